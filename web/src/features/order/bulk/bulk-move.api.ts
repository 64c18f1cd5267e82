import { queryOptions } from '@tanstack/react-query'
import { type BulkResult, MOST_ORDERS } from '@tracklane/contract/order-bulk'
import { type MovePreview, orderMoveEndpoints } from '@tracklane/contract/order-move'
import { OrderStatusId } from '@tracklane/contract/order-status'
import type { MovableOrder, MoveBody } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'

/** What moving many needs to know of each: a card of the board and a row of a table have it alike. */
export interface BulkOrder extends Pick<MovableOrder, 'id' | 'track' | 'status_id' | 'courier_id' | 'delivery_to'> {
  readonly country_id: number
}

/** What goes in one request. */
export interface Chunk {
  /** Idempotency-Key: sent again after an answer was lost, the same chunk has one effect. */
  readonly key: string
  readonly order_ids: readonly number[]
  readonly to: number
  readonly body: MoveBody
}

/** Steps of the progress bar, unless that makes requests tiny or huge. */
const STEPS = 10
const LEAST = 25
const MOST = 200

/** Each group of orders with its own body, cut into requests. */
export function chunksOf(groups: readonly Omit<Chunk, 'key'>[]): Chunk[] {
  const all = groups.reduce((sum, { order_ids }) => sum + order_ids.length, 0)
  const size = Math.min(Math.max(Math.ceil(all / STEPS), LEAST), MOST)
  return groups.flatMap(({ order_ids, ...rest }) => slices(order_ids, size).map((ids) => ({ ...rest, order_ids: ids, key: newKey() })))
}

export async function sendChunk({ key, order_ids, to, body }: Chunk): Promise<BulkResult> {
  const { data } = await call(orderMoveEndpoints.setStatuses, {
    headers: { 'Idempotency-Key': key },
    body: { ...body, order_ids: [...order_ids], status_id: OrderStatusId.parse(to) },
  })
  return data
}

export const bulkMoveQueries = {
  /** A moment's answer, never kept; it stands apart from the orders' key, because nothing may change while it is read. */
  preview: (order_ids: readonly number[], to: number) =>
    queryOptions({
      queryKey: ['order-move-preview', to, order_ids],
      queryFn: ({ signal }) => preview(order_ids, to, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      meta: { silent: true },
    }),
  /** Whether every one of these may go back to where it stood: order ids by former status. */
  wayBack: (former: ReadonlyMap<number, readonly number[]>) =>
    queryOptions({
      queryKey: ['order-move-way-back', [...former]],
      queryFn: async ({ signal }) => {
        const previews = await Promise.all([...former].map(([status, ids]) => preview(ids, status, signal)))
        return previews.every(({ refused, requires }) => refused.length + requires.length === 0)
      },
      gcTime: 0,
      meta: { silent: true },
    }),
}

async function preview(order_ids: readonly number[], to: number, signal: AbortSignal): Promise<MovePreview> {
  const parts = await Promise.all(slices(order_ids, MOST_ORDERS).map((ids) => previewSome(ids, to, signal)))
  return {
    can: parts.flatMap((part) => part.can),
    refused: parts.flatMap((part) => part.refused),
    requires: parts.flatMap((part) => part.requires),
    asks: [...new Set(parts.flatMap((part) => part.asks))],
  }
}

async function previewSome(order_ids: number[], to: number, signal: AbortSignal): Promise<MovePreview> {
  const body = { order_ids, status_id: OrderStatusId.parse(to) }
  return (await call(orderMoveEndpoints.previewStatuses, { body }, signal)).data
}

function slices(ids: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size))
}

/** `crypto.randomUUID` is only there over HTTPS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
