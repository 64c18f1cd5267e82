import type { OrderRow } from '@tracklane/contract/order'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { DeliveryWindow } from './delivery-window.tsx'
import { LabelMark } from './label-mark.tsx'
import classes from './order-table.module.css'

/** An order where there is no room for columns: status and amount, recipient and time, address, and courier. */
export function OrderCardFace({ order }: { order: OrderRow }) {
  const t = useT()
  const { money } = useFormat()
  return (
    <span className={classes.face}>
      <span className={classes.line}>
        <StatusChip id={order.status_id} />
        <span className={classes.total}>{money(order.total, order.currency_code)}</span>
      </span>
      <span className={classes.line}>
        <span className={classes.who}>{order.customer_full_name}</span>
        <span className={classes.mono}>{order.track}</span>
        {order.label_printed_at && <LabelMark printedAt={order.label_printed_at} />}
      </span>
      <span className={classes.dim}>{order.customer_address}</span>
      <span className={classes.line}>
        <DeliveryWindow order={order} isOneLine />
        <span className={classes.dim}>{order.courier ?? t('order_table', 'No courier')}</span>
      </span>
    </span>
  )
}
