import { SegmentedControl, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ordersChannelFor, REALTIME_EVENT } from '@tracklane/contract/realtime'
import { useEffect, useMemo } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { CountryField } from '#features/order/country-field.parts.tsx'
import { useSubscribedChannel } from '#features/order/subscribed-channel.store.ts'
import { AreaMark } from '#features/order-table/area-mark.parts.tsx'
import { useLive } from '#features/realtime/live.store.ts'
import { askAgain, askedBefore } from '#lib/ask-again.ts'
import { coalesced, repeated } from '#lib/coalesced.ts'
import { useT } from '#lib/i18n.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'
import { useFilter } from '#lib/search.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { DateRangeField } from '#ui/fields/date-range-field.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { RateGroups } from './rate-groups.tsx'
import { ReasonGroups } from './reason-groups.tsx'
import { RejectedDays } from './rejected-days.tsx'
import { StatisticsSearch, statisticsQuery } from './rejected-list.ts'
import { BeforeNote, ExactNote, RejectedNumbers, SeveralDaysNote } from './rejected-numbers.tsx'
import { rejectedStatistics } from './rejected-order.api.ts'
import { lastDays, PERIODS, type Period, periodOf } from './rejected-period.rules.ts'
import { RejectedTabs } from './rejected-tabs.tsx'
import classes from './statistics.module.css'

/** The statistics of rejections: the numbers, by day, courier, country and reason. */
export function RejectedStatistics() {
  const t = useT()
  useStatisticsLive()
  const [search, patch] = useFilter(StatisticsSearch)
  const period = periodOf(search)
  const { dataUpdatedAt } = useQuery(rejectedStatistics.of(statisticsQuery(search)))
  return (
    <div className={classes.page}>
      <PageHead title={t('rejected_order', 'Rejected orders')} mark={<AreaMark filter={search} at={dataUpdatedAt} />}>
        <div className={classes.period}>
          <PeriodField period={period} onChange={({ from, to }) => void patch({ rejected_at_from: from, rejected_at_to: to })} />
          <CountryField
            className={classes.country}
            value={search.country_id?.[0] ?? null}
            onChange={(id) => void patch({ country_id: id === null ? undefined : [id] })}
          />
        </div>
      </PageHead>
      <RejectedTabs current="statistics" />
      <Answer />
    </div>
  )
}

function Answer() {
  const t = useT()
  const [search] = useFilter(StatisticsSearch)
  const filter = statisticsQuery(search)
  const { data, isPlaceholderData, isError, error, refetch, isFetching } = useQuery(rejectedStatistics.of(filter))
  if (isError) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <StatisticsSkeleton />
  if (data.rate === null && data.returned === 0)
    return (
      <EmptyState title={t('rejected_order', 'No orders were closed in this period')}>
        {t('rejected_order', 'Choose a longer one: orders count on the day on which they were delivered, rejected or sent back.')}
      </EmptyState>
    )
  const shown = { statistics: data, filter, period: periodOf(search) }
  return (
    <div className={classes.body} data-stale={isPlaceholderData || undefined}>
      <div className={classes.top}>
        <div className={classes.facts}>
          <h2 className={classes.factsHead}>{t('rejected_order', 'In this period')}</h2>
          <RejectedNumbers {...shown} />
          <BeforeNote period={shown.period} />
          <SeveralDaysNote statistics={data} />
          <ExactNote period={shown.period} exactFrom={data.exact_from} />
        </div>
        <RejectedDays {...shown} />
      </div>
      <div className={classes.groups}>
        <RateGroups {...shown} />
        <ReasonGroups {...shown} />
      </div>
    </div>
  )
}

function StatisticsSkeleton() {
  const t = useT()
  return (
    <div className={classes.body} role="status" aria-label={t('layout', 'Loading')}>
      <div className={classes.top}>
        <Skeleton height={334} radius="md" />
        <Skeleton height={334} radius="md" />
      </div>
      <div className={classes.groups}>
        <Skeleton height={280} radius="md" />
        <Skeleton height={280} radius="md" />
      </div>
    </div>
  )
}

interface PeriodFieldProps {
  period: Period
  /** Undefined: the default period. */
  onChange: (period: Partial<Period>) => void
}

/** The usual periods with one click, and any other by its days. */
function PeriodField({ period, onChange }: PeriodFieldProps) {
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

/** Milliseconds between two requests at least, since the statistics count every finished order. */
const REST = 5_000

/** Keeps the statistics up to date with other people's changes. */
function useStatisticsLive(): void {
  const queryClient = useQueryClient()
  const own = ordersChannelFor(useProfile())
  const wanted = useSubscribedChannel((area) => area.channel)
  const channel = wanted === undefined ? own : wanted
  const isLive = useLive((state) => state.isLive)
  const ask = useMemo(() => {
    const queryKey = rejectedStatistics.all()
    return (moment?: number) => askAgain(queryClient, askedBefore(queryClient, { queryKey }, moment))
  }, [queryClient])
  const refresh = useMemo(() => coalesced(ask, REST), [ask])
  useChannel(channel, { [REALTIME_EVENT.ordersChanged]: refresh })
  useEffect(() => {
    // There are no live updates for all organizations: the statistics load again when the window gets the focus.
    if (channel !== null) return
    const again = () => void ask()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [channel, ask])
  useEffect(() => onReconnected((moment) => void ask(moment)), [ask])
  useEffect(() => (isLive ? undefined : repeated(ask, REST)), [isLive, ask])
}
