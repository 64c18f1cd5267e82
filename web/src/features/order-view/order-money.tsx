import type { Order } from '@tracklane/contract/order'
import { amountDue, paymentName } from '#features/order/order-payment.rules.ts'
import { formatDate, useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './order-money.module.css'

/** What the order is worth and what is still to be collected, at a glance. */
export function OrderMoney({ order }: { order: Order }) {
  const t = useT()
  const { money } = useFormat()
  const due = amountDue(order)
  return (
    <dl className={classes.money}>
      <div>
        <dt>{t('order', 'Total')}</dt>
        <dd>{money(order.total, order.currency_code)}</dd>
      </div>
      <div>
        <dt>{t('order', 'Payment')}</dt>
        <dd>{paymentName(t, order.payment_type)}</dd>
      </div>
      <div data-due={due !== undefined || undefined}>
        <dt>{order.paid ? t('order', 'Paid at') : t('order', 'To collect')}</dt>
        <dd>{order.paid ? formatDate(order.paid_at, 'fullDate') : due ? money(due, order.currency_code) : t('order', 'Nothing')}</dd>
      </div>
    </dl>
  )
}
