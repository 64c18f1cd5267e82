import { queryOptions } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { call } from '#lib/http.ts'

/** Returns whether the flow is loaded after the sign-in; a courier's moves come with the order. */
export function loadsFlow(role: Role): boolean {
  return mayCall(orderFlowEndpoints.default, role)
}

export const orderFlowQueries = {
  all: () => ['order-flow'] as const,
  /** The flow that applies to the person. */
  default: () =>
    queryOptions({
      queryKey: [...orderFlowQueries.all(), 'default'],
      queryFn: async ({ signal }) => (await call(orderFlowEndpoints.default, {}, signal)).data,
      staleTime: Number.POSITIVE_INFINITY,
      meta: { live: true },
    }),
}
