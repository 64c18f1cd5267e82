import { queryOptions } from '@tanstack/react-query'
import { courierEndpoints } from '@tracklane/contract/courier'
import type { Input } from '@tracklane/contract/kit/endpoint'
import { crudQueries, useCreate, useUpdate } from '#kit/crud-queries.ts'
import { call } from '#lib/http.ts'

export type CourierQuery = Input<typeof courierEndpoints.options>['query']

const queries = crudQueries('courier', courierEndpoints)

export const courierQueries = {
  ...queries,
  /** The offered couriers. */
  list: (query: CourierQuery = {}) =>
    queryOptions({
      queryKey: [...queries.all(), 'list', query],
      queryFn: async ({ signal }) => (await call(courierEndpoints.options, { query }, signal)).data,
      staleTime: 30_000,
    }),
  /** Logins without a courier. */
  accounts: () =>
    queryOptions({
      queryKey: [...queries.all(), 'accounts'],
      queryFn: async ({ signal }) => (await call(courierEndpoints.accounts, {}, signal)).data,
    }),
}

export const useCreateCourier = () => useCreate(courierEndpoints.create, queries.all())
export const useUpdateCourier = () => useUpdate(courierEndpoints.update, queries.all())
