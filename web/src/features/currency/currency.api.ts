import { queryOptions } from '@tanstack/react-query'
import { currencyEndpoints } from '@tracklane/contract/currency'
import { listQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'

const { all, page } = listQueries('currency', currencyEndpoints)

export const currencyQueries = {
  all,
  page,
  list: () => queryOptions({ ...page({}), select: ({ data }) => data, staleTime: 5 * 60_000 }),
  detail: (id: number) => queryOptions({ ...page({}), select: ({ data }) => data.find((currency) => currency.id === id) }),
}

/** Countries name their currency. */
const KEYS = [all(), ['country']]

export const useCreateCurrency = () => useCreate(currencyEndpoints.create, ...KEYS)
export const useUpdateCurrency = () => useUpdate(currencyEndpoints.update, ...KEYS)
export const useRemoveCurrency = () => useRemove(currencyEndpoints.remove, ...KEYS)
