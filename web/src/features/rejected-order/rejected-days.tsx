import { useNavigate } from '@tanstack/react-router'
import type { RejectedStatistics } from '@tracklane/contract/rejected-order'
import { formatDate } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { Chart, type ChartPoint } from '#ui/chart/chart.tsx'
import { Count, type Counted, type Filter, useLead } from './rejected-links.tsx'
import { type Period, type Span, spansOf } from './rejected-period.rules.ts'

interface RejectedDaysProps {
  statistics: RejectedStatistics
  period: Period
  filter: Filter
}

/** The orders rejected and sent back per day. A bar leads to its orders, like its number in the table. */
export function RejectedDays({ statistics, period, filter }: RejectedDaysProps) {
  const t = useT()
  const navigate = useNavigate()
  const lead = useLead()
  const spans = spansOf(statistics.by_day, period)
  const isByWeek = spans.some(({ from, to }) => from !== to)
  const series = [
    { key: 'rejected', label: t('rejected_order', 'Rejected'), color: 'var(--status-red-dot)' },
    { key: 'returned', label: t('rejected_order', 'Returned'), color: 'var(--status-neutral-dot)' },
  ]
  const within = ({ key }: ChartPoint): Filter => {
    const span = spans.find(({ from }) => from === key)
    return { ...filter, rejected_at_from: key, rejected_at_to: span?.to ?? key }
  }
  return (
    <Chart
      title={isByWeek ? t('rejected_order', 'By week') : t('rejected_order', 'By day')}
      pointsLabel={isByWeek ? t('rejected_order', 'Week') : t('rejected_order', 'Day')}
      series={series}
      points={spans.map((span) => pointOf(t, span))}
      renderValue={(point, { key, label }) => (
        <Count counted={key as Counted} filter={within(point)} label={`${label}, ${point.label}`} count={point.values[key] ?? 0} />
      )}
      onPick={(point, { key }) => void navigate(lead(key as Counted, within(point)))}
    />
  )
}

function pointOf(t: Translate, { from, to, rejected, returned }: Span): ChartPoint {
  const [first, last] = [dateOf(from), dateOf(to)]
  return {
    key: from,
    short: formatDate(`${from}T00:00`, 'onlyDayMonth'),
    label: from === to ? first : t('rejected_order', '{first} to {last}', { first, last }),
    values: { rejected, returned },
  }
}

/** Formats a day without a zone, since it is in the person's zone already. */
function dateOf(day: string): string {
  return formatDate(`${day}T00:00`, 'onlyDate')
}
