import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Courier, type CourierDraft, type CourierPatch, courierEndpoints } from '@tracklane/contract/courier'
import type { Input } from '@tracklane/contract/kit/endpoint'
import { call, rowOf } from '#lib/http.ts'
import { reportError } from '#lib/query-client.ts'

export type CourierQuery = Input<typeof courierEndpoints.options>['query']
type CourierPageQuery = Input<typeof courierEndpoints.list>['query']

export const courierQueries = {
  all: () => ['courier'] as const,
  /** Who there is to choose from. */
  list: (query: CourierQuery = {}) =>
    queryOptions({
      queryKey: [...courierQueries.all(), 'list', query],
      queryFn: async ({ signal }) => (await call(courierEndpoints.options, { query }, signal)).data,
      staleTime: 30_000,
    }),
  page: (query: CourierPageQuery) =>
    queryOptions({
      queryKey: [...courierQueries.all(), 'page', query],
      queryFn: ({ signal }) => call(courierEndpoints.list, { query }, signal),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...courierQueries.all(), 'detail', id],
      queryFn: async ({ signal }) => (await call(courierEndpoints.get, { params: { id } }, signal)).data,
    }),
  /** Logins that no courier is linked with. */
  accounts: () =>
    queryOptions({
      queryKey: [...courierQueries.all(), 'accounts'],
      queryFn: async ({ signal }) => (await call(courierEndpoints.accounts, {}, signal)).data,
    }),
}

export function useCreateCourier() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: CourierDraft) => (await call(courierEndpoints.create, { body })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: courierQueries.all() }),
  })
}

export function useUpdateCourier() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version, patch }: { id: number; version: number; patch: CourierPatch }) =>
      (await call(courierEndpoints.update, { params: { id }, body: patch, headers: { 'If-Match': `"${version}"` } })).data,
    // Silent for the one place that shows errors: the form itself explains what others have changed.
    meta: { silent: true },
    onError: (error) => {
      if (!staleCourier(error)) reportError(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: courierQueries.all() }),
  })
}

/** The courier as it is by now, when somebody has changed it meanwhile (412). */
export function staleCourier(error: unknown): Courier | undefined {
  return rowOf(error, courierEndpoints.update)
}
