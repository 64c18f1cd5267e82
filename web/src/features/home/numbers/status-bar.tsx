import type { OrderNumbers } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import { isStatusId, OPEN_STATUSES, statusColor, statusName } from '@tracklane/contract/order-status'
import { type CSSProperties, useId } from 'react'
import { useFormat } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { OrdersLink } from './orders-link.tsx'
import classes from './status-bar.module.css'

type StatusNumbers = OrderNumbers['by_status'][number]

/** The open orders as one bar with a piece per status; each piece leads to its orders. */
export function StatusBar({ orders }: { orders: OrderNumbers }) {
  const t = useT()
  const format = useFormat()
  const id = useId()
  const open = orders.by_status.filter(({ status_id, total }) => OPEN_STATUSES.includes(status_id) && total > 0)
  const total = open.reduce((sum, one) => sum + one.total, 0)
  const columns = open.map((one) => `minmax(var(--least), ${one.total}fr)`).join(' ')
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {t('home', 'Open orders by status')}
      </h2>
      <OrdersLink filter={homeFilters.open()} className={classes.total}>
        <span className={classes.number}>{format.number(total)}</span>{' '}
        {t('home', '{count, plural, one {open order} other {open orders}}', { count: total })}
      </OrdersLink>
      {total > 0 && (
        <ul className={classes.pieces} style={{ '--columns': columns } as CSSProperties}>
          {open.map((one) => (
            <li key={one.status_id}>
              <Piece {...one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Piece({ status_id, total, late, without_courier }: StatusNumbers) {
  const t = useT()
  const phrase = usePhrase()
  const format = useFormat()
  const color = isStatusId(status_id) ? statusColor(status_id) : 'neutral'
  return (
    <OrdersLink filter={homeFilters.status(status_id)} className={classes.piece}>
      <span className={classes.bar} style={{ background: `var(--status-${color}-dot)` }} aria-hidden />
      <span className={classes.name}>
        <b>{format.number(total)}</b> {isStatusId(status_id) && phrase(statusName(status_id))}
      </span>{' '}
      <span className={classes.line}>
        {late > 0 && (
          <span className={classes.late}>
            {t('home', '{count, number} late', { count: late })}
            {without_courier > 0 && ','}
          </span>
        )}{' '}
        {without_courier > 0 && t('home', '{count, number} without courier', { count: without_courier })}
      </span>
    </OrdersLink>
  )
}
