import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { watched } from '#platform/jobs/jobs.testing.ts'
import { type Step, Worker } from '#platform/jobs/worker.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-03-31T10:00:00Z')
let now = NOW
let app: TestApp

beforeAll(async () => {
  app = await testApp({ clock: () => now, settings: { RETENTION_CUSTOMER_MONTHS: '1' } })
})
beforeEach(async () => {
  now = NOW
  await app.renew()
})
afterAll(() => app.close())

/** Builds an order whose customer is to be removed. */
const finished = () => buildOrder(app.world, { status_id: 9, status_changed_at: new Date('2026-01-01T00:00:00Z') })

async function customerOf(id: number): Promise<string> {
  const row = await app.world.db.selectFrom('orders').select('customer_full_name').where('id', '=', id).executeTakeFirstOrThrow()
  return row.customer_full_name
}

const DAY = 24 * 60 * 60 * 1000
const sweeps = () =>
  app.world.db.selectFrom('jobs').select(['turn', 'state', 'attempts']).where('kind', '=', 'retention').orderBy('id').execute()

/** Makes the server's worker with another clock. */
function worker(): Worker {
  return new Worker(app.app.platform, { regularly: () => () => undefined })
}

test('the server deletes old data once a day, whichever process comes first', async () => {
  const { id } = await finished()
  const workers = [worker(), worker()]
  const look = async () => {
    for (const one of workers) await one.tick()
    for (const one of workers) await one.settled()
  }
  await look()
  expect(await sweeps()).toEqual([{ turn: '2026-03-31', state: 'waiting', attempts: 0 }])
  now = new Date(NOW.getTime() + 2 * 60_000)
  await look()
  await look()
  expect(await sweeps()).toEqual([{ turn: '2026-03-31', state: 'done', attempts: 1 }])
  expect(await customerOf(id)).toBe('removed')

  const late = worker() // a process that starts later on the same day
  await late.tick()
  expect(await sweeps()).toHaveLength(1)
  now = new Date(NOW.getTime() + DAY)
  await look()
  expect((await sweeps()).map(({ turn }) => turn)).toEqual(['2026-03-31', '2026-04-01'])
  await Promise.all([...workers, late].map((one) => one.stop()))
})

test('a run cut by the end of its process is begun again by the next one', async () => {
  const { id } = await finished()
  let stopped: Promise<void> | undefined
  let isClaimed = false
  const platform = watched(app.app.platform, () => {
    if (isClaimed) stopped ??= first.stop() // at the first statement of the sweep
  })
  const onStep = (step: Step) => {
    isClaimed ||= step === 'after claim' && isDue
  }
  let isDue = false
  const first = new Worker(platform, { regularly: () => () => undefined, onStep })
  await first.tick()
  now = new Date(NOW.getTime() + 2 * 60_000)
  isDue = true
  await first.tick()
  await first.settled()
  await stopped
  expect(await sweeps()).toEqual([{ turn: '2026-03-31', state: 'waiting', attempts: 0 }])
  const next = worker()
  await next.tick()
  await next.settled()
  expect(await sweeps()).toMatchObject([{ turn: '2026-03-31', state: 'done', attempts: 1 }])
  expect(await customerOf(id)).toBe('removed')
  await next.stop()
})

test('the same job vacuums the embedded database, which nothing else does', async () => {
  for (let made = 0; made < 3; made += 1) await buildOrder(app.world, { status_id: 1 })
  const counted = () => sql`select reltuples::integer as orders from pg_class where oid = 'public.orders'::regclass`.execute(app.world.db)
  const one = worker()
  await one.tick()
  now = new Date(NOW.getTime() + 2 * 60_000)
  await one.tick()
  await one.settled()
  expect((await counted()).rows).toEqual([{ orders: 3 }])
  await one.stop()
})
