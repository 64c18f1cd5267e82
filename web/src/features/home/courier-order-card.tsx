import { IconMapPin, IconPhone } from '@tabler/icons-react'
import type { OrderRow } from '@tracklane/contract/order'
import { mapUrl, telUrl } from '#features/order/order-links.parts.tsx'
import { amountDue } from '#features/order/order-payment.parts.tsx'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { formatDate, useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './courier-home.module.css'

interface CourierOrderCardProps {
  order: OrderRow
  isDone: boolean
  onShow: () => void
}

/** What a courier needs in a stairwell: when, who, where, how much. */
export function CourierOrderCard({ order, isDone, onShow }: CourierOrderCardProps) {
  const t = useT()
  const { money } = useFormat()
  const due = amountDue(order)
  return (
    <li className={classes.card} data-done={isDone || undefined}>
      <div className={classes.top}>
        <span className={classes.time}>{isDone ? formatDate(order.delivered_at, 'onlyDate') : windowText(order)}</span>
        <StatusChip id={order.status_id} />
      </div>
      <button type="button" className={classes.open} onClick={onShow}>
        {order.customer_full_name}
      </button>
      <p className={classes.address}>{order.customer_address}</p>
      <div className={classes.top}>
        <span className={classes.track}>{order.track}</span>
        <span className={due ? classes.due : classes.paid}>
          {due ? t('home', 'Collect {amount}', { amount: money(due, order.currency_code) }) : t('home', 'Nothing to collect')}
        </span>
      </div>
      {!isDone && (
        <div className={classes.links}>
          <a
            href={mapUrl(order)}
            target="_blank"
            rel="noreferrer"
            className={classes.action}
            aria-label={t('home', 'Map for {track}', { track: order.track })}
          >
            <IconMapPin size={18} aria-hidden /> {t('home', 'Map')}
          </a>
          {order.customer_phone && (
            <a
              href={telUrl(order.customer_phone)}
              className={classes.action}
              aria-label={t('home', 'Call {name}', { name: order.customer_full_name })}
            >
              <IconPhone size={18} aria-hidden /> {t('home', 'Call')}
            </a>
          )}
        </div>
      )}
    </li>
  )
}

function windowText({ delivery_from, delivery_to }: OrderRow): string {
  return [delivery_from, delivery_to]
    .filter((one) => one !== null)
    .map((one) => formatDate(one, 'onlyTime'))
    .join('–')
}
