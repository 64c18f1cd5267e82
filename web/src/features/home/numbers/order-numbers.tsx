import type { OrderNumbers as Orders } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import { isStatusId, statusColor } from '@tracklane/contract/order-status'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { BarRows } from './bar-rows.tsx'
import { Block } from './block.tsx'
import { MoneyFigures } from './money-figures.tsx'
import classes from './numbers.module.css'
import { OrderFigures } from './order-figures.tsx'
import { OrdersByDay } from './orders-by-day.tsx'

export function OrderNumbers({ orders }: { orders: Orders }) {
  const t = useT()
  return (
    <>
      <Block title={t('home', 'Orders now')}>
        <OrderFigures orders={orders} />
      </Block>
      <Block title={t('home', 'Money')}>
        <MoneyFigures orders={orders} />
      </Block>
      {orders.by_status.some(({ total }) => total > 0) ? <Details orders={orders} /> : <NoOrders />}
    </>
  )
}

function NoOrders() {
  const t = useT()
  return <EmptyState title={t('home', 'No orders yet')}>{t('home', 'Orders appear here as soon as the first one comes in.')}</EmptyState>
}

function Details({ orders }: { orders: Orders }) {
  const t = useT()
  return (
    <>
      <OrdersByDay orders={orders} />
      <div className={classes.columns}>
        <Block title={t('home', 'Orders by status')}>
          <ByStatus orders={orders} />
        </Block>
        <div className={classes.blocks}>
          <ByReason orders={orders} />
          <ByCountry orders={orders} />
        </div>
      </div>
    </>
  )
}

function ByStatus({ orders }: { orders: Orders }) {
  const rows = orders.by_status.map(({ status_id, total }) => ({
    key: status_id,
    name: <StatusChip id={status_id} />,
    total,
    color: isStatusId(status_id) ? statusColor(status_id) : ('neutral' as const),
    filter: homeFilters.status(status_id),
  }))
  return <BarRows rows={rows} />
}

function ByReason({ orders: { by_day, rejected_reasons } }: { orders: Orders }) {
  const t = useT()
  const [first = '', last = ''] = [by_day[0]?.day, by_day.at(-1)?.day]
  if (rejected_reasons.length === 0) return null
  const rows = rejected_reasons.map(({ sub_status_id, sub_status, total }) => ({
    key: sub_status_id,
    name: sub_status,
    total,
    color: 'red' as const,
    filter: homeFilters.rejectedFor(sub_status_id, first, last),
  }))
  return (
    <Block title={t('home', 'Why orders were rejected')} note={t('home', 'In the last 14 days')}>
      <BarRows rows={rows} />
    </Block>
  )
}

/** Only for who sees more than one country. */
function ByCountry({ orders }: { orders: Orders }) {
  const t = useT()
  if (orders.by_country.length < 2) return null
  const rows = orders.by_country.map(({ country_id, country_name, total }) => ({
    key: country_id,
    name: country_name,
    total,
    filter: homeFilters.openIn(country_id),
  }))
  return (
    <Block title={t('home', 'Open orders by country')}>
      <BarRows rows={rows} />
    </Block>
  )
}
