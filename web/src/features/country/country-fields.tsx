import type { UseFormReturnType } from '@mantine/form'
import { type Country, CountryDraft } from '@tracklane/contract/country'
import { type ReactNode, useMemo } from 'react'
import { CurrencyField } from '#features/currency/currency-field.parts.tsx'
import { editRules } from '#kit/edit-form.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { activeColumn } from '#ui/active-mark.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { fieldColumn, nameColumn } from '#ui/data-table/field-column.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TimeZoneField } from '#ui/fields/time-zone-field.tsx'
import { FormSection } from '#ui/form-section.tsx'
import type { IsoCountry } from './iso-country.rules.ts'

/** A country in the form. */
interface CountryValues {
  name: string
  code: string
  currency_id: number | null
  phone_code: string
  time_zone: string | null
  tomorrow_at: string
  quiet_from: string
  quiet_to: string
  active: boolean
}

export const NEW_COUNTRY: CountryValues = {
  name: '',
  code: '',
  currency_id: null,
  phone_code: '+',
  time_zone: null,
  tomorrow_at: '18:00',
  quiet_from: '21:00',
  quiet_to: '08:00',
  active: true,
}

/** Returns the body for the API. Missing values stay missing, and the schema reports them. */
export function bodyOf({ name, code, currency_id, phone_code, time_zone, tomorrow_at, quiet_from, quiet_to, active }: CountryValues) {
  return {
    name: name.trim(),
    code: code.trim().toUpperCase(),
    currency_id: currency_id ?? undefined,
    phone_code: phone_code.trim(),
    time_zone: time_zone ?? undefined,
    tomorrow_at: tomorrow_at.trim(),
    quiet_from: quiet_from.trim(),
    quiet_to: quiet_to.trim(),
    active,
  }
}

export const countryRules = editRules({ valuesOf: (country: Country): CountryValues => country, bodyOf })

export function checkCountry(values: CountryValues) {
  return checkedBy(CountryDraft)(bodyOf(values))
}

export function useCountryColumns(): readonly Column<Country>[] {
  const t = useT()
  return useMemo(
    () => [
      nameColumn(t('country', 'Name'), { width: 220, narrow: 150 }),
      fieldColumn<Country>('code', t('country', 'Code'), { width: 100, narrow: 80 }),
      {
        id: 'currency_id',
        label: t('country', 'Currency'),
        width: 130,
        narrow: 96,
        sort: 'currency_code',
        text: ({ currency_code }) => currency_code,
      },
      fieldColumn<Country>('phone_code', t('country', 'Phone code'), { width: 130, narrow: 112 }),
      fieldColumn<Country>('time_zone', t('country', 'Time zone'), { width: 200, narrow: 146, leavesUnder: 740 }),
      activeColumn(t),
    ],
    [t],
  )
}

interface CountryFieldsProps {
  form: UseFormReturnType<CountryValues>
  /** The chosen country for a new one. */
  iso?: IsoCountry | undefined
  /** Shown above the fields, at the beginning of a new country's form. */
  children?: ReactNode
}

export function CountryFields({ form, iso, children }: CountryFieldsProps) {
  const t = useT()
  return (
    <FormSection title={t('country', 'Country')}>
      {children}
      <TextField label={t('country', 'Name')} required isFirst={!children} {...fieldOf(form, 'name')} />
      <TextField
        label={t('country', 'Code')}
        description={t('country', 'Two letters of ISO 3166, like DE')}
        required
        maxLength={2}
        {...fieldOf(form, 'code')}
      />
      <CurrencyField label={t('country', 'Currency')} required wanted={iso?.currency_code} {...fieldOf(form, 'currency_id')} />
      <TextField label={t('country', 'Phone code')} type="tel" required {...fieldOf(form, 'phone_code')} />
      <TimeZoneField
        label={t('country', 'Time zone')}
        description={t('country', 'Messages to customers show times in it')}
        required
        near={iso}
        {...fieldOf(form, 'time_zone')}
      />
      <TextField
        label={t('country', 'Tomorrow’s deliveries are announced at')}
        description={t('country', 'Local time in hours and minutes, like 18:00')}
        required
        maxLength={5}
        {...fieldOf(form, 'tomorrow_at')}
      />
      <TextField
        label={t('country', 'Quiet hours begin at')}
        description={t('country', 'Customers get no SMS and no messenger message in between; the same time twice means no quiet hours')}
        required
        maxLength={5}
        {...fieldOf(form, 'quiet_from')}
      />
      <TextField label={t('country', 'Quiet hours end at')} required maxLength={5} {...fieldOf(form, 'quiet_to')} />
      <CheckboxField
        label={t('record', 'Active')}
        description={t('country', 'Only active countries get new couriers and orders')}
        {...fieldOf(form, 'active')}
      />
    </FormSection>
  )
}
