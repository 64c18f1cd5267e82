import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OrderNumbers as Orders } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { ordersPath, seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { useProfile } from '#features/auth/auth.api.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { BarRows } from './bar-rows.tsx'
import { Block } from './block.tsx'
import { NeedsNow } from './needs-now.tsx'
import classes from './numbers.module.css'
import { OrderTiles } from './order-tiles.tsx'
import { OrdersByDay } from './orders-by-day.tsx'
import { StatusBar } from './status-bar.tsx'

/** The orders by status, then the tiles, then the work and the last days. */
export function OrderNumbers({ orders }: { orders: Orders }) {
  // A person who sees all organizations does none of their work.
  const isAtWork = !seesEveryOrganization(useProfile())
  if (orders.by_status.every(({ total }) => total === 0)) return <NoOrders />
  return (
    <>
      <StatusBar orders={orders} />
      <OrderTiles orders={orders} />
      <div className={isAtWork ? classes.work : undefined}>
        {isAtWork && <NeedsNow orders={orders} />}
        <OrdersByDay orders={orders} />
      </div>
      <div className={classes.columns}>
        <ByReason orders={orders} />
        <ByCountry orders={orders} />
      </div>
    </>
  )
}

/** Says where orders come from, and leads to the first one for people who may create it in their organization. */
function NoOrders() {
  const t = useT()
  const { role } = useProfile()
  const action = mayCall(orderEditEndpoints.create, role) && !seesEveryOrganization({ role }) && (
    <Button renderRoot={(props) => <Link to={ordersPath({ role })} search={{ new: true }} {...props} />}>
      {t('order_editor', 'New order')}
    </Button>
  )
  return (
    <EmptyState title={t('home', 'No orders yet')} action={action}>
      {t('home', 'They come from your shop, or from a logist who enters them, and appear here at once.')}
    </EmptyState>
  )
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

/** Only for people who see several countries. */
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
