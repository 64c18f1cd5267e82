import { queryOptions } from '@tanstack/react-query'
import { orderSubStatusEndpoints } from '@tracklane/contract/order-sub-status'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'
import { usePlaceRows } from '#kit/place-mutation.ts'
import { call } from '#lib/http.ts'

const queries = crudQueries('order-sub-status', orderSubStatusEndpoints)

export const orderSubStatusQueries = {
  ...queries,
  list: () => queryOptions({ ...queries.page({}), select: ({ data }) => data }),
}

// The options of statuses change too.
const changed = [queries.all(), orderStatusQueries.all()]

export const useCreateSubStatus = () => useCreate(orderSubStatusEndpoints.create, ...changed)
export const useUpdateSubStatus = () => useUpdate(orderSubStatusEndpoints.update, ...changed)
export const useRemoveSubStatus = () => useRemove(orderSubStatusEndpoints.remove, ...changed)

export const usePlaceSubStatuses = () =>
  usePlaceRows({
    key: 'order-sub-status',
    place: (ids) => call(orderSubStatusEndpoints.place, { body: { ids } }),
    queryKey: orderSubStatusQueries.list().queryKey,
    changed,
  })
