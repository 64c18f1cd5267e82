import { useMutation } from '@tanstack/react-query'
import { Flag } from '@tracklane/contract/kit/page'
import { type OrderDraft, orderEditEndpoints } from '@tracklane/contract/order-edit'
import { z } from 'zod'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { useRowUpdate } from '#kit/crud-queries.ts'
import { call } from '#lib/http.ts'

/** Extends the search of a screen with orders: `edit` beside `id`, or `new`. */
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
  return useRowUpdate(orderEditEndpoints.update, (id) => ordersChanged([id]))
}
