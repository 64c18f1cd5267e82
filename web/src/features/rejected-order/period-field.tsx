import { SegmentedControl } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import { DateRangeField } from '#ui/fields/date-range-field.tsx'
import { lastDays, PERIODS, type Period } from './rejected-period.rules.ts'
import classes from './statistics.module.css'

interface PeriodFieldProps {
  period: Period
  /** Undefined: the usual one. */
  onChange: (period: Partial<Period>) => void
}

/** The usual periods with one click, any other by its days. */
export function PeriodField({ period, onChange }: PeriodFieldProps) {
  const t = useT()
  const usual = PERIODS.find((days) => {
    const { from, to } = lastDays(days)
    return from === period.from && to === period.to
  })
  return (
    <>
      <SegmentedControl
        size="sm"
        aria-label={t('rejected_order', 'Period')}
        value={String(usual ?? '')}
        onChange={(days) => onChange(lastDays(Number(days)))}
        data={PERIODS.map((days) => ({ value: String(days), label: t('rejected_order', '{days} days', { days }) }))}
      />
      <DateRangeField
        className={classes.range}
        label={t('rejected_order', 'Period')}
        isLabelHidden
        allowsOneDay
        value={[period.from, period.to]}
        onChange={([from, to]) => onChange({ ...(from && { from }), ...(to && { to }) })}
      />
    </>
  )
}
