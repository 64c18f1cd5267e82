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

/** Countries as people of an organization may be given them: those that it serves, and the one that is chosen. */
export function useServed(organization_id: number | null): (country_id: number) => boolean {
  const { data = [] } = useQuery({ ...organizationOptionQueries.list(), enabled: organization_id !== null })
  const { country_ids = [] } = data.find(({ id }) => id === organization_id) ?? {}
  return (country_id) => country_ids.length === 0 || country_ids.includes(country_id)
}
