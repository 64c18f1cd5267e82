import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#testing/hang.ts'
import { LEASE, type Work } from './job-kind.ts'
import { type Bench, type Counted, countedJob, jobBench, kindOf } from './jobs.testing.ts'
import { enqueue } from './jobs.ts'

const handle = { plain: done, slow: done, once: done }
const runs: string[] = []
async function done(_work: Work<Counted>): Promise<undefined> {
  return undefined
}

function job(name: keyof typeof handle) {
  return countedJob(name, async (work) => {
    runs.push(`${name} ${work.payload.n}`)
    return handle[name](work)
  })
}
const [plain, slow, once] = [job('plain'), job('slow'), job('once')]

let bench: Bench

beforeAll(async () => {
  bench = await jobBench([plain, slow, once].map((one) => kindOf(one)))
})
beforeEach(async () => {
  runs.length = 0
  Object.assign(handle, { plain: done, slow: done, once: done })
  await bench.renew()
})
afterAll(() => bench.close())

const add = (which: typeof plain, n: number) => enqueue(bench.system(), which, [{ payload: { n } }])

test('at its end a process takes no more, gives back what it has not begun, and tells what works to leave', async () => {
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
  await add(once, 3) // it is claimed, and then the process is told to end
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

test('one that does not leave is not waited for: its lease finds it', async () => {
  handle.plain = () => new Promise<never>(() => undefined)
  await add(plain, 1)
  const worker = bench.worker()
  await worker.tick()
  await worker.stop(0)
  expect(await bench.rows()).toMatchObject([{ state: 'running', attempts: 1 }])
  handle.plain = done
  bench.later(LEASE)
  const next = bench.worker()
  await next.tick()
  await next.settled()
  expect(await bench.rows()).toMatchObject([{ state: 'done', attempts: 2 }])
})
