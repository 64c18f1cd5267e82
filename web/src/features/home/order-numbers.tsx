import { Link } from '@tanstack/react-router'
import type { Home } from '@tracklane/contract/home'
import { STATUS } from '@tracklane/contract/order-status'
import { useProfile } from '#features/auth/auth.api.ts'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Block } from './block.tsx'
import classes from './home.module.css'
import { StatusBar } from './status-bar.tsx'
import { Tile } from './tile.tsx'

type Orders = NonNullable<Home['orders']>

/** Still to be brought to an end: neither delivered, nor rejected, nor sent back. */
const OPEN: readonly number[] = [STATUS.NEW, STATUS.PROCESSING, STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]

export function OrderNumbers({ orders }: { orders: Orders }) {
  const t = useT()
  return (
    <>
      <Block title={t('home', 'Orders now')}>
        <Figures orders={orders} />
      </Block>
      <Block title={t('home', 'Orders by status')}>
        <ByStatus orders={orders} />
      </Block>
    </>
  )
}

function Figures({ orders }: { orders: Orders }) {
  const t = useT()
  const format = useFormat()
  const open = orders.by_status.filter(({ status_id }) => OPEN.includes(status_id)).reduce((sum, { total }) => sum + total, 0)

  return (
    <dl className={classes.tiles}>
      <Tile label={t('home', 'Open orders')} note={t('home', 'Not yet delivered, rejected or returned')}>
        {format.number(open)}
      </Tile>
      <Tile label={t('home', 'Late deliveries')} note={t('home', 'The delivery window has passed')}>
        <span className={orders.late > 0 ? classes.late : undefined}>{format.number(orders.late)}</span>
      </Tile>
      <Tile label={t('home', 'Cash on delivery to collect')} note={t('home', 'Of orders in delivery')}>
        <Sums sums={orders.expected} />
      </Tile>
      <Tile label={t('home', 'Rejected rate')} note={t('home', 'Of the orders that came to an end')}>
        {orders.rejected_rate === null ? '–' : format.percent(orders.rejected_rate)}
      </Tile>
    </dl>
  )
}

/** One line per currency: sums never mix them. */
function Sums({ sums }: { sums: Orders['expected'] }) {
  const format = useFormat()
  if (sums.length === 0) return '–'
  return sums.map(({ currency_code, total }) => (
    <span key={currency_code} className={classes.sum}>
      {format.money(total, currency_code)}
    </span>
  ))
}

function ByStatus({ orders }: { orders: Orders }) {
  const t = useT()
  const format = useFormat()
  const { role } = useProfile()
  const most = Math.max(1, ...orders.by_status.map(({ total }) => total))
  if (orders.by_status.every(({ total }) => total === 0)) {
    return <EmptyState title={t('home', 'No orders yet')}>{t('home', 'Orders appear here as soon as the first one comes in.')}</EmptyState>
  }
  return (
    <ul className={classes.statuses}>
      {orders.by_status.map(({ status_id, total }) => (
        <li key={status_id} className={classes.status}>
          <span className={classes.statusName}>
            {role === 'logist' ? (
              <Link to="/order/kanban" search={{ status_id: [status_id] }} className={classes.statusLink}>
                <StatusChip id={status_id} />
              </Link>
            ) : (
              <StatusChip id={status_id} />
            )}
          </span>
          <StatusBar statusId={status_id} share={total / most} />
          <span className={classes.count}>{format.number(total)}</span>
        </li>
      ))}
    </ul>
  )
}
