import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { Help } from '#features/help/help.parts.tsx'
import { FinancialReportMenu } from '#features/order-export/order-export.parts.tsx'
import { LiveMark } from '#features/realtime/live-mark.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { useStable } from '#lib/use-stable.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { FinanceBeside } from './finance-beside.tsx'
import { totalsOf } from './finance-rows.rules.ts'
import { defaultPeriod, FinanceSearch, sumsQueryOf } from './finance-search.ts'
import { FinanceStrip } from './finance-strip.tsx'
import { FinanceTable } from './finance-table.tsx'
import { financeQueries } from './order-finance.api.ts'
import classes from './order-finance.module.css'
import { PeriodField } from './period-field.tsx'

/** The screen /order/finance/: the cash that couriers expect, have to hand over and have handed over. */
export function OrderFinancePage() {
  const t = useT()
  const { search, patch } = usePeriod()
  const sums = useQuery(financeQueries.sums(sumsQueryOf(search)))
  const rows = sums.data?.data
  const totals = totalsOf(rows ?? [])
  const open = (change: { id?: number; new?: number }) => void patch({ page: search.page, ...change }, { push: true })
  return (
    <div className={classes.page}>
      <PageHead title={t('finance', 'Finance')} mark={<LiveMark />} actions={<FinancialReportMenu filters={sumsQueryOf(search)} />}>
        <PeriodField search={search} onChange={patch} />
        <CountryField value={search.country_id} onChange={(country_id) => patch({ country_id })} />
      </PageHead>
      {rows ? (
        <div className={classes.body} data-stale={sums.isPlaceholderData || undefined}>
          <FinanceStrip totals={totals} search={search} />
          {rows.length > 0 ? (
            <FinanceTable rows={rows} totals={totals} search={search} onHandOver={(courier) => open({ new: courier })} />
          ) : (
            <>
              <EmptyState title={t('finance', 'No money yet')}>
                {t('finance', 'Cash orders in delivery, delivered or paid show here, courier by courier.')}
              </EmptyState>
              <Help topic="money-open" />
            </>
          )}
        </div>
      ) : sums.error ? (
        <ErrorState message={sums.error.message} onRetry={() => void sums.refetch()} isRetrying={sums.isFetching} />
      ) : (
        <div className={classes.body}>
          <Skeleton height={94} radius={8} />
          <Skeleton height={360} radius={8} />
        </div>
      )}
      <FinanceBeside
        search={search}
        patch={patch}
        isReady={rows !== undefined}
        isSettled={!sums.isPending}
        nameOf={(id) => rows?.find((row) => row.courier_id === id)?.courier ?? undefined}
        onOpen={(id) => open({ id })}
      />
    </div>
  )
}

interface CountryFieldProps {
  value: readonly number[] | undefined
  onChange: (ids: number[] | undefined) => void
}

/** The choice of countries, for people with several; others see only their own country. */
function CountryField(props: CountryFieldProps) {
  return useProfile().country_id === null ? <Countries {...props} /> : null
}

function Countries({ value, onChange }: CountryFieldProps) {
  const t = useT()
  const countries = useQuery(countryQueries.list())
  return (
    <SelectField
      label={t('finance', 'Country')}
      isLabelHidden
      placeholder={t('finance', 'All countries')}
      options={(countries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value?.[0] ?? null}
      onChange={(id) => onChange(id === null ? undefined : [id])}
    />
  )
}

/** Returns the search of the address. A missing period is this month, which is then written into the address. */
function usePeriod() {
  const [address, patch] = useFilter(FinanceSearch)
  const unsaid = useStable(defaultPeriod(address, new Date()))
  const write = useEffectEvent((period: NonNullable<typeof unsaid>) => void patch({ page: address.page, ...period }))
  const href = useLocation({ select: (location) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what nobody understands is taken out of the address, and the period may go with it
  useEffect(() => {
    if (unsaid) write(unsaid)
  }, [unsaid, href])
  return { search: { ...address, ...unsaid }, patch }
}
