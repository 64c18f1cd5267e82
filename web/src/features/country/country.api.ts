import { queryOptions } from '@tanstack/react-query'
import { countryEndpoints } from '@tracklane/contract/country'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'

const queries = crudQueries('country', countryEndpoints)

export const countryQueries = {
  ...queries,
  list: () => queryOptions({ ...queries.page({}), select: ({ data }) => data, staleTime: 5 * 60_000 }),
}

export const useCreateCountry = () => useCreate(countryEndpoints.create, queries.all())
export const useUpdateCountry = () => useUpdate(countryEndpoints.update, queries.all())
export const useRemoveCountry = () => useRemove(countryEndpoints.remove, queries.all())
