import { queryOptions, useQuery } from '@tanstack/react-query'
import { organizationOptions } from '@tracklane/contract/organization-option'
import { call } from '#lib/http.ts'

export const organizationOptionQueries = {
  /** The options of a select. */
  list: () =>
    queryOptions({
      queryKey: ['organization', 'list'],
      queryFn: async ({ signal }) => (await call(organizationOptions, {}, signal)).data,
      staleTime: 5 * 60_000,
    }),
}

/** Tells whether an organization serves a country: every one while it names none, or is not known. */
export function useServed(organization_id: number | null): (country_id: number) => boolean {
  const { data = [] } = useQuery({ ...organizationOptionQueries.list(), enabled: organization_id !== null })
  const { country_ids = [] } = data.find(({ id }) => id === organization_id) ?? {}
  return (country_id) => country_ids.length === 0 || country_ids.includes(country_id)
}
