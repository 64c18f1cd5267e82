import { Money } from '@tracklane/contract/kit/page'
import { useState } from 'react'
import { dayOf } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { DateRangeField } from '#ui/fields/date-range-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import type { FilterEditorProps } from '#ui/filters/filter-kind.ts'
import type { DayField } from './order-chips.rules.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'
import classes from './order-filters.module.css'

interface DaysEditorProps extends FilterEditorProps<OrderFilterParts> {
  field: DayField
  /** True where the days may be in the future. */
  isFuture: boolean
}

/** A range of days; both ends are included. */
export function DaysEditor({ draft, onChange, field, isFuture }: DaysEditorProps) {
  const t = useT()
  return (
    <DateRangeField
      label={t('filter', 'Period')}
      allowsOneDay
      isFirst
      presets={isFuture ? ['yesterday', 'today', 'tomorrow'] : ['yesterday', 'today']}
      {...(isFuture && { maxDate: null })}
      value={[dayOf(draft[`${field}_from`]), dayOf(draft[`${field}_to`])]}
      onChange={([from, to]) => onChange({ [`${field}_from`]: from ?? undefined, [`${field}_to`]: to ?? undefined })}
    />
  )
}

/** A range of amounts. An unfinished one ("12.") cannot be applied. */
export function AmountEditor({ draft, onChange, onValid }: FilterEditorProps<OrderFilterParts>) {
  const t = useT()
  const [texts, setTexts] = useState({ from: draft.total_from ?? '', to: draft.total_to ?? '' })
  const change = (part: Partial<typeof texts>) => {
    const next = { ...texts, ...part }
    setTexts(next)
    const isValid = [next.from, next.to].every((text) => text === '' || Money.safeParse(text).success)
    onValid(isValid)
    if (isValid) onChange({ total_from: next.from || undefined, total_to: next.to || undefined })
  }
  return (
    <div className={classes.pair}>
      <MoneyField label={t('filter', 'Total, from')} value={texts.from} onChange={(from) => change({ from })} />
      <span aria-hidden>–</span>
      <MoneyField label={t('filter', 'Total, to')} value={texts.to} onChange={(to) => change({ to })} />
    </div>
  )
}
