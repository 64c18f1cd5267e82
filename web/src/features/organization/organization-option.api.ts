import type { UseFormReturnType } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Country } from '@tracklane/contract/country'
import { organizationOptions } from '@tracklane/contract/organization-option'
import { useEffect } from 'react'
import { countryQueries } from '#features/country/country.api.ts'
import { call } from '#lib/http.ts'
import { offered } from '#lib/offered.ts'

export const organizationOptionQueries = {
  /** The options of a select. */
  list: () =>
    queryOptions({
      queryKey: ['organization', 'list'],
      queryFn: async ({ signal }) => (await call(organizationOptions, {}, signal)).data,
      staleTime: 5 * 60_000,
    }),
}

/**
 * Returns the countries to choose from: active ones that the organization serves, and the chosen one. It serves all where it names none, or
 * is unknown.
 */
export function useServedCountries(organization_id: number | null, chosen: number | null): Country[] {
  const countries = useQuery(countryQueries.list())
  const { data = [] } = useQuery({ ...organizationOptionQueries.list(), enabled: organization_id !== null })
  const { country_ids = [] } = data.find(({ id }) => id === organization_id) ?? {}
  const isServed = ({ id }: Country) => country_ids.length === 0 || country_ids.includes(id) || id === chosen
  return offered(countries.data, ({ id }) => id === chosen).filter(isServed)
}

interface OfCountry {
  readonly country_id: number | null
}

/** Returns the countries for a new row. A single country is chosen at once, without making the form dirty. */
export function useCountryChoice<Values extends OfCountry>(form: UseFormReturnType<Values>, organization_id: number | null): Country[] {
  const chosen = form.values.country_id
  const countries = useServedCountries(organization_id, chosen)
  const [only, ...others] = countries
  useEffect(() => {
    if (!only || others.length > 0 || chosen !== null) return
    form.setInitialValues({ ...form.getInitialValues(), country_id: only.id })
    form.setValues({ ...form.getValues(), country_id: only.id })
  })
  return countries
}
