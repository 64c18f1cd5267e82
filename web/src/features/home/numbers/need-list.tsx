import { Button, Skeleton } from '@mantine/core'
import { IconArrowRight, IconCash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OrderRow } from '@tracklane/contract/order'
import { isStatusId, statusColor } from '@tracklane/contract/order-status'
import { useProfile } from '#features/auth/auth.api.ts'
import { orderListQueries } from '#features/order-list/order-list.api.ts'
import { OperationButton } from '#features/order-operation/operation-button.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import classes from './needs-now.module.css'
import { helpFor, type NeedKind } from './needs-now.rules.ts'
import { OrdersLink } from './orders-link.tsx'

const SHOWN = 7
/** The smallest page that the server answers. */
const FETCHED = 10
const PLACES = ['1', '2', '3', '4', '5', '6', '7']

interface NeedListProps extends NeedKind {
  name: string
}

export function NeedList({ need, count, filter, sort, name }: NeedListProps) {
  const t = useT()
  const list = useQuery(orderListQueries.list({ ...filter, sort, per_page: FETCHED }))
  const orders = list.data?.data.slice(0, SHOWN)
  if (list.isError && !orders)
    return <ErrorState message={list.error.message} onRetry={() => list.refetch()} isRetrying={list.isFetching} />
  return (
    <div className={classes.frame}>
      <ul className={classes.rows}>
        {orders ? orders.map((order) => <Row key={order.id} need={need} filter={filter} order={order} />) : <Waiting count={count} />}
      </ul>
      {count > SHOWN && (
        <OrdersLink filter={filter} className={classes.all} label={`${name}: ${t('home', 'Show all {count, number}', { count })}`}>
          {t('home', 'Show all {count, number}', { count })}
          <IconArrowRight size={14} aria-hidden />
        </OrdersLink>
      )}
    </div>
  )
}

function Waiting({ count }: { count: number }) {
  return PLACES.slice(0, count).map((place) => (
    <li key={place} className={classes.row}>
      <Skeleton height={32} className={classes.wait} />
    </li>
  ))
}

interface RowProps extends Pick<NeedKind, 'need' | 'filter'> {
  order: OrderRow
}

function Row({ need, filter, order }: RowProps) {
  const t = useT()
  const format = useFormat()
  const help = helpFor(need, order)
  const color = isStatusId(order.status_id) ? statusColor(order.status_id) : 'neutral'
  return (
    <li className={classes.row}>
      <span className={classes.dot} style={{ background: `var(--status-${color}-dot)` }} role="img" aria-label={order.status} />
      <span className={classes.who}>
        <Link to="/order/index" search={{ ...filter, id: order.id }} className={classes.customer}>
          {order.customer_full_name}
        </Link>
        <span className={classes.dim}>{order.customer_address}</span>
      </span>
      <span className={classes.why} data-need={need}>
        <b>{need === 'unpaid' ? format.money(order.total, order.currency_code) : sinceText(t, format, order.delivery_to)}</b>
        <span className={classes.dim}>
          {need === 'unpaid' ? unpaidText(t, format, order.delivered_at) : (order.courier ?? t('home', 'No courier'))}
        </span>
      </span>
      {help ? (
        <OperationButton order={order} operation={help} className={classes.help} />
      ) : (
        <HandOverLink courierId={order.courier_id} courier={order.courier} />
      )}
    </li>
  )
}

/** A link to the courier who has the money; only logists have that screen. */
function HandOverLink({ courierId, courier }: { courierId: number | null; courier: string | null }) {
  const t = useT()
  const { role } = useProfile()
  if (role !== 'logist' || courierId === null) return null
  return (
    <Button
      renderRoot={(props) => <Link {...props} to="/order/finance/" search={{ new: courierId }} />}
      size="compact-sm"
      variant="default"
      className={classes.help}
      leftSection={<IconCash size={14} aria-hidden />}
      aria-label={`${t('finance', 'Hand over')}: ${courier}`}
    >
      {t('finance', 'Hand over')}
    </Button>
  )
}

type Format = ReturnType<typeof useFormat>

/** Says how long ago the window has ended, or when it ends. */
function sinceText(t: Translate, format: Format, until: string | null): string {
  if (until === null) return t('home', 'No day')
  const passed = Date.now() - Date.parse(until)
  return passed > 0 ? t('home', '{time} late', { time: format.duration(passed) }) : format.weekdayTime(until)
}

function unpaidText(t: Translate, format: Format, delivered: string | null): string {
  return delivered === null
    ? t('home', 'Unpaid')
    : t('home', 'Unpaid for {time}', { time: format.duration(Date.now() - Date.parse(delivered)) })
}
