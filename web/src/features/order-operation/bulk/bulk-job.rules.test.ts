import { expect, test, vi } from 'vitest'
import {
  type Batch,
  batchesBy,
  bySame,
  chunksOf,
  chunksToRetry,
  countByReason,
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
  unlessChanged,
  versionsIn,
  versionsMade,
  versionsOf,
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

test('all batches together set the size; each chunk has its job, its orders and its own key', () => {
  const [first, second] = [allDone(), allDone()]
  const chunks = chunksOf(
    [
      { order_ids: upTo(30), job: first },
      { order_ids: [31], job: second },
    ],
    newKeys(),
  )
  expect(chunks).toMatchObject([
    { order_ids: upTo(25), job: first, key: 'key-1' },
    { order_ids: [26, 27, 28, 29, 30], job: first, key: 'key-2' },
    { order_ids: [31], job: second, key: 'key-3' },
  ])
})

test('several requests share a batch, so that people get one message; a single one has none', () => {
  const job = allDone()
  const batches = [1, 2].map((id) => ({ order_ids: [id], job }))
  expect(chunksOf(batches, newKeys()).map(({ batch }) => batch)).toEqual(['key-3', 'key-3'])
  expect(chunksOf([{ order_ids: [1, 2], job }], newKeys())).toEqual([{ order_ids: [1, 2], job, key: 'key-1' }])
})

test('orders with the same job are sent together, compared by value', () => {
  const orders = [1, 2, 3].map((id) => ({ id, track: `TL${id}`, courier_id: id === 2 ? 9 : null }))
  const jobOf = vi.fn((_order: NamedOrder) => allDone())
  const batches = batchesBy(orders, ({ courier_id }) => ({ courier_id }), jobOf)
  expect(batches.map(({ order_ids }) => order_ids)).toEqual([[1, 3], [2]])
  expect(jobOf.mock.calls.map(([order]) => order)).toEqual([orders[0], orders[1]])
})

test('a call for many names all orders under the key', async () => {
  const change = vi.fn(async () => ({ data: { done: [1], refused: [{ id: 2, reason: 'No' }] } }))
  expect(await manyOrders(change).send([1, 2], 'key')).toEqual({ done: [1], refused: [{ id: 2, reason: 'No' }] })
  expect(change).toHaveBeenCalledExactlyOnceWith([1, 2], { 'Idempotency-Key': 'key' }, {})
})

test('a call for many names the known versions, where all are known', async () => {
  const change = vi.fn(async () => ({ data: { done: [2], refused: [], versions: [6] } }))
  const seen = new Map([
    [1, 4],
    [2, 5],
  ])
  await unlessChanged(manyOrders(change), seen).send([2, 1], 'key')
  await unlessChanged(manyOrders(change), seen).send([2, 3], 'key')
  expect(change.mock.calls).toEqual([
    [[2, 1], { 'Idempotency-Key': 'key' }, { versions: [5, 4] }],
    [[2, 3], { 'Idempotency-Key': 'key' }, {}],
  ])
  expect(versionsOf([], seen)).toEqual({ versions: [] })
  expect(versionsOf([1], undefined)).toEqual({})
})

test('an answer gives the versions of changed orders, or none', () => {
  expect([...versionsMade({ done: [3, 1], refused: [{ id: 2, reason: 'No' }], versions: [8, 4] })]).toEqual([
    [3, 8],
    [1, 4],
  ])
  expect([...versionsMade({ done: [3], refused: [] })]).toEqual([])
})

test('orders with the same former value are grouped with it', () => {
  const orders = [1, 2, 3].map((id) => ({ id, courier_id: id === 2 ? 9 : null }))
  expect(bySame(orders, ({ courier_id }) => ({ courier_id }))).toEqual([
    { order_ids: [1, 3], former: { courier_id: null } },
    { order_ids: [2], former: { courier_id: 9 } },
  ])
  expect(bySame([], () => 1)).toEqual([])
})

test('each reason has the number of its orders', () => {
  const refused = ['A', 'B', 'A'].map((reason, id) => ({ id, reason }))
  expect([...countByReason(refused)]).toEqual([
    ['A', 2],
    ['B', 1],
  ])
})

test('changed orders have their versions, where the answer gave them', () => {
  const chunk = { ...batch(3), key: 'key' }
  const outcomes = outcomesOf(chunk, { done: [3, 1], refused: [{ id: 2, reason: 'No' }], versions: [8, 4] })
  expect([...versionsIn(outcomes)]).toEqual([
    [3, 8],
    [1, 4],
  ])
  expect([...versionsIn(outcomesOf(chunk, { done: [1], refused: [] }))]).toEqual([])
})

test('a call for one names the former version and passes on the new one', async () => {
  const change = vi.fn(async () => 4)
  const job = oneOrder(change)
  expect(job.most).toBe(1)
  expect(await job.send([1], 'key')).toEqual({ done: [1], refused: [], versions: [4] })
  await unlessChanged(job, new Map([[1, 3]])).send([1], 'key')
  expect(change.mock.calls).toEqual([
    [1, {}],
    [1, { 'If-Match': '"3"' }],
  ])
  expect(unlessChanged(job, new Map()).most).toBe(1)
  expect(await job.send([], 'key')).toEqual({ done: [], refused: [], versions: [] })
  expect(await oneOrder(async () => undefined).send([1], 'key')).toEqual({ done: [1], refused: [] })
})

test('a call for one is sent for each in turn; a refusal is thrown', async () => {
  const change = vi.fn(async () => undefined)
  expect(eachOrder(change).most).toBe(1)
  expect(await eachOrder(change).send([1, 2], 'key')).toEqual({ done: [1, 2], refused: [] })
  expect(change.mock.calls).toEqual([
    [1, 'key'],
    [2, 'key'],
  ])
  await expect(eachOrder(() => Promise.reject(new Error('No'))).send([1], 'key')).rejects.toThrow('No')
})

test('jobs in turn: an order refused by one is left out of the next, and each has its own key', async () => {
  const first: Job = { send: async () => ({ done: [1, 3], refused: [{ id: 2, reason: 'No' }] }) }
  const second = allDone()
  const result = await inTurn([first, second]).send([1, 2, 3], 'key')
  expect(result).toEqual({ done: [1, 3], refused: [{ id: 2, reason: 'No' }] })
  expect(second.send).toHaveBeenCalledExactlyOnceWith([1, 3], 'key-1', new Map(), undefined)
})

test('jobs in turn: the first is sent with the known version, each other with the version of the one before', async () => {
  const sent = vi.fn()
  const raising = (by: number): Job => ({
    send: async (order_ids, _key, seen) => {
      sent(order_ids, seen)
      return { done: [...order_ids], refused: [], versions: order_ids.map((id) => (seen?.get(id) ?? 0) + by) }
    },
  })
  const seen = new Map([
    [1, 10],
    [2, 20],
  ])
  const result = await unlessChanged(inTurn([raising(1), raising(2), raising(3)]), seen).send([1, 2], 'key')
  expect(result).toEqual({ done: [1, 2], refused: [], versions: [16, 26] })
  expect(sent.mock.calls.map(([, known]) => [...known.values()])).toEqual([
    [10, 20],
    [11, 21],
    [13, 23],
  ])
})

test('jobs in turn: after a job without versions none is named, since the old ones are outdated', async () => {
  const last = allDone()
  await inTurn([allDone(), last]).send([1], 'key', new Map([[1, 10]]))
  expect(last.send).toHaveBeenCalledExactlyOnceWith([1], 'key-1', new Map(), undefined)
})

test('jobs in turn: refusals add up, and without orders no request is sent', async () => {
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

test('an answer gives the outcome of each order', () => {
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
])('an answer %s is final: %s', (status, isLast) => {
  expect(isFinal(status)).toBe(isLast)
})

test('lost chunks are sent again unchanged, refused orders as new requests, and done ones not at all', () => {
  const outcomes = new Map([...missedOutcomes(chunk, 'failed', 'Lost'), ...missedOutcomes(other, 'refused', 'No')])
  outcomes.set(8, { kind: 'done' })
  expect(chunksToRetry(outcomes, () => 'new')).toEqual([chunk, { order_ids: [7], job: other.job, key: 'new' }])
  expect(chunksToRetry(missedOutcomes(other, 'refused', 'No'), () => 'new')).toEqual([{ order_ids: [7, 8], job: other.job, key: 'new' }])
  expect(chunksToRetry(new Map(), () => 'new')).toEqual([])
})
