import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Help } from '#features/help/help.parts.tsx'
import { CountryField } from '#features/order/country-field.parts.tsx'
import { OrderDrawer } from '#features/order-view/order-drawer.parts.tsx'
import { LiveMark } from '#features/realtime/live-mark.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import loads from './courier-loads.module.css'
import { Plan } from './plan.tsx'
import { redeliveryQueries } from './redelivery.api.ts'
import classes from './redelivery.module.css'
import { groupsOf } from './redelivery.rules.ts'
import { RedeliverySearch } from './redelivery-search.ts'

/** The screen /order/redeliver-dates/: orders that wait for another delivery, by day, and couriers with free capacity. */
export function RedeliverDatesPage() {
  const t = useT()
  const [{ id, country_id }, patch] = useFilter(RedeliverySearch)
  const open = (order: number | undefined) => void patch({ id: order })
  const steps = useSteps(country_id, id, open)
  return (
    <div className={classes.page} data-peek={id !== undefined || undefined}>
      <PageHead title={t('redelivery', 'Redelivery dates')} mark={<LiveMark />}>
        <CountryField value={country_id ?? null} onChange={(country) => void patch({ country_id: country ?? undefined })} />
      </PageHead>
      <Answer country={country_id} openId={id} />
      {id !== undefined && <OrderDrawer id={id} steps={steps} onClose={() => open(undefined)} />}
    </div>
  )
}

function Answer({ country, openId }: { country: number | undefined; openId: number | undefined }) {
  const t = useT()
  const { data, isError, error, refetch, isFetching } = useQuery(redeliveryQueries.orders(country))
  if (!data && isError) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <PlanSkeleton />
  if (data.orders.length === 0)
    return (
      <>
        <EmptyState title={t('redelivery', 'Nothing waits to be delivered again')}>
          {t('redelivery', 'Orders come here when a delivery has failed and the customer is to get another day.')}
        </EmptyState>
        <Help topic="rejected-and-redelivery" />
      </>
    )
  return <Plan {...data} country={country} openId={openId} />
}

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** A placeholder in the shape of the plan. */
function PlanSkeleton() {
  const t = useT()
  return (
    <div className={classes.plan} role="status" aria-label={t('layout', 'Loading')}>
      <div className={classes.days}>
        <Skeleton height={20} width={160} my={10} />
        {ROWS.map((row) => (
          <Skeleton key={row} height={56} mb={1} />
        ))}
      </div>
      <aside className={loads.couriers}>
        <Skeleton height={20} width={120} my={10} />
        <Skeleton height={320} radius="md" />
      </aside>
    </div>
  )
}

/** Returns the place of the open order among the shown ones, and its neighbours. */
function useSteps(country: number | undefined, id: number | undefined, open: (id: number) => void) {
  const { data } = useQuery({ ...redeliveryQueries.orders(country), enabled: id !== undefined })
  const ids = groupsOf(data?.orders ?? [], Date.now()).flatMap(({ orders }) => orders.map((order) => order.id))
  const at = id === undefined ? -1 : ids.indexOf(id)
  if (at < 0) return undefined
  const to = (index: number) => {
    const next = ids[index]
    return next === undefined ? undefined : () => open(next)
  }
  return { place: at + 1, of: ids.length, back: to(at - 1), on: to(at + 1) }
}
