import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#testing/hang.ts'
import { LEASE, ONCE } from './job-kind.ts'
import { type Bench, jobBench, kindOf, NOW, watched, workshop } from './jobs.testing.ts'
import { enqueue } from './jobs.ts'
import type { Step } from './worker.ts'

const MINUTE = 60_000

const { jobs, handle, runs, reset } = workshop('plain', 'slow', 'once', 'last')
const { plain, slow, once, last } = jobs
const unknown = jobs.plain

let bench: Bench

beforeAll(async () => {
  bench = await jobBench([
    kindOf(plain),
    kindOf(slow, { limit: 2 * LEASE }),
    kindOf(once, { attempts: ONCE }),
    kindOf(last, { waitsForLater: { delay: 0, most: MINUTE } }),
  ])
})
beforeEach(async () => {
  reset()
  await bench.renew()
})
afterAll(() => bench.close())

const add = (which: typeof plain, ...numbers: number[]) =>
  enqueue(
    bench.system(),
    which,
    numbers.map((n) => ({ payload: { n } })),
  )
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const states = async () => (await bench.rows()).map(({ state }) => state)
const failing = () => Promise.reject(new Error('the gateway is away'))
const hanging = () => new Promise<never>(() => undefined)

test('due jobs run, the longest due first, and new ones right after their commit', async () => {
  await enqueue(bench.system(), plain, [{ payload: { n: 1 } }, { payload: { n: 2 }, runAt: new Date(NOW.getTime() - MINUTE) }])
  const worker = bench.worker()
  await worker.tick()
  await worker.settled()
  expect(runs).toEqual(['plain 2', 'plain 1'])
  await add(plain, 3)
  await worker.settled()
  expect(await bench.rows()).toMatchObject(numbers(3).map((n) => ({ n, state: 'done', attempts: 1, error: null })))
})

test('a later job runs at its time and not before', async () => {
  await enqueue(bench.system(), plain, [{ payload: { n: 1 }, runAt: new Date(NOW.getTime() + MINUTE) }])
  const worker = bench.worker()
  bench.later(MINUTE - 1)
  await worker.tick()
  expect(runs).toEqual([])
  bench.later(1)
  await worker.tick()
  await worker.settled()
  expect(await states()).toEqual(['done'])
})

test('a failed job is tried again after 1, 5, 30 and 120 minutes, and then given up', async () => {
  handle.plain = failing
  await add(plain, 1)
  const worker = bench.worker()
  const tick = async () => {
    await worker.tick()
    await worker.settled()
    return (await bench.rows())[0]
  }
  let waited = 0
  for (const [attempts, minutes] of [
    [1, 1],
    [2, 5],
    [3, 30],
    [4, 120],
  ] as const) {
    expect(await tick()).toMatchObject({ state: 'waiting', attempts, error: 'failed' })
    bench.later(minutes * MINUTE - 1)
    expect(await tick()).toMatchObject({ attempts })
    bench.later(1)
    waited += minutes
  }
  expect(await tick()).toMatchObject({ state: 'dead', attempts: 5, error: 'failed' })
  expect(waited).toBe(156)
  bench.later(1_000 * MINUTE)
  expect(await tick()).toMatchObject({ attempts: 5 })
})

test('a job that runs once is dead after a failure', async () => {
  handle.once = failing
  await add(once, 1)
  const worker = bench.worker()
  await worker.tick()
  await worker.settled()
  expect(await bench.rows()).toMatchObject([{ state: 'dead', attempts: 1, error: 'failed' }])
})

test('a kind that hangs fills its own four places and delays no other; its time limit frees them', async () => {
  handle.slow = hanging
  await add(slow, ...numbers(6))
  await add(plain, ...numbers(20))
  const worker = bench.worker()
  await worker.tick()
  await eventually(async () => expect((await bench.rows()).filter(({ state }) => state === 'done')).toHaveLength(20))
  expect(runs.filter((run) => run.startsWith('slow'))).toEqual(['slow 1', 'slow 2', 'slow 3', 'slow 4'])
  await worker.tick()
  expect(runs).toHaveLength(24)

  handle.slow = async () => undefined
  for (let waited = 0; waited < 2 * LEASE; waited += LEASE / 2) {
    bench.later(LEASE / 2) // its lease is renewed during the work
    await worker.tick()
  }
  await worker.settled()
  const ends = (await bench.rows()).filter(({ kind }) => kind === 'slow').map(({ state, error }) => [state, error])
  expect(ends).toEqual([...Array(4).fill(['waiting', 'too_long']), ...Array(2).fill(['done', null])])
})

test('a job that returns after its time limit changes nothing', async () => {
  let come = (): void => undefined
  const finished: number[] = []
  const signals: AbortSignal[] = []
  handle.slow = async ({ signal }) => {
    signals.push(signal)
    await new Promise<void>((resolve) => {
      come = resolve
    })
    return async () => void finished.push(1)
  }
  await add(slow, 1)
  const worker = bench.worker()
  await worker.tick()
  bench.later(2 * LEASE)
  await worker.tick()
  await eventually(async () => expect(await bench.rows()).toMatchObject([{ state: 'waiting', attempts: 1, error: 'too_long' }]))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  come()
  await worker.tick()
  expect(finished).toEqual([])
  expect(await bench.rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
})

test('a kind that this version does not know waits for one that does', async () => {
  const known = bench.platform.jobs.kinds as Map<string, unknown> // only a test removes a kind
  const kind = known.get('plain')
  await add(unknown, 1)
  known.delete('plain')
  const worker = bench.worker()
  bench.later(10 * LEASE)
  await worker.tick()
  await worker.settled()
  expect(await bench.rows()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  known.set('plain', kind)
  await worker.tick()
  await worker.settled()
  expect(await states()).toEqual(['done'])
})

test('a failed job leaves its work to a later one of the same key', async () => {
  handle.last = async () => {
    await enqueue(bench.system(), last, [{ key: 'order 1', payload: { n: 2 }, runAt: new Date(NOW.getTime() + MINUTE) }])
    throw new Error('the gateway is away')
  }
  await enqueue(bench.system(), last, [{ key: 'order 1', payload: { n: 1 } }])
  const worker = bench.worker()
  await worker.tick()
  await worker.settled()
  expect(await bench.rows()).toMatchObject([
    { n: 1, state: 'done', error: 'replaced' },
    { n: 2, state: 'waiting', attempts: 0 },
  ])
})

test('an idle worker sends one statement each time it looks, a busy one two for each job', async () => {
  let statements = 0
  const counted = watched(bench.platform, () => {
    statements += 1
  })
  const worker = bench.worker({}, counted)
  for (let looks = 1; looks <= 5; looks += 1) {
    await worker.tick()
    await worker.settled()
    expect(statements).toBe(looks)
  }
  await add(plain, 1)
  await worker.settled()
  expect(statements).toBe(7)
})

test('a worker looks once for any number of commits that come while it looks', async () => {
  let claims = 0
  const onStep = (step: Step) => {
    if (step === 'before claim') claims += 1
  }
  const worker = bench.worker({ onStep })
  const looking = worker.look()
  for (let commits = 0; commits < 50; commits += 1) bench.platform.jobs.wake()
  await looking
  await worker.settled()
  expect(claims).toBe(2)
})

test('two workers do each of 200 jobs exactly once', async () => {
  await add(plain, ...numbers(200))
  const workers = [bench.worker(), bench.worker()]
  await Promise.all(workers.map((worker) => worker.tick()))
  await eventually(async () => expect(new Set(await states())).toEqual(new Set(['done'])))
  expect(runs).toHaveLength(200)
  expect(new Set(runs).size).toBe(200)
})

test('a result that a job returns is written once, together with its end', async () => {
  const key = 'jobs.test'
  const write = async (value: string) => bench.app.world.db.insertInto('settings').values({ key, value }).execute()
  const written = () => bench.app.world.db.deleteFrom('settings').where('key', '=', key).returning('value').execute()
  handle.plain = async () => async (tx) => {
    await tx.db.insertInto('settings').values({ key, value: 'by the job' }).execute()
  }
  await add(plain, 1)
  const worker = bench.worker()
  await worker.tick()
  await worker.settled()
  expect(await states()).toEqual(['done'])
  expect(await written()).toEqual([{ value: 'by the job' }])

  await write('somebody else’s')
  await add(plain, 2)
  await worker.settled()
  expect((await bench.rows())[1]).toMatchObject({ state: 'waiting', attempts: 1, error: 'failed' })
  expect(await written()).toEqual([{ value: 'somebody else’s' }])
})

test('a statement that a job returns runs with its end, and not where another process has the job', async () => {
  const { db } = bench.app.world
  handle.plain = async ({ id, payload }) => {
    if (payload.n === 2) await db.updateTable('jobs').set({ attempts: 2 }).where('id', '=', id).execute()
    const write = sql`insert into settings (key, value) select ${`jobs.test ${payload.n}`}, 'by the job' where exists (select from done)`
    return { recipient: 'a…@example.com', write }
  }
  await add(plain, 1, 2)
  const worker = bench.worker()
  await worker.tick()
  await worker.settled()
  expect(await states()).toEqual(['done', 'running'])
  expect(await db.selectFrom('jobs').select('recipient').orderBy('id').execute()).toEqual([
    { recipient: 'a…@example.com' },
    { recipient: null },
  ])
  const written = await db.deleteFrom('settings').where('key', 'like', 'jobs.test%').returning('key').execute()
  expect(written).toEqual([{ key: 'jobs.test 1' }])
})
