import { useMutation } from '@tanstack/react-query'
import { Flag } from '@tracklane/contract/kit/page'
import type { Order } from '@tracklane/contract/order'
import { type OrderDraft, type OrderPatch, orderEditEndpoints } from '@tracklane/contract/order-edit'
import { z } from 'zod'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { call, rowOf } from '#lib/http.ts'
import { reportError } from '#lib/query-client.ts'

/** Joins the search of a screen that shows orders: `edit` beside `id`, or `new`. */
export const EditorSearch = z.object({ edit: Flag.optional(), new: Flag.optional() })

export function useCreateOrder() {
  const ordersChanged = useOrdersChanged()
  return useMutation({
    mutationFn: async ({ body, key }: { body: OrderDraft; key: string }) =>
      (await call(orderEditEndpoints.create, { body, headers: { 'Idempotency-Key': key } })).data,
    onSettled: (order) => ordersChanged(order ? [order.id] : null),
  })
}

export function useUpdateOrder() {
  const ordersChanged = useOrdersChanged()
  return useMutation({
    mutationFn: async ({ id, version, patch }: { id: number; version: number; patch: OrderPatch }) =>
      (await call(orderEditEndpoints.update, { params: { id }, body: patch, headers: { 'If-Match': `"${version}"` } })).data,
    // Silent for the one place that shows errors: the form itself explains what others have changed.
    meta: { silent: true },
    onError: (error) => {
      if (!staleOrder(error)) reportError(error)
    },
    onSettled: (_order, _error, { id }) => ordersChanged([id]),
  })
}

/** The order as it is by now, when somebody has changed it meanwhile (412). */
export function staleOrder(error: unknown): Order | undefined {
  return rowOf(error, orderEditEndpoints.update)
}
