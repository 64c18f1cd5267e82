import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input } from '@tracklane/contract/kit/endpoint'
import { phrase } from '@tracklane/contract/kit/phrase'
import { type Order, orderEndpoints } from '@tracklane/contract/order'
import type { MoveField, MoveInput } from '@tracklane/contract/order-flow'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderMoveEndpoints, type StatusChange } from '@tracklane/contract/order-move'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import { call, rowOf } from '#lib/http.ts'
import { translatePhrase } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { stringifySearch } from '#lib/search.ts'
import { toastWarning } from '#ui/toast.ts'
import { noteChangedOrders } from './change-journal.store.ts'

type OrderListQuery = Input<typeof orderListEndpoints.list>['query']

/** What a move needs to know of its order: a card of the board and an order of its own have it alike. */
export interface MovableOrder {
  readonly id: number
  readonly track: string
  readonly status_id: number
  readonly courier_id: number | null
  readonly delivery_from: string | null
  readonly delivery_to: string | null
}

export interface Move {
  readonly order: MovableOrder
  readonly to: number
  readonly input: MoveInput
}

export type MoveBody = Pick<StatusChange, 'courier_id' | 'delivery_from' | 'delivery_to' | 'delivered_at' | 'sub_status_id'>

export function needsDialog({ requires, asks }: MoveInput): boolean {
  return requires.length + asks.length > 0
}

export function wants({ requires, asks }: MoveInput, field: MoveField): boolean {
  return requires.includes(field) || asks.includes(field)
}

/** Characters of a query that servers and proxies on the way are sure to let through. */
const LONGEST_QUERY = 4_000

/** Hundreds of track numbers go in the body of a POST. */
function fetchOrders(query: OrderListQuery, signal: AbortSignal) {
  if (stringifySearch(query).length <= LONGEST_QUERY) return call(orderListEndpoints.list, { query }, signal)
  return call(orderListEndpoints.find, { body: query }, signal)
}

export const orderQueries = {
  all: () => ['order'] as const,
  list: (query: OrderListQuery) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'list', query],
      queryFn: ({ signal }) => fetchOrders(query, signal),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'detail', id],
      queryFn: async ({ signal }) => (await call(orderEndpoints.get, { params: { id } }, signal)).data,
    }),
  statusLog: (id: number) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'status-log', id],
      queryFn: async ({ signal }) => (await call(orderLogEndpoints.statusLog, { params: { id } }, signal)).data,
    }),
  orderLog: (id: number, query: { page: number; itemsPerPage: number }) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'order-log', id, query],
      queryFn: async ({ signal }) => (await call(orderLogEndpoints.orderLog, { params: { id }, query }, signal)).data,
    }),
}

interface SetOrderStatusOptions {
  onMoved?: (moved: Order, sent: { move: Pick<Move, 'order' | 'to'>; body: MoveBody }) => void
}

/** Settles only when every open list, board and order shows the truth again, refused or not. */
export function useSetOrderStatus({ onMoved }: SetOrderStatusOptions = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    // The status the person saw goes along: a move made by somebody else meanwhile is found out, not overwritten.
    mutationFn: ({ move: { order, to }, body }: { move: Pick<Move, 'order' | 'to'>; body: MoveBody }) =>
      call(orderMoveEndpoints.setStatus, {
        params: { orderId: order.id, statusId: to },
        body: { from_status_id: order.status_id, ...body },
      }),
    // Silent for the one place that shows errors: where the order is now says more than that it moved.
    meta: { silent: true },
    onSuccess: ({ data }, sent) => onMoved?.(data, sent),
    onError: explainRefusal,
    onSettled: (_data, _error, { move }) => {
      noteChangedOrders(queryClient, [move.order.id])
      return queryClient.invalidateQueries({ queryKey: orderQueries.all() })
    },
  })
}

function explainRefusal(error: Error): void {
  const row = rowOf(error, orderMoveEndpoints.setStatus)
  if (!row) {
    reportError(error)
    return
  }
  const status = isStatusId(row.status_id) ? statusName(row.status_id) : String(row.status_id)
  toastWarning(translatePhrase(phrase('order', '{track} was moved meanwhile: it is now in “{status}”', { track: row.track, status })))
}
