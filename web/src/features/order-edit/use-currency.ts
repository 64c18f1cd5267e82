import { useQuery } from '@tanstack/react-query'
import { countryQueries } from '#features/country/country.api.ts'
import { currencyQueries } from '#features/currency/currency.api.ts'
import type { OrderValues } from './order-values.rules.ts'

/** Returns the chosen currency, else the country's; with two digits until they are known. */
export function useCurrency({ currency_code, country_id }: Pick<OrderValues, 'currency_code' | 'country_id'>) {
  const countries = useQuery(countryQueries.list())
  const currencies = useQuery(currencyQueries.list())
  const code = currency_code ?? countries.data?.find(({ id }) => id === country_id)?.currency_code ?? ''
  return { code, digits: currencies.data?.find((currency) => currency.code === code)?.digits ?? 2 }
}
