import { expect, test, vi } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import {
  type Batch,
  batchesBy,
  chunksOf,
  chunksToRetry,
  eachOrder,
  inTurn,
  isFinal,
  type Job,
  manyOrders,
  missedOutcomes,
  type NamedOrder,
  oneOrder,
  outcomesOf,
  slices,
} from './bulk-job.rules.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const allDone = (most?: number): Job => ({
  send: vi.fn(async (order_ids: readonly number[]) => ({ done: [...order_ids], refused: [] })),
  ...(most !== undefined && { most }),
})
const newKeys = () => {
  let last = 0
  return () => `key-${++last}`
}
const batch = (count: number, job = allDone()): Batch => ({ order_ids: upTo(count), job })
const sizes = (...batches: Batch[]) => chunksOf(batches, newKeys()).map(({ order_ids }) => order_ids.length)

test.each([
  ['few go in one request', 24, undefined, [24]],
  ['never fewer than 25', 60, undefined, [25, 25, 10]],
  ['ten steps in between', 500, undefined, Array(10).fill(50)],
  ['never more than 200', 2_000, undefined, Array(10).fill(200)],
  ['what is more than one request takes goes in full ones', 4_500, undefined, [2_000, 2_000, 500]],
  ['no more than the call takes', 3, 1, [1, 1, 1]],
  ['a call that takes more changes nothing', 24, 500, [24]],
  ['none are none', 0, undefined, []],
])('%s', (_case, count, most, expected) => {
  expect(sizes(batch(count, allDone(most)))).toEqual(expected)
})

test('all batches together decide about the size; each chunk has its job, its orders and a key of its own', () => {
  const [first, second] = [allDone(), allDone()]
  const chunks = chunksOf(
    [
      { order_ids: upTo(30), job: first },
      { order_ids: [31], job: second },
    ],
    newKeys(),
  )
  expect(chunks).toEqual([
    { order_ids: upTo(25), job: first, key: 'key-1' },
    { order_ids: [26, 27, 28, 29, 30], job: first, key: 'key-2' },
    { order_ids: [31], job: second, key: 'key-3' },
  ])
})

test('orders that share what the job is made of go together, by what it is and not by how it is called', () => {
  const orders = [1, 2, 3].map((id) => ({ id, track: `TL${id}`, courier_id: id === 2 ? 9 : null }))
  const jobOf = vi.fn((_order: NamedOrder) => allDone())
  const batches = batchesBy(orders, ({ courier_id }) => ({ courier_id }), jobOf)
  expect(batches.map(({ order_ids }) => order_ids)).toEqual([[1, 3], [2]])
  expect(jobOf.mock.calls.map(([order]) => order)).toEqual([orders[0], orders[1]])
})

test('a call for many names all of them under the key', async () => {
  const change = vi.fn(async () => ({ data: { done: [1], refused: [{ id: 2, reason: 'No' }] } }))
  expect(await manyOrders(change).send([1, 2], 'key')).toEqual({ done: [1], refused: [{ id: 2, reason: 'No' }] })
  expect(change).toHaveBeenCalledExactlyOnceWith([1, 2], { 'Idempotency-Key': 'key' })
})

test('a call for one that answers with the order hands it on', async () => {
  const order = { ...orderRow({ version: 4 }), transitions: [], refused: [] }
  const change = vi.fn(async () => ({ data: order }))
  const job = oneOrder(change)
  expect(job.most).toBe(1)
  expect(await job.send([1], 'key')).toEqual({ done: [1], refused: [], order })
  expect(change).toHaveBeenCalledExactlyOnceWith(1, 'key')
  expect(await job.send([], 'key')).toEqual({ done: [], refused: [] })
})

test('a call for one is made for each in turn; what it refuses it throws', async () => {
  const change = vi.fn(async () => undefined)
  expect(eachOrder(change).most).toBe(1)
  expect(await eachOrder(change).send([1, 2], 'key')).toEqual({ done: [1, 2], refused: [] })
  expect(change.mock.calls).toEqual([
    [1, 'key'],
    [2, 'key'],
  ])
  await expect(eachOrder(() => Promise.reject(new Error('No'))).send([1], 'key')).rejects.toThrow('No')
})

test('jobs in turn: whom one refuses the next does not see, and each has a key of its own', async () => {
  const first: Job = { send: async () => ({ done: [1, 3], refused: [{ id: 2, reason: 'No' }] }) }
  const second = allDone()
  const result = await inTurn([first, second]).send([1, 2, 3], 'key')
  expect(result).toEqual({ done: [1, 3], refused: [{ id: 2, reason: 'No' }] })
  expect(second.send).toHaveBeenCalledExactlyOnceWith([1, 3], 'key-1')
})

test('jobs in turn: refusals add up, and nobody is asked about no orders', async () => {
  const refuse = (reason: string): Job => ({
    send: vi.fn(async ([id = 0, ...done]: readonly number[]) => ({ done, refused: [{ id, reason }] })),
  })
  const third = allDone()
  const result = await inTurn([refuse('A'), refuse('B'), third]).send([1, 2], 'key')
  expect(result).toEqual({
    done: [],
    refused: [
      { id: 1, reason: 'A' },
      { id: 2, reason: 'B' },
    ],
  })
  expect(third.send).not.toHaveBeenCalled()
})

test.each([
  [[undefined, 1], 1],
  [[undefined, undefined], 2_000],
  [[50, 20], 20],
])('jobs in turn that take %j at once take %s', (mosts, most) => {
  expect(inTurn(mosts.map((one) => allDone(one))).most).toBe(most)
})

test('slices keep the order and leave nothing out', () => {
  expect(slices([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(slices([1, 2], 2)).toEqual([[1, 2]])
  expect(slices([], 2)).toEqual([])
})

const [chunk, other] = chunksOf([batch(2), { order_ids: [7, 8], job: allDone() }], newKeys())
if (!chunk || !other) throw new Error('no chunks')

test('an answer says of each order what became of it', () => {
  expect([...outcomesOf(chunk, { done: [1], refused: [{ id: 2, reason: 'No' }] })]).toEqual([
    [1, { kind: 'done' }],
    [2, { kind: 'refused', reason: 'No', chunk }],
  ])
  expect([...missedOutcomes(chunk, 'failed', 'Lost')]).toEqual([
    [1, { kind: 'failed', reason: 'Lost', chunk }],
    [2, { kind: 'failed', reason: 'Lost', chunk }],
  ])
})

test.each([
  [0, false],
  [401, false],
  [429, false],
  [500, false],
  [503, false],
  [400, true],
  [403, true],
  [404, true],
  [409, true],
  [412, true],
  [422, true],
  [499, true],
])('an answer %s is the last word: %s', (status, isLast) => {
  expect(isFinal(status)).toBe(isLast)
})

test('lost chunks are sent again as they were, refused orders as new requests, and what is done not at all', () => {
  const outcomes = new Map([...missedOutcomes(chunk, 'failed', 'Lost'), ...missedOutcomes(other, 'refused', 'No')])
  outcomes.set(8, { kind: 'done' })
  expect(chunksToRetry(outcomes, () => 'new')).toEqual([chunk, { order_ids: [7], job: other.job, key: 'new' }])
  expect(chunksToRetry(missedOutcomes(other, 'refused', 'No'), () => 'new')).toEqual([{ order_ids: [7, 8], job: other.job, key: 'new' }])
  expect(chunksToRetry(new Map(), () => 'new')).toEqual([])
})
