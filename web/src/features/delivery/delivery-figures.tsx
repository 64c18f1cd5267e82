import { IconClock } from '@tabler/icons-react'
import { type OrderRow, PAYMENT_TYPE } from '@tracklane/contract/order'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { amountDue } from '#features/order/order-payment.rules.ts'
import { formatDate, useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './delivery-card.module.css'

interface DeliveryTimeProps {
  order: OrderRow
  /** True where the heading above does not name the day. */
  withDay: boolean
  isLate: boolean
}

export function DeliveryTime({ order, withDay, isLate }: DeliveryTimeProps) {
  const t = useT()
  const to = formatDate(order.delivery_to, 'onlyTime')
  const hours = order.delivery_from
    ? `${formatDate(order.delivery_from, 'onlyTime')}–${to}`
    : to && t('delivery', 'until {time}', { time: to })
  return (
    <span className={classes.time}>
      {withDay ? formatWindow(order.delivery_from, order.delivery_to) : hours}
      {isLate && (
        <span className={classes.late}>
          <IconClock size={18} aria-hidden /> {t('delivery', 'Late')}
        </span>
      )}
    </span>
  )
}

/** The amount, large enough not to be misread at the door. */
export function AmountToCollect({ order }: { order: OrderRow }) {
  const t = useT()
  const { money } = useFormat()
  const due = amountDue(order)
  if (!due)
    return (
      <p className={classes.nothing}>
        {order.paid
          ? t('delivery', 'Paid: nothing to collect')
          : order.payment_type === PAYMENT_TYPE.PREPAID
            ? t('delivery', 'Prepaid: nothing to collect')
            : t('delivery', 'Nothing to collect')}
      </p>
    )
  return (
    <p className={classes.amount}>
      <span className={classes.amountLabel}>{t('delivery', 'Collect')}</span>
      <strong>{money(due, order.currency_code)}</strong>
    </p>
  )
}
