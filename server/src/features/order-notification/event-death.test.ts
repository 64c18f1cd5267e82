import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LEASE } from '#platform/jobs/job-kind.ts'
import { watched } from '#platform/jobs/jobs.testing.ts'
import type { Step } from '#platform/jobs/worker.ts'
import type { Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { eventually } from '#testing/hang.ts'
import { type Newsroom, newsroom } from './order-notification.testing.ts'

let room: Newsroom
let logist: Visitor
let now = new Date('2026-11-27T10:00:00Z')

beforeAll(async () => {
  room = await newsroom({ clock: () => now })
})
beforeEach(async () => {
  now = new Date('2026-11-27T10:00:00Z')
  await room.renew()
  logist = await room.app.as('logist')
})
afterAll(() => room.close())

class Death extends Error {}
const told = () => room.bell(room.app.world.users.organization_admin)

async function moveSome(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { id } = await buildOrder(room.app.world, { status_id: 2 })
    expect((await logist.post(`/order/status/${id}/3`, {})).statusCode).toBe(200)
  }
}

/** Ends the process at that step, or at that statement of the work; from then on none of its statements reach the database. */
async function dieAt(at: Step | 'in work'): Promise<void> {
  let isDead = false
  let isWorking = false
  const die = () => {
    isDead = true
    throw new Death()
  }
  const onStep = (step: Step) => {
    if (step === at) die()
    isWorking ||= step === 'after claim'
  }
  let statements = 0
  const platform = watched(room.app.app.platform, () => {
    if (isDead) throw new Death()
    if (at === 'in work' && isWorking && ++statements === 4) die()
  })
  const worker = room.worker({ onStep }, platform)
  await worker.tick()
  await worker.settled()
}

describe.each(['before claim', 'after claim', 'in work', 'before completion', 'after completion'] as const)(
  'a process that dies %s',
  (step) => {
    test('loses no message, and sends none twice', async () => {
      await moveSome(3)
      await dieAt(step)
      now = new Date(now.getTime() + LEASE)
      await room.deliver()
      expect((await room.jobs()).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
      expect(await told()).toHaveLength(3)
    })
  },
)

/** Makes a worker whose events wait when all their writes are known; at a renewal its process dies. */
function sleeper() {
  const { platform } = room.app.app
  let isDead = false
  let wake = (): void => undefined
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  const [kind] = [...platform.jobs.kinds.values()].filter(({ job }) => job.name === 'event')
  const run = async (work: never) => {
    const finish = await kind?.job.run(work)
    await asleep
    return finish
  }
  const kinds = new Map([['event', { ...kind, job: { ...kind?.job, run } }]])
  const own = watched(platform, () => {
    if (isDead) throw new Death()
  })
  const die = () => {
    isDead = true
    throw new Death()
  }
  const onStep = (step: Step) => void (step === 'at renewal' && die())
  const worker = room.worker({ onStep }, { ...own, jobs: { ...platform.jobs, kinds: kinds as never } }) // with all that the worker asks of a kind
  return { worker, wake }
}

test('a process that sleeps beyond its lease writes none of its results', async () => {
  await moveSome(1)
  const { worker, wake } = sleeper()
  await worker.tick()
  now = new Date(now.getTime() + LEASE)
  await room.deliver()
  expect(await told()).toHaveLength(1)
  wake()
  await worker.settled()
  expect(await told()).toHaveLength(1)
  expect(await room.jobs()).toMatchObject([{ state: 'done' }])
})

test('a process that dies at a renewal leaves its event to others, who send it once', async () => {
  await moveSome(1)
  const { worker, wake } = sleeper()
  await worker.tick()
  now = new Date(now.getTime() + LEASE / 2)
  await worker.tick()
  now = new Date(now.getTime() + LEASE)
  await room.deliver()
  wake()
  await worker.settled()
  expect(await told()).toHaveLength(1)
  expect(await room.jobs()).toMatchObject([{ state: 'done' }])
})

test('two workers and 200 events: everybody gets each message once', async () => {
  const orders = []
  for (let n = 0; n < 40; n += 1) orders.push(await buildOrder(room.app.world, { status_id: 2 }))
  for (const { id } of orders) await logist.post(`/order/status/${id}/3`, {})
  await sql`insert into jobs (kind, payload, run_at) select kind, payload, run_at from jobs, generate_series(1, 4) where kind = 'event'`.execute(
    room.app.world.db,
  )
  const workers = [room.worker(), room.worker()]
  await Promise.all(workers.map((worker) => worker.tick()))
  await eventually(async () => expect(new Set((await room.jobs()).map(({ state }) => state))).toEqual(new Set(['done'])))
  expect(await told()).toHaveLength(200)
})
