import { Input } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Money } from '@tracklane/contract/kit/page'
import { countryQueries } from '#features/country/country.api.ts'
import { dayOf } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { DateRangeField } from '#ui/fields/date-range-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { MultiSelectField } from '#ui/fields/select-field.tsx'
import { useDelayed } from '#ui/use-delayed.ts'
import { type OrderFiltersProps, orNone } from './order-filter-parts.ts'
import classes from './order-filters.module.css'

/** Days and amounts, from and to. */
export function OrderRangeFields({ filter, onChange }: OrderFiltersProps) {
  const t = useT()
  const past = { allowsOneDay: true, presets: ['yesterday', 'today'] } as const
  return (
    <>
      <CurrencyField filter={filter} onChange={onChange} />
      <Input.Wrapper label={t('order', 'Total')} labelElement="div" role="group" aria-label={t('order', 'Total')}>
        <div className={classes.pair}>
          <Amount label={t('filter', 'Total, from')} value={filter.total_from ?? ''} onChange={(total_from) => onChange({ total_from })} />
          <span aria-hidden>–</span>
          <Amount label={t('filter', 'Total, to')} value={filter.total_to ?? ''} onChange={(total_to) => onChange({ total_to })} />
        </div>
      </Input.Wrapper>
      <DateRangeField
        label={t('order', 'Delivery')}
        allowsOneDay
        presets={['yesterday', 'today', 'tomorrow']}
        maxDate={null}
        value={[dayOf(filter.delivery_date_from), dayOf(filter.delivery_date_to)]}
        onChange={([from, to]) => onChange({ delivery_date_from: from ?? undefined, delivery_date_to: to ?? undefined })}
      />
      <DateRangeField
        {...past}
        label={t('order', 'Created')}
        value={[dayOf(filter.created_at_from), dayOf(filter.created_at_to)]}
        onChange={([from, to]) => onChange({ created_at_from: from ?? undefined, created_at_to: to ?? undefined })}
      />
      <DateRangeField
        {...past}
        label={t('order', 'Delivered at')}
        value={[dayOf(filter.delivered_at_from), dayOf(filter.delivered_at_to)]}
        onChange={([from, to]) => onChange({ delivered_at_from: from ?? undefined, delivered_at_to: to ?? undefined })}
      />
      <DateRangeField
        {...past}
        label={t('filter', 'In this status since')}
        value={[dayOf(filter.status_changed_at_from), dayOf(filter.status_changed_at_to)]}
        onChange={([from, to]) => onChange({ status_changed_at_from: from ?? undefined, status_changed_at_to: to ?? undefined })}
      />
      <DateRangeField
        {...past}
        label={t('order', 'Paid at')}
        value={[dayOf(filter.paid_at_from), dayOf(filter.paid_at_to)]}
        onChange={([from, to]) => onChange({ paid_at_from: from ?? undefined, paid_at_to: to ?? undefined })}
      />
    </>
  )
}

interface AmountProps {
  label: string
  value: string
  onChange: (value: string | undefined) => void
}

/** An amount that is not finished yet ("12.") does not count yet. */
function Amount({ label, value, onChange }: AmountProps) {
  const [text, type] = useDelayed(value, (next) => {
    if (next === '') onChange(undefined)
    else if (Money.safeParse(next).success) onChange(next)
  })
  return <MoneyField label={label} isLabelHidden value={text} onChange={type} />
}

/** The currencies of the countries there are. */
function CurrencyField({ filter, onChange }: OrderFiltersProps) {
  const t = useT()
  const countries = useQuery(countryQueries.list()).data ?? []
  const codes = [...new Set(countries.map(({ currency_code }) => currency_code))].sort()
  return (
    <MultiSelectField
      label={t('order', 'Currency')}
      placeholder={t('filter', 'Any')}
      options={codes.map((code) => ({ value: code, label: code }))}
      value={filter.currency_code ?? []}
      onChange={(chosen) => onChange({ currency_code: orNone(chosen) })}
    />
  )
}
