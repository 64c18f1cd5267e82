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
 * Countries that may be chosen: those in use that the organization serves, and the chosen one. It serves every one while it names none, or
 * is not known.
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

/** The same for a new row that needs one: where one is left, it is chosen, and that is nothing unsaved. */
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
