import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CountryField } from '#features/order/country-field.parts.tsx'
import { AreaMark } from '#features/order-table/area-mark.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PeriodField } from './period-field.tsx'
import { RateGroups } from './rate-groups.tsx'
import { ReasonGroups } from './reason-groups.tsx'
import { RejectedDays } from './rejected-days.tsx'
import { StatisticsSearch, statisticsQuery } from './rejected-list.ts'
import { BeforeNote, ExactNote, RejectedNumbers, SeveralDaysNote } from './rejected-numbers.tsx'
import { rejectedStatistics } from './rejected-order.api.ts'
import { periodOf } from './rejected-period.rules.ts'
import { RejectedTabs } from './rejected-tabs.tsx'
import classes from './statistics.module.css'
import { useStatisticsLive } from './use-statistics-live.ts'

/** How many attempts ended in a rejection: the numbers, day by day, by courier, country and reason. */
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
      <EmptyState title={t('rejected_order', 'Nothing came to an end in this period')}>
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
