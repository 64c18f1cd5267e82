import type { BulkResult } from '@tracklane/contract/order-bulk'
import { newRequestKey } from '#lib/request-key.ts'

/** What a plan and a result name an order by. */
export interface NamedOrder {
  readonly id: number
  readonly track: string
}

/** What is done with orders, as many as one request takes. */
export interface Job {
  /** The key makes a request that is sent again have one effect. A failure is thrown. */
  readonly send: (order_ids: readonly number[], key: string) => Promise<BulkResult>
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

/** Steps of the progress bar, unless that makes requests tiny or huge. */
const STEPS = 10
const LEAST = 25
const MOST = 200

/** Each batch cut into requests. */
export function chunksOf(batches: readonly Batch[]): Chunk[] {
  const all = batches.reduce((sum, { order_ids }) => sum + order_ids.length, 0)
  const size = Math.min(Math.max(Math.ceil(all / STEPS), LEAST), MOST)
  return batches.flatMap(({ order_ids, job }) =>
    slices(order_ids, Math.min(size, job.most ?? size)).map((ids) => ({ job, order_ids: ids, key: newRequestKey() })),
  )
}

/** The orders in batches of those that share what the job is made of. */
export function batchesBy<Order extends NamedOrder>(
  orders: readonly Order[],
  keyOf: (order: Order) => unknown,
  jobOf: (order: Order) => Job,
) {
  const groups = new Map<string, { job: Job; order_ids: number[] }>()
  for (const order of orders) {
    const key = JSON.stringify(keyOf(order))
    const group = groups.get(key) ?? { job: jobOf(order), order_ids: [] }
    group.order_ids.push(order.id)
    groups.set(key, group)
  }
  return [...groups.values()]
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
    most: Math.min(...jobs.map(({ most = MOST }) => most)),
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
