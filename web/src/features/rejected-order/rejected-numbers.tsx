import { useQuery } from '@tanstack/react-query'
import type { RejectedStatistics } from '@tracklane/contract/rejected-order'
import type { ReactNode } from 'react'
import { formatDate, useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Count, type Filter } from './rejected-links.tsx'
import classes from './rejected-numbers.module.css'
import { rejectedStatistics } from './rejected-order.api.ts'
import { type Period, periodBefore } from './rejected-period.rules.ts'

interface RejectedNumbersProps {
  statistics: RejectedStatistics
  period: Period
  filter: Filter
}

/** The rate first, and beside it in equal size the orders sent back: otherwise sending back would look like a success. */
export function RejectedNumbers({ statistics: { total, returned, delivered, rate }, period, filter }: RejectedNumbersProps) {
  const t = useT()
  const { number, percent } = useFormat()
  const before = useBefore(period, filter)
  return (
    <dl className={classes.numbers}>
      <Figure
        label={t('rejected_order', 'Rejected rate')}
        note={t('rejected_order', 'of {count, plural, =0 {all} other {#}} closed {count, plural, one {order} other {orders}}', {
          count: total + delivered,
        })}
        before={before && rateText(percent, before.rate)}
      >
        {rate === null ? <span className={classes.none}>–</span> : percent(rate)}
      </Figure>
      <Figure
        label={t('rejected_order', 'Rejected')}
        color="red"
        note={t('rejected_order', 'even if delivered later')}
        before={before && number(before.total)}
      >
        <Count counted="rejected" filter={filter} label={t('rejected_order', 'Rejected')} count={total} text={number(total)} />
      </Figure>
      <Figure
        label={t('rejected_order', 'Returned')}
        color="neutral"
        note={t('rejected_order', 'sent back to the sender')}
        before={before && number(before.returned)}
      >
        <Count counted="returned" filter={filter} label={t('rejected_order', 'Returned')} count={returned} text={number(returned)} />
      </Figure>
    </dl>
  )
}

/** Returns the statistics of an equally long period before; undefined while unknown. */
function useBefore(period: Period, filter: Filter) {
  const { from, to } = periodBefore(period)
  const { data } = useQuery(rejectedStatistics.of({ ...filter, rejected_at_from: from, rejected_at_to: to }))
  return data && { ...data, from, to }
}

function rateText(percent: (share: number) => string, rate: number | null): string {
  return rate === null ? '–' : percent(rate)
}

interface FigureProps {
  label: string
  color?: 'red' | 'neutral'
  note: string
  before: string | undefined
  children: ReactNode
}

function Figure({ label, color, note, before, children }: FigureProps) {
  const t = useT()
  return (
    <div className={classes.number}>
      <dt className={classes.label} data-color={color}>
        {label}
      </dt>
      <dd className={classes.figure}>{children}</dd>
      <dd className={classes.note}>{note}</dd>
      <dd className={classes.before}>{before === undefined ? ' ' : t('rejected_order', 'before: {number}', { number: before })}</dd>
    </div>
  )
}

/** Explains the meaning of "before" once. */
export function BeforeNote({ period }: { period: Period }) {
  const t = useT()
  const { from, to } = periodBefore(period)
  const date = (day: string) => formatDate(`${day}T00:00`, 'onlyDate')
  return <p className={classes.beforeNote}>{t('rejected_order', 'Before: {first} to {last}', { first: date(from), last: date(to) })}</p>
}

/** Says that an order rejected on two days counts on both, and once in the total. */
export function SeveralDaysNote({ statistics: { by_day, total } }: { statistics: RejectedStatistics }) {
  const t = useT()
  const count = by_day.reduce((sum, { rejected }) => sum + rejected, 0)
  if (count === total) return null
  return (
    <p className={classes.beforeNote}>
      {t('rejected_order', 'The days add up to {count, number}: some orders were rejected on several.', { count })}
    </p>
  )
}

/** Says where couriers of the period had to be guessed. */
export function ExactNote({ period, exactFrom }: { period: Period; exactFrom: string | null }) {
  const t = useT()
  if (exactFrom === null || period.from >= exactFrom) return null
  const day = formatDate(`${exactFrom}T00:00`, 'onlyDate')
  return (
    <p className={classes.beforeNote}>
      {t('rejected_order', 'Couriers are exact from {day} on; before that, some are those that the orders have now.', { day })}
    </p>
  )
}
