import type { Order } from '@tracklane/contract/order'
import { type BulkResult, MAX_ORDERS } from '@tracklane/contract/order-bulk'

/** What a plan and a result name an order by. */
export interface NamedOrder {
  readonly id: number
  readonly track: string
}

interface Sent extends BulkResult {
  /** The order as it is now, where the call is about one and answers with it. */
  readonly order?: Order
}

/** What is done with orders, as many as one request takes. */
export interface Job {
  /** The key makes a request that is sent again have one effect. A failure is thrown. */
  readonly send: (order_ids: readonly number[], key: string) => Promise<Sent>
  /** So many at once, where the call takes no more. */
  readonly most?: number
}

/** Orders with which the same is done. */
export interface Batch {
  readonly order_ids: readonly number[]
  readonly job: Job
}

/** What goes in one request. */
export interface Chunk extends Batch {
  /** Idempotency-Key: sent again after an answer was lost, the same chunk has one effect. */
  readonly key: string
}

/** Steps of the progress bar, unless that makes requests tiny or huge; what is more than one request takes goes in full ones. */
const STEPS = 10
const MIN_PER_REQUEST = 25
const MAX_PER_REQUEST = 200

/** Each batch cut into requests, each with a key of its own. */
export function chunksOf(batches: readonly Batch[], newKey: () => string): Chunk[] {
  const all = batches.reduce((sum, { order_ids }) => sum + order_ids.length, 0)
  const size = all > MAX_ORDERS ? MAX_ORDERS : Math.min(Math.max(Math.ceil(all / STEPS), MIN_PER_REQUEST), MAX_PER_REQUEST)
  return batches.flatMap(({ order_ids, job }) =>
    slices(order_ids, Math.min(size, job.most ?? size)).map((ids) => ({ job, order_ids: ids, key: newKey() })),
  )
}

/** The orders in batches of those that share what the job is made of. */
export function batchesBy<Named extends NamedOrder>(
  orders: readonly Named[],
  keyOf: (order: Named) => unknown,
  jobOf: (order: Named) => Job,
): Batch[] {
  const groups = new Map<string, { job: Job; order_ids: number[] }>()
  for (const order of orders) {
    const key = JSON.stringify(keyOf(order))
    const group = groups.get(key) ?? { job: jobOf(order), order_ids: [] }
    group.order_ids.push(order.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** A call for many as a job. */
export function manyOrders(change: (order_ids: number[], headers: { 'Idempotency-Key': string }) => Promise<{ data: BulkResult }>): Job {
  return { send: async (order_ids, key) => (await change([...order_ids], { 'Idempotency-Key': key })).data }
}

/** A call that changes one order and answers with it as a job: what it refuses it throws. */
export function oneOrder(change: (id: number, key: string) => Promise<{ data: Order }>): Job {
  return {
    most: 1,
    send: async (order_ids, key) => {
      const answers = await Promise.all(order_ids.map((id) => change(id, key)))
      const [order] = answers.map(({ data }) => data)
      return { done: [...order_ids], refused: [], ...(order && { order }) }
    },
  }
}

/** A call for one order as a job: what it refuses it throws. */
export function eachOrder(change: (id: number, key: string) => Promise<unknown>): Job {
  return {
    most: 1,
    send: async (order_ids, key) => {
      for (const id of order_ids) await change(id, key)
      return { done: [...order_ids], refused: [] }
    },
  }
}

/** One job after the other; an order that one refuses is left out of those behind it. */
export function inTurn(jobs: readonly Job[]): Job {
  return {
    most: Math.min(...jobs.map(({ most = MAX_ORDERS }) => most)),
    send: async (order_ids, key) => {
      let result: BulkResult = { done: [...order_ids], refused: [] }
      for (const [at, job] of jobs.entries()) {
        if (result.done.length === 0) break
        const { done, refused } = await job.send(result.done, `${key}-${at}`)
        result = { done, refused: [...result.refused, ...refused] }
      }
      return result
    },
  }
}

export function slices<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** What became of an order. `failed`: nobody knows, or nothing was tried; its chunk is sent again as it was. */
export type Outcome = { kind: 'done' } | { kind: 'refused' | 'failed'; reason: string; chunk: Chunk }
export type Outcomes = ReadonlyMap<number, Outcome>

export function outcomesOf(chunk: Chunk, { done, refused }: BulkResult): Outcomes {
  return new Map<number, Outcome>([
    ...done.map((id) => [id, { kind: 'done' }] as const),
    ...refused.map(({ id, reason }) => [id, { kind: 'refused', reason, chunk }] as const),
  ])
}

/** The same for every order of a chunk that was not done. */
export function missedOutcomes(chunk: Chunk, kind: 'refused' | 'failed', reason: string): Outcomes {
  return new Map(chunk.order_ids.map((id) => [id, { kind, reason, chunk }] as const))
}

/** Whether an answer with this status is the last word; otherwise the same request may get another. */
export function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429
}

function listAt<Key>(lists: Map<Key, number[]>, key: Key): number[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

/** What an attempt left undone: a lost answer is asked for once more under the same key; what was refused is a new attempt. */
export function chunksToRetry(outcomes: Outcomes, newKey: () => string): Chunk[] {
  const lost = new Set<Chunk>()
  const refused = new Map<Chunk, number[]>()
  for (const [id, outcome] of outcomes) {
    if (outcome.kind === 'failed') lost.add(outcome.chunk)
    if (outcome.kind === 'refused') listAt(refused, outcome.chunk).push(id)
  }
  return [
    ...lost,
    ...chunksOf(
      [...refused].map(([{ job }, order_ids]) => ({ job, order_ids })),
      newKey,
    ),
  ]
}
