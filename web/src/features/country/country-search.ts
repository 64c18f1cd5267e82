import type { QueryClient } from '@tanstack/react-query'
import { COUNTRY_SORTS, CountryQuery } from '@tracklane/contract/country'
import { CURRENCY_SORTS } from '@tracklane/contract/currency'
import { sortOf } from '@tracklane/contract/kit/page'
import { z } from 'zod'
import { listQueryOf, listSearch } from '#kit/list-search.ts'
import { countryQueries } from './country.api.ts'

/** The query string of /country/: one of its two lists, and the row open beside it. */
export const CountryIndexSearch = listSearch(
  CountryQuery.extend({ sort: sortOf([...COUNTRY_SORTS, ...CURRENCY_SORTS]).optional(), tab: z.enum(['currency']).optional() }),
)

/** The query string of the list of countries. */
export const CountrySearch = listSearch(CountryQuery)

/** Asks early for the countries of the address; the currencies ask for themselves. */
export function startCountries(client: QueryClient, search: Record<string, unknown>): void {
  if (search.tab === undefined) void client.prefetchQuery(countryQueries.page(listQueryOf(CountrySearch, search)))
}
