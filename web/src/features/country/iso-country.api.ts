import { queryOptions } from '@tanstack/react-query'

/** The countries of ISO 3166 in a language, loaded with the first form that needs them. */
export const isoCountryQueries = {
  list: (language: string) =>
    queryOptions({
      queryKey: ['iso-country', language],
      queryFn: async () => (await import('./iso-country.rules.ts')).isoCountries(language),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
