import type { UseFormReturnType } from '@mantine/form'
import { type Currency, CurrencyDraft } from '@tracklane/contract/currency'
import { useMemo } from 'react'
import { editRules } from '#kit/edit-form.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { activeColumn } from '#ui/active-mark.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { fieldColumn, nameColumn } from '#ui/data-table/field-column.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormSection } from '#ui/form-section.tsx'

/** A currency in the form. */
interface CurrencyValues {
  name: string
  code: string
  symbol: string
  digits: number | null
  active: boolean
}

export const NEW_CURRENCY: CurrencyValues = { name: '', code: '', symbol: '', digits: 2, active: true }

/** Returns the body for the API. Missing values stay missing, and the schema reports them. */
export function bodyOf({ name, code, symbol, digits, active }: CurrencyValues) {
  return { name: name.trim(), code: code.trim().toUpperCase(), symbol: symbol.trim(), digits: digits ?? undefined, active }
}

export const currencyRules = editRules({ valuesOf: (currency: Currency): CurrencyValues => currency, bodyOf })

export function checkCurrency(values: CurrencyValues) {
  return checkedBy(CurrencyDraft)(bodyOf(values))
}

export function useCurrencyColumns(): readonly Column<Currency>[] {
  const t = useT()
  return useMemo(
    () => [
      nameColumn(t('currency', 'Name'), { width: 240 }),
      fieldColumn<Currency>('code', t('currency', 'Code'), { width: 120 }),
      fieldColumn<Currency>('symbol', t('currency', 'Symbol'), { width: 120 }),
      fieldColumn<Currency>('digits', t('currency', 'Decimals'), { width: 160, align: 'end' }),
      activeColumn(t),
    ],
    [t],
  )
}

export function CurrencyFields({ form }: { form: UseFormReturnType<CurrencyValues> }) {
  const t = useT()
  return (
    <FormSection title={t('currency', 'Currency')}>
      <TextField label={t('currency', 'Name')} required isFirst {...fieldOf(form, 'name')} />
      <TextField
        label={t('currency', 'Code')}
        description={t('currency', 'Three letters of ISO 4217, like EUR')}
        required
        maxLength={3}
        {...fieldOf(form, 'code')}
      />
      <TextField label={t('currency', 'Symbol')} required maxLength={8} {...fieldOf(form, 'symbol')} />
      <NumberField
        label={t('currency', 'Decimals')}
        description={t('currency', 'Holds for every amount; fixed once the currency is in use')}
        required
        max={4}
        {...fieldOf(form, 'digits')}
      />
      <CheckboxField
        label={t('record', 'Active')}
        description={t('currency', 'Only active currencies are offered')}
        {...fieldOf(form, 'active')}
      />
    </FormSection>
  )
}
