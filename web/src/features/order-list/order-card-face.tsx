import type { OrderRow } from '@tracklane/contract/order'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import classes from './order-table.module.css'

/** An order on a phone: where it stands, for whom and where to, when and how much. */
export function OrderCardFace({ order }: { order: OrderRow }) {
  const { money } = useFormat()
  return (
    <span className={classes.face}>
      <span className={classes.line}>
        <StatusChip id={order.status_id} />
        <span className={classes.total}>{money(order.total, order.currency_code)}</span>
      </span>
      <span className={classes.who}>{order.customer_full_name}</span>
      <span className={classes.dim}>{order.customer_address}</span>
      <span className={classes.line}>
        <span className={classes.mono}>{order.track}</span>
        <span className={classes.dim}>{formatWindow(order.delivery_from, order.delivery_to)}</span>
      </span>
    </span>
  )
}
