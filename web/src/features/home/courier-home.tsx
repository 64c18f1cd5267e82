import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Id } from '@tracklane/contract/kit/page'
import type { OrderRow } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import { z } from 'zod'
import { orderQueries } from '#features/order/order.api.ts'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { courierDays } from './courier-days.ts'
import classes from './courier-home.module.css'
import { CourierOrderCard } from './courier-order-card.tsx'
import { CourierOrderDialog } from './courier-order-dialog.tsx'
import { useCourierLive } from './use-courier-live.ts'

const OPEN = [STATUS.NEW, STATUS.PROCESSING, STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]
const DONE = [STATUS.DELIVERED, STATUS.PICKED_UP, STATUS.COMPLETED]

const HomeSearch = z.object({ id: Id.optional() })

/** The courier's day: the orders assigned to them by delivery time, today's first, and what is done below. */
export function CourierHome() {
  const t = useT()
  const [{ id }, patch] = useFilter(HomeSearch)
  const open = useQuery(orderQueries.list({ status_id: OPEN, sort: 'delivery_to', per_page: 100 }))
  const done = useQuery(orderQueries.list({ status_id: DONE, sort: '-delivered_at', per_page: 25 }))
  useCourierLive()

  const show = (order: OrderRow) => patch({ id: order.id }, { push: true })
  return (
    <div className={classes.home}>
      <PageHead title={t('home', 'My deliveries')} />
      {open.isError && !open.data && (
        <ErrorState message={open.error.message} onRetry={() => open.refetch()} isRetrying={open.isFetching} />
      )}
      {open.isPending && <OrdersSkeleton />}
      {open.data?.data.length === 0 && (
        <EmptyState title={t('home', 'Nothing to deliver right now')}>
          {t('home', 'Orders appear here as soon as they are assigned to you.')}
        </EmptyState>
      )}
      {open.data &&
        courierDays(open.data.data, new Date()).map((day) => (
          <OrderGroup key={day.key} title={dayTitle(t, day)} orders={day.orders} onShow={show} />
        ))}
      {done.data && done.data.data.length > 0 && <OrderGroup title={t('home', 'Done')} orders={done.data.data} isDone onShow={show} />}
      {id !== undefined && <CourierOrderDialog key={id} id={id} onClose={() => patch({ id: undefined })} />}
    </div>
  )
}

interface OrderGroupProps {
  title: string
  orders: readonly OrderRow[]
  isDone?: boolean
  onShow: (order: OrderRow) => void
}

function OrderGroup({ title, orders, isDone = false, onShow }: OrderGroupProps) {
  return (
    <section className={classes.group} aria-label={title}>
      <h2 className={classes.day}>
        {title} <span className={classes.count}>{orders.length}</span>
      </h2>
      <ul className={classes.orders}>
        {orders.map((order) => (
          <CourierOrderCard key={order.id} order={order} isDone={isDone} onShow={() => onShow(order)} />
        ))}
      </ul>
    </section>
  )
}

function dayTitle(t: ReturnType<typeof useT>, { kind, date }: ReturnType<typeof courierDays>[number]): string {
  switch (kind) {
    case 'today':
      return t('home', 'Today')
    case 'late':
      return t('home', 'From earlier days')
    case 'undated':
      return t('home', 'Without a date')
    case 'later':
      return date
  }
}

function OrdersSkeleton() {
  const t = useT()
  return (
    <Stack gap="sm" role="status" aria-label={t('home', 'Your orders are loading')}>
      <Skeleton height={20} width={90} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={148} radius={8} />
      ))}
    </Stack>
  )
}
