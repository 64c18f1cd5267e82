import { queryOptions } from '@tanstack/react-query'
import { currencyEndpoints } from '@tracklane/contract/currency'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'

const queries = crudQueries('currency', currencyEndpoints)

export const currencyQueries = {
  ...queries,
  list: () => queryOptions({ ...queries.page({}), select: ({ data }) => data, staleTime: 5 * 60_000 }),
}

/** Countries show their currency. */
const KEYS = [queries.all(), ['country']]

export const useCreateCurrency = () => useCreate(currencyEndpoints.create, ...KEYS)
export const useUpdateCurrency = () => useUpdate(currencyEndpoints.update, ...KEYS)
export const useRemoveCurrency = () => useRemove(currencyEndpoints.remove, ...KEYS)
