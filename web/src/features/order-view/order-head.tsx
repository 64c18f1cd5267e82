import type { Order } from '@tracklane/contract/order'
import { amountDue, paymentName } from '#features/order/order-payment.rules.ts'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { Age } from '#ui/age.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { OrderMoves } from './order-moves.tsx'
import classes from './order-peek.module.css'

/** The order's name, its state, and the statuses it may go to. */
export function OrderHead({ order }: { order: Order }) {
  const t = useT()
  const { money } = useFormat()
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        <h2 className={classes.track}>{order.track}</h2>
        <CopyButton value={order.track} label={t('operation', 'Copy track number')} />
        <strong className={classes.sum}>{money(order.total, order.currency_code)}</strong>
      </div>
      <div className={classes.line}>
        <StatusChip id={order.status_id} />
        <span className={classes.dim}>
          <Age at={order.status_changed_at} isLength>
            {(age) => t('order', 'for {age}', { age })}
          </Age>
        </span>
        {order.archived && <span className={classes.flag}>{t('order', 'Archived')}</span>}
        {order.deleted && <span className={classes.flag}>{t('order', 'Deleted')}</span>}
        <span className={classes.payment} data-due={amountDue(order) !== undefined || undefined}>
          {paymentText(t, order)}
        </span>
      </div>
      <OrderMoves order={order} />
    </header>
  )
}

function paymentText(t: Translate, { payment_type, paid }: Order): string {
  const type = paymentName(t, payment_type)
  return paid ? t('order', '{type}, paid', { type }) : t('order', '{type}, not paid', { type })
}
