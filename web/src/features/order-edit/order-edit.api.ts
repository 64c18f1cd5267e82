import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Flag } from '@tracklane/contract/kit/page'
import { type OrderDraft, orderEditEndpoints } from '@tracklane/contract/order-edit'
import { z } from 'zod'
import { orderQueries } from '#features/order/order.api.ts'
import { useUpdate } from '#lib/crud-queries.ts'
import { call } from '#lib/http.ts'

/** Joins the search of a screen that shows orders: `edit` beside `id`, or `new`. */
export const EditorSearch = z.object({ edit: Flag.optional(), new: Flag.optional() })

export function useCreateOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, key }: { body: OrderDraft; key: string }) =>
      (await call(orderEditEndpoints.create, { body, headers: { 'Idempotency-Key': key } })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQueries.all() }),
  })
}

export function useUpdateOrder() {
  return useUpdate(orderEditEndpoints.update, orderQueries.all())
}
