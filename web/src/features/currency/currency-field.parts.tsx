import { useQuery } from '@tanstack/react-query'
import { MakeForPicker } from '#kit/make-for-picker.tsx'
import { useLanguage, useT } from '#lib/i18n.ts'
import { offered } from '#lib/offered.ts'
import type { FieldProps } from '#ui/fields/field.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { currencyQueries } from './currency.api.ts'
import { NewCurrency } from './currency-drawer.tsx'
import { isoCurrency } from './iso-currency.rules.ts'

interface CurrencyFieldProps extends FieldProps<number | null> {
  /** The code of the wanted currency; where it does not exist yet, the field offers to add it. */
  wanted: string | undefined
}

/** A choice of a currency by its id: active ones, and the chosen one. A missing one can be added on the way. */
export function CurrencyField({ wanted, ...field }: CurrencyFieldProps) {
  const t = useT()
  const language = useLanguage()
  const currencies = useQuery(currencyQueries.list())
  const options = offered(currencies.data, ({ id }) => id === field.value)
  const isThere = currencies.data?.some(({ code }) => code === wanted) ?? true
  const lacking = isThere ? undefined : wanted
  return (
    <div>
      <SelectField {...field} options={options.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))} />
      <MakeForPicker label={lacking ? t('currency', 'Add {code}', { code: lacking }) : t('currency', 'Add another currency')}>
        {(close) => <NewCurrency {...(lacking && { first: isoCurrency(lacking, language) })} onMade={field.onChange} onClose={close} />}
      </MakeForPicker>
    </div>
  )
}
