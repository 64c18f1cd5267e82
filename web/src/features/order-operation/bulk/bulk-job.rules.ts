import { type BulkResult, MAX_ORDERS } from '@tracklane/contract/order-bulk'

/** An order as plans and results name it. */
export interface NamedOrder {
  readonly id: number
  readonly track: string
}

/** The known version of each order. */
export type Versions = ReadonlyMap<number, number>

/** A request for orders, as many as one request takes. */
export interface Job {
  /**
   * Sends the request. With an equal key a repeated request has one effect. Throws a failure; refuses orders with another version than
   * `seen`. People are told once of all requests with one `batch`.
   */
  readonly send: (order_ids: readonly number[], key: string, seen?: Versions, batch?: string) => Promise<BulkResult>
  /** The most orders per request, where the call has a limit of its own. */
  readonly most?: number
}

/** Orders for one job. */
export interface Batch {
  readonly order_ids: readonly number[]
  readonly job: Job
}

/** The orders of one request. */
export interface Chunk extends Batch {
  /** The Idempotency-Key: a chunk sent again after a lost answer has one effect. */
  readonly key: string
  /** Shared by all requests of one action, where there are several. */
  readonly batch?: string | undefined
}

/** The steps of the progress bar, unless requests would be tiny or huge. More orders than one request takes go in full requests. */
const STEPS = 10
const MIN_PER_REQUEST = 25
const MAX_PER_REQUEST = 200

/** Cuts each batch into requests, each with a key of its own. */
export function chunksOf(batches: readonly Batch[], newKey: () => string): Chunk[] {
  const all = batches.reduce((sum, { order_ids }) => sum + order_ids.length, 0)
  const size = all > MAX_ORDERS ? MAX_ORDERS : Math.min(Math.max(Math.ceil(all / STEPS), MIN_PER_REQUEST), MAX_PER_REQUEST)
  const chunks = batches.flatMap(({ order_ids, job }) =>
    slices(order_ids, Math.min(size, job.most ?? size)).map((ids) => ({ job, order_ids: ids, key: newKey() })),
  )
  if (chunks.length < 2) return chunks
  const batch = newKey()
  return chunks.map((chunk) => ({ ...chunk, batch }))
}

/** Groups the orders into batches by the values of their job. */
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

/** Orders with an equal former value. */
export interface Sharing<Former> {
  readonly order_ids: number[]
  readonly former: Former
}

export function bySame<Ordered extends { readonly id: number }, Former>(
  orders: readonly Ordered[],
  formerOf: (order: Ordered) => Former,
): Sharing<Former>[] {
  const groups = new Map<string, Sharing<Former>>()
  for (const order of orders) {
    const former = formerOf(order)
    const key = JSON.stringify(former)
    const group = groups.get(key) ?? { order_ids: [], former }
    group.order_ids.push(order.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Returns the versions in an answer. */
export function versionsMade({ done, versions }: BulkResult): Versions {
  return new Map(done.flatMap((id, at) => (versions?.[at] === undefined ? [] : [[id, versions[at]] as const])))
}

/** Returns the versions for a call; empty where one of them is unknown. */
export function versionsOf(order_ids: readonly number[], seen: Versions | undefined): { versions?: number[] } {
  const versions = order_ids.flatMap((id) => seen?.get(id) ?? [])
  return versions.length === order_ids.length ? { versions } : {}
}

/** Returns a job that skips orders changed since they had that version. */
export function unlessChanged(job: Job, since: Versions): Job {
  return { ...job, send: (order_ids, key, _seen, batch) => job.send(order_ids, key, since, batch) }
}

type SentForMany = (
  order_ids: number[],
  headers: { 'Idempotency-Key': string },
  rest: { versions?: number[]; batch?: string },
) => Promise<{ data: BulkResult }>

/** Makes a job of a call for many orders. */
export function manyOrders(change: SentForMany): Job {
  return {
    send: async (order_ids, key, seen, batch) => {
      const rest = { ...versionsOf(order_ids, seen), ...(batch && { batch }) }
      return (await change([...order_ids], { 'Idempotency-Key': key }, rest)).data
    },
  }
}

/** Makes a job of a call that changes one order and returns its new version. A refusal is thrown. */
export function oneOrder(change: (id: number, headers: { 'If-Match'?: string }) => Promise<number | undefined>): Job {
  return {
    most: 1,
    send: async (order_ids, _key, seen) => {
      const versions: number[] = []
      for (const id of order_ids) {
        const made = await change(id, unlessNewer(seen?.get(id)))
        if (made !== undefined) versions.push(made)
      }
      return { done: [...order_ids], refused: [], ...(versions.length === order_ids.length && { versions }) }
    },
  }
}

/** Returns the header that refuses the change where the order has a newer version. */
export function unlessNewer(version: number | undefined): { 'If-Match'?: string } {
  return version === undefined ? {} : { 'If-Match': `"${version}"` }
}

/** Makes a job of a call for one order. A refusal is thrown. */
export function eachOrder(change: (id: number, key: string) => Promise<unknown>): Job {
  return {
    most: 1,
    send: async (order_ids, key) => {
      for (const id of order_ids) await change(id, key)
      return { done: [...order_ids], refused: [] }
    },
  }
}

/**
 * Makes one job of several in turn. Each begins with the versions that the last one made; an order that one job refuses is left out of the
 * next ones.
 */
export function inTurn(jobs: readonly Job[]): Job {
  return {
    most: Math.min(...jobs.map(({ most = MAX_ORDERS }) => most)),
    send: async (order_ids, key, seen, batch) => {
      let result: BulkResult = { done: [...order_ids], refused: [] }
      let known = seen
      for (const [at, job] of jobs.entries()) {
        if (result.done.length === 0) break
        const sent = await job.send(result.done, `${key}-${at}`, known, batch)
        known = versionsMade(sent)
        result = { ...sent, refused: [...result.refused, ...sent.refused] }
      }
      return result
    },
  }
}

export function slices<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** The outcome for an order. `failed`: the outcome is unknown, or nothing was tried; its chunk is sent again unchanged. */
export type Outcome = { kind: 'done'; version?: number | undefined } | { kind: 'refused' | 'failed'; reason: string; chunk: Chunk }
export type Outcomes = ReadonlyMap<number, Outcome>

export function outcomesOf(chunk: Chunk, { done, refused, versions }: BulkResult): Outcomes {
  return new Map<number, Outcome>([
    ...done.map((id, at) => [id, { kind: 'done', version: versions?.[at] }] as const),
    ...refused.map(({ id, reason }) => [id, { kind: 'refused', reason, chunk }] as const),
  ])
}

/** Returns the versions of the orders that went through. */
export function versionsIn(outcomes: Outcomes): Versions {
  return new Map(
    [...outcomes].flatMap(([id, outcome]) => (outcome.kind === 'done' && outcome.version !== undefined ? [[id, outcome.version]] : [])),
  )
}

/** Counts the refused orders per reason. */
export function countByReason(refused: BulkResult['refused']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return counts
}

/** Gives every order of a chunk that was not done one outcome. */
export function missedOutcomes(chunk: Chunk, kind: 'refused' | 'failed', reason: string): Outcomes {
  return new Map(chunk.order_ids.map((id) => [id, { kind, reason, chunk }] as const))
}

/** Returns whether an answer with this status is final; otherwise the request may get another answer later. */
export function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429
}

function listAt<Key>(lists: Map<Key, number[]>, key: Key): number[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

/** Returns the requests of another attempt: a lost answer is asked for under the old key, refused orders get a new one. */
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
