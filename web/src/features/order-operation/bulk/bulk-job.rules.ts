import { type BulkResult, MAX_ORDERS } from '@tracklane/contract/order-bulk'

/** An order as a plan and a result name it. */
export interface NamedOrder {
  readonly id: number
  readonly track: string
}

/** In which version each order is known. */
export type Versions = ReadonlyMap<number, number>

/** Work on orders, as many as one request takes. */
export interface Job {
  /**
   * The key makes a request that is sent again have one effect. A failure is thrown. What has another version than `seen` is refused.
   * Of requests with one `batch` people are told once.
   */
  readonly send: (order_ids: readonly number[], key: string, seen?: Versions, batch?: string) => Promise<BulkResult>
  /** So many at once, where the call takes no more. */
  readonly most?: number
}

/** Orders with which the same is done. */
export interface Batch {
  readonly order_ids: readonly number[]
  readonly job: Job
}

/** The orders of one request. */
export interface Chunk extends Batch {
  /** Idempotency-Key: sent again after an answer was lost, the same chunk has one effect. */
  readonly key: string
  /** Shared by all requests of what a person did in one go, where there are several. */
  readonly batch?: string | undefined
}

/** Steps of the progress bar, unless that makes requests tiny or huge; what is more than one request takes goes in full ones. */
const STEPS = 10
const MIN_PER_REQUEST = 25
const MAX_PER_REQUEST = 200

/** Each batch cut into requests, each with a key of its own. */
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

/** Orders that had the same. */
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

/** The versions that an answer tells of. */
export function versionsMade({ done, versions }: BulkResult): Versions {
  return new Map(done.flatMap((id, at) => (versions?.[at] === undefined ? [] : [[id, versions[at]] as const])))
}

/** As a call names them; nothing where one of them is not known. */
export function versionsOf(order_ids: readonly number[], seen: Versions | undefined): { versions?: number[] } {
  const versions = order_ids.flatMap((id) => seen?.get(id) ?? [])
  return versions.length === order_ids.length ? { versions } : {}
}

/** The same job, which leaves alone what has been changed since it had that version. */
export function unlessChanged(job: Job, since: Versions): Job {
  return { ...job, send: (order_ids, key, _seen, batch) => job.send(order_ids, key, since, batch) }
}

type SentForMany = (
  order_ids: number[],
  headers: { 'Idempotency-Key': string },
  rest: { versions?: number[]; batch?: string },
) => Promise<{ data: BulkResult }>

/** A call for many as a job. */
export function manyOrders(change: SentForMany): Job {
  return {
    send: async (order_ids, key, seen, batch) => {
      const rest = { ...versionsOf(order_ids, seen), ...(batch && { batch }) }
      return (await change([...order_ids], { 'Idempotency-Key': key }, rest)).data
    },
  }
}

/** A call that changes one order, and knows the version that it has by that, as a job: what it refuses it throws. */
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

/** The order is changed as long as nobody has made a newer version of it. */
export function unlessNewer(version: number | undefined): { 'If-Match'?: string } {
  return version === undefined ? {} : { 'If-Match': `"${version}"` }
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

/** One job after the other, each from the version that the one before has made; an order that one refuses is left out of those behind it. */
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

/** The outcome for an order. `failed`: nobody knows, or nothing was tried; its chunk is sent again as it was. */
export type Outcome = { kind: 'done'; version?: number | undefined } | { kind: 'refused' | 'failed'; reason: string; chunk: Chunk }
export type Outcomes = ReadonlyMap<number, Outcome>

export function outcomesOf(chunk: Chunk, { done, refused, versions }: BulkResult): Outcomes {
  return new Map<number, Outcome>([
    ...done.map((id, at) => [id, { kind: 'done', version: versions?.[at] }] as const),
    ...refused.map(({ id, reason }) => [id, { kind: 'refused', reason, chunk }] as const),
  ])
}

/** In which version those are that went through. */
export function versionsIn(outcomes: Outcomes): Versions {
  return new Map(
    [...outcomes].flatMap(([id, outcome]) => (outcome.kind === 'done' && outcome.version !== undefined ? [[id, outcome.version]] : [])),
  )
}

/** How many were refused for each reason. */
export function countByReason(refused: BulkResult['refused']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return counts
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

/** The rest of an attempt: a lost answer is asked for once more under the same key; refused orders are a new attempt. */
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
