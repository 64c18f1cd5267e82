import { useQuery } from '@tanstack/react-query'
import { offered } from '#lib/offered.ts'
import type { FieldProps } from '#ui/fields/field.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { currencyQueries } from './currency.api.ts'

/** Chooses a currency by its id: those in use, and the one chosen already. */
export function CurrencyField(field: FieldProps<number | null>) {
  const currencies = useQuery(currencyQueries.list())
  const options = offered(currencies.data, ({ id }) => id === field.value)
  return <SelectField {...field} options={options.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))} />
}
