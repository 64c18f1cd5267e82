import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { inTransaction } from '#platform/context.ts'
import { defineEvent, inTransactionOf } from '#platform/events/event.ts'
import { defineJob } from './job-kind.ts'
import { type Bench, countedJob, jobBench, kindOf, NOW } from './jobs.testing.ts'
import { enqueue } from './jobs.ts'

const MINUTE = 60_000
const runs: number[] = []
const eachJob = countedJob('each', async ({ payload }) => void runs.push(payload.n))
const lastJob = countedJob('last', async () => undefined)
const counted = defineEvent<number>('test.counted')

let bench: Bench
let looks = 0

beforeAll(async () => {
  bench = await jobBench([kindOf(eachJob), kindOf(lastJob, { waitsForLater: { delay: 2 * MINUTE, most: 10 * MINUTE } })])
  bench.platform.jobs.onWake(() => {
    looks += 1
  })
  bench.platform.events.listen([
    inTransactionOf(counted, (tx, said) =>
      enqueue(
        tx,
        eachJob,
        said.map((n) => ({ payload: { n } })),
      ),
    ),
  ])
})
beforeEach(async () => {
  await bench.renew()
  looks = 0
})
afterAll(() => bench.close())

const last = (n: number) => enqueue(bench.system(), lastJob, [{ key: 'order 1', payload: { n } }])
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

test('jobs are written in their transaction, and the worker looks once after the commit', async () => {
  await inTransaction(bench.system(), async (tx) => {
    tx.emit(counted, 1)
    tx.emit(counted, 2)
    expect(looks).toBe(0)
  })
  expect(await bench.rows()).toMatchObject([
    { n: 1, state: 'waiting', attempts: 0, run_at: NOW },
    { n: 2, state: 'waiting', attempts: 0, run_at: NOW },
  ])
  expect(looks).toBe(1)
})

test('after a rollback there is no job, and no worker looks', async () => {
  const failing = inTransaction(bench.system(), async (tx) => {
    await enqueue(tx, eachJob, [{ payload: { n: 1 } }])
    tx.emit(counted, 2)
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  const confirm = () => Promise.reject(new Error('rights are gone'))
  await expect(inTransaction({ ...bench.system(), confirm }, async (tx) => tx.emit(counted, 3))).rejects.toThrow('rights are gone')
  expect(await bench.rows()).toEqual([])
  expect(looks).toBe(0)
})

test('a later job wakes no worker now', async () => {
  await enqueue(bench.system(), eachJob, [{ payload: { n: 1 }, runAt: at(5) }])
  expect(await bench.rows()).toMatchObject([{ run_at: at(5) }])
  expect(looks).toBe(0)
})

test('of jobs with one key the last one runs, two minutes after it and at most ten after the first', async () => {
  for (const [n, minutes] of [
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const) {
    await last(n)
    expect(await bench.rows()).toMatchObject([{ n, run_at: at(minutes) }])
    bench.later(MINUTE)
  }
  bench.later(6 * MINUTE)
  await last(4)
  expect(await bench.rows()).toMatchObject([{ n: 4, run_at: at(10) }])
})

test('a job between two tries keeps its schedule and takes the newer payload', async () => {
  await last(1)
  await bench.app.world.db
    .updateTable('jobs')
    .set({ attempts: 2, run_at: at(30) })
    .execute()
  await last(2)
  expect(await bench.rows()).toMatchObject([{ n: 2, run_at: at(30), attempts: 2 }])
})

test('a running job stays as it is, and the later one waits beside it', async () => {
  await last(1)
  await bench.app.world.db.updateTable('jobs').set({ attempts: 1, state: 'running' }).execute()
  await last(2)
  expect(await bench.rows()).toMatchObject([
    { n: 1, state: 'running' },
    { n: 2, state: 'waiting' },
  ])
})

test('equal keys in one call become one job; jobs without a key stay apart', async () => {
  const drafts = [1, 2, 3].map((n) => ({ key: `order ${n === 3 ? 1 : n}`, payload: { n } }))
  await enqueue(bench.system(), lastJob, drafts)
  await enqueue(bench.system(), eachJob, [{ payload: { n: 7 } }, { payload: { n: 7 } }])
  expect((await bench.rows()).map(({ n }) => n).sort()).toEqual([2, 3, 7, 7])
})

test.each([
  ['a text', z.object({ to: z.string() }), 'payload.to'],
  ['an address', z.object({ to: z.email() }), 'payload.to'],
  ['a text among others', z.object({ id: z.int(), names: z.array(z.string()) }), 'payload.names'],
  ['a text or nothing', z.object({ to: z.string().nullable() }), 'payload.to'],
  ['any value', z.object({ what: z.unknown() }), 'payload.what'],
  ['any property', z.record(z.string(), z.int()), 'payload'],
  ['more than is named', z.looseObject({ id: z.int() }), 'payload'],
  ['an amount', z.object({ amount: z.number() }), 'payload.amount'],
])('a payload that could hold %s is refused when its kind is registered', (_what, payload, place) => {
  const job = defineJob({ name: 'talkative', payload: payload as z.ZodType<object>, run: async () => undefined })
  expect(() => bench.platform.jobs.register([{ ...kindOf(eachJob), job }])).toThrow(
    new RegExp(`^The job talkative could hold more than ids and kinds: ${place}$`),
  )
})

test('a payload may hold ids, kinds, booleans and lists of them', () => {
  const payload = z.object({
    order_ids: z.array(z.int()),
    kind: z.enum(['sms', 'email']),
    audience: z.literal('courier').nullable(),
    batch: z.uuid().optional(),
    is_bulk: z.boolean(),
  })
  const job = defineJob({ name: 'quiet', payload, run: async () => undefined })
  expect(() => bench.platform.jobs.register([{ ...kindOf(eachJob), job }])).not.toThrow()
})

test('a payload that its kind cannot read fails before the work begins', async () => {
  await enqueue(bench.system(), eachJob, [{ payload: { n: 1 } }])
  const payload = JSON.stringify({ n: 'one' })
  await bench.app.world.db.updateTable('jobs').set({ payload }).execute()
  const worker = bench.worker()
  await worker.tick()
  await worker.settled()
  expect(runs).toEqual([])
  expect(await bench.rows()).toMatchObject([{ state: 'waiting', attempts: 1, error: 'failed' }])
})

test('a job without a handler cannot be enqueued', async () => {
  const unknown = countedJob('unknown', async () => undefined)
  await expect(enqueue(bench.system(), unknown, [{ payload: { n: 1 } }])).rejects.toThrow('Nobody works off unknown')
})
