import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseUnreachable } from '#db/unreachable.ts'
import { HANG_MS } from '#testing/hang.ts'
import { LEASE, ONCE, type Work } from './job-kind.ts'
import { type Bench, type Counted, countedJob, jobBench, kindOf, watched } from './jobs.testing.ts'
import { enqueue } from './jobs.ts'
import type { Step, Worker } from './worker.ts'

const KEY = 'jobs.death.test'

/** Sent mails, and the steps of a worker before it sends. */
const sent: number[] = []
let before: (work: Work<Counted>) => Promise<void> = async () => undefined

const many = countedJob('many', async (work) => {
  await before(work)
  sent.push(work.payload.n)
  return async ({ db }) => {
    await db
      .insertInto('settings')
      .values({ key: `${KEY}.${work.payload.n}`, value: 'written' })
      .execute()
  }
})
const single = countedJob('single', many.run)

let bench: Bench

beforeAll(async () => {
  bench = await jobBench([kindOf(many), kindOf(single, { attempts: ONCE })])
})
beforeEach(async () => {
  sent.length = 0
  before = async () => undefined
  await bench.renew()
  await bench.app.world.db.deleteFrom('settings').where('key', 'like', `${KEY}%`).execute()
})
afterAll(async () => {
  await bench.app.world.db.deleteFrom('settings').where('key', 'like', `${KEY}%`).execute()
  await bench.close()
})

const written = async () =>
  (await bench.app.world.db.selectFrom('settings').select('key').where('key', 'like', `${KEY}%`).orderBy('key').execute()).length
const add = (which: typeof many, ...numbers: number[]) =>
  enqueue(
    bench.system(),
    which,
    numbers.map((n) => ({ payload: { n } })),
  )

class Death extends Error {}

/** Makes a worker whose process dies at that step: from then on none of its statements reach the database. */
function mortal(at: Step | 'in work'): Worker {
  let isDead = false
  const die = () => {
    isDead = true
    throw new Death()
  }
  before = async () => {
    if (at === 'in work' && !isDead) die()
  }
  const platform = watched(bench.platform, () => {
    if (isDead) throw new Death()
  })
  return bench.worker({ onStep: (step) => void (step === at && die()) }, platform)
}

async function others(): Promise<void> {
  const worker = bench.worker()
  await worker.tick()
  await worker.settled()
}

describe.each(['before claim', 'after claim', 'in work', 'before completion', 'after completion', 'at renewal'] as const)(
  'a process that dies %s',
  (step) => {
    async function die(): Promise<void> {
      const worker = mortal(step)
      if (step === 'at renewal') before = () => new Promise<void>((resolve) => setTimeout(resolve, HANG_MS).unref())
      await worker.tick()
      if (step !== 'at renewal') return worker.settled()
      bench.later(LEASE / 3)
      await worker.tick()
    }

    test('no job is lost: others take it after its lease, and its result is written once', async () => {
      await add(many, 1, 2, 3)
      await die()
      before = async () => undefined
      bench.later(LEASE)
      await others()
      const rows = await bench.rows()
      expect(rows.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
      expect(await written()).toBe(3)
      expect(new Set(sent)).toEqual(new Set([1, 2, 3]))
      // Only mails that were on their way are sent twice.
      if (step === 'before claim' || step === 'after claim') expect(sent).toHaveLength(3)
    })

    test('a job that runs once is done or dead', async () => {
      await add(single, 1)
      await die()
      before = async () => undefined
      bench.later(LEASE)
      await others()
      const [row] = await bench.rows()
      const isDone = step === 'before claim' || step === 'after completion'
      expect(row).toMatchObject(isDone ? { state: 'done', error: null } : { state: 'dead', error: 'lost', attempts: 2 })
      expect(await written()).toBe(isDone ? 1 : 0)
    })
  },
)

test('nobody takes a running job while its lease is renewed', async () => {
  let finish = (): void => undefined
  before = () =>
    new Promise((resolve) => {
      finish = resolve
    })
  await add(many, 1)
  const worker = bench.worker()
  await worker.tick()
  for (let thirds = 0; thirds < 9; thirds += 1) {
    bench.later(LEASE / 3)
    await worker.tick()
    await others()
  }
  finish()
  await worker.settled()
  expect(await bench.rows()).toMatchObject([{ state: 'done', attempts: 1 }])
  expect(sent).toEqual([1])
})

test('a process that slept beyond its lease neither finishes nor repeats its jobs, and they are aborted', async () => {
  const asleep: { wake(): void; signal: AbortSignal }[] = []
  before = ({ signal }) => new Promise((wake) => asleep.push({ wake: () => wake(undefined), signal }))
  await add(many, 1, 2)
  const sleeper = bench.worker()
  await sleeper.tick()
  bench.later(LEASE)
  const other = bench.worker()
  await other.tick()
  const theOthers = { state: 'running', attempts: 2 }
  expect(await bench.rows()).toMatchObject([theOthers, theOthers])

  asleep[0]?.wake() // it ends before it checks its lease
  await new Promise(setImmediate)
  await sleeper.tick()
  expect(asleep.map(({ signal }) => signal.aborted)).toEqual([false, true, false, false])
  asleep[1]?.wake()
  await sleeper.settled()
  expect(await bench.rows()).toMatchObject([theOthers, theOthers])
  expect(await written()).toBe(0)

  for (const { wake } of asleep.slice(2)) wake()
  await other.settled()
  await sleeper.tick()
  await sleeper.settled()
  expect(await bench.rows()).toMatchObject([
    { state: 'done', attempts: 2 },
    { state: 'done', attempts: 2 },
  ])
  expect(await written()).toBe(2)
})

test('without a database at its end a job is noted later, and its message is not sent again', async () => {
  let isAway = false
  before = async () => {
    isAway = true
  }
  const worker = bench.worker(
    {},
    watched(bench.platform, () => {
      if (isAway) throw new DatabaseUnreachable(new Error('gone'))
    }),
  )
  await add(many, 1)
  await worker.tick()
  await worker.settled()
  bench.later(LEASE / 2)
  await worker.tick()
  expect((await bench.rows()).map(({ state }) => state)).toEqual(['running'])
  isAway = false
  await worker.tick()
  await worker.settled()
  expect(await bench.rows()).toMatchObject([{ state: 'done', attempts: 1 }])
  expect([sent, await written()]).toEqual([[1], 1])
})
