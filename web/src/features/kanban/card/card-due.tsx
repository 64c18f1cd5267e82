import type { CompactOrder } from '@tracklane/contract/kanban'
import { amountDue, paymentName } from '#features/order/order-payment.rules.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './order-card.module.css'

/** The amount the courier collects, or the reason why there is none. */
export function CardDue({ order }: { order: CompactOrder }) {
  const t = useT()
  const { money } = useFormat()
  const due = amountDue(order)
  if (due) return <span className={classes.due}>{money(due, order.currency_code)}</span>
  return <span className={classes.paid}>{order.paid ? t('kanban', 'Paid') : paymentName(t, order.payment_type)}</span>
}
