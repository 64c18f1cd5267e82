import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#testing/hang.ts'
import { type JobKind, LEASE } from './job-kind.ts'
import { type Bench, jobBench, kindOf, workshop } from './jobs.testing.ts'
import { enqueue } from './jobs.ts'

const { jobs, handle, runs, reset } = workshop('plain', 'slow', 'once')
const { plain, slow, once } = jobs

let bench: Bench

beforeAll(async () => {
  bench = await jobBench([plain, slow, once].map((one) => kindOf(one)))
})
beforeEach(async () => {
  reset()
  await bench.renew()
})
afterAll(() => bench.close())

const add = (which: typeof plain, n: number) => enqueue(bench.system(), which, [{ payload: { n } }])

test('a stopping process takes no more jobs, gives back those not begun and aborts the running ones', async () => {
  handle.plain = ({ signal }) => new Promise((_, leave) => signal.addEventListener('abort', () => leave(signal.reason)))
  let finish = (): void => undefined
  handle.slow = () =>
    new Promise<undefined>((resolve) => {
      finish = () => resolve(undefined)
    })
  await add(plain, 1)
  await add(slow, 2)
  let stopped: Promise<void> | undefined
  let isLast = false
  const worker = bench.worker({
    onStep: (step) => {
      if (step === 'after claim' && isLast) stopped ??= worker.stop()
    },
  })
  await worker.tick()
  isLast = true
  await add(once, 3) // claimed, then the process is told to end
  await eventually(() => expect(stopped).toBeDefined())
  await add(plain, 4)
  finish()
  await stopped
  expect(await bench.rows()).toMatchObject([
    { n: 1, state: 'waiting', attempts: 0, error: null },
    { n: 2, state: 'done', attempts: 1 },
    { n: 3, state: 'waiting', attempts: 0, error: null },
    { n: 4, state: 'waiting', attempts: 0 },
  ])
  await worker.tick()
  expect(runs).toEqual(['plain 1', 'slow 2'])
})

test('a job that ignores the abort is left to its lease', async () => {
  handle.plain = () => new Promise<never>(() => undefined)
  await add(plain, 1)
  const worker = bench.worker()
  await worker.tick()
  await worker.stop(0)
  expect(await bench.rows()).toMatchObject([{ state: 'running', attempts: 1 }])
  handle.plain = async () => undefined
  bench.later(LEASE)
  const next = bench.worker()
  await next.tick()
  await next.settled()
  expect(await bench.rows()).toMatchObject([{ state: 'done', attempts: 2 }])
})

test('other work of the process runs between two jobs', async () => {
  const jobsDue = 60
  await enqueue(
    bench.system(),
    plain,
    Array.from({ length: jobsDue }, (_, n) => ({ payload: { n } })),
  )
  let [rounds, isOver] = [0, false]
  const count = () => {
    rounds += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const worker = bench.worker()
  await worker.tick()
  await worker.settled()
  isOver = true
  expect(runs).toHaveLength(jobsDue)
  expect(rounds).toBeGreaterThanOrEqual(jobsDue)
})

test('a tick ends only after the end of each job is noted', async () => {
  const known = bench.platform.jobs.kinds as Map<string, JobKind> // only a test removes kinds
  const kinds = [...known]
  known.clear()
  known.set('plain', kindOf(plain, { atOnce: 1 })) // so that there are no other queries
  let note = (): void => undefined
  const isNoting = new Promise<void>((resolve) => {
    handle.plain = async () => async () => {
      resolve()
      await new Promise<void>((end) => {
        note = end
      })
    }
  })
  await add(plain, 1)
  const worker = bench.worker()
  await worker.tick()
  await isNoting
  let isOver = false
  const ticked = worker.tick().then(() => {
    isOver = true
  })
  for (let rounds = 0; rounds < 20; rounds += 1) await new Promise(setImmediate)
  expect(isOver).toBe(false)
  note()
  await ticked
  expect(await bench.rows()).toMatchObject([{ state: 'done' }])
  await worker.settled()
  for (const [name, kind] of kinds) known.set(name, kind)
})
