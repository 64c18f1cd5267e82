import { Modal, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '@tracklane/contract/order'
import { useReturnFocus } from '#features/courier/return-focus.parts.tsx'
import { formatWindow } from '#features/order/delivery-window.parts.tsx'
import { orderQueries } from '#features/order/order.api.ts'
import { mapUrl, telUrl } from '#features/order/order-links.parts.tsx'
import { OrderMoves } from '#features/order/order-moves.parts.tsx'
import { amountDue } from '#features/order/order-payment.parts.tsx'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import classes from './courier-home.module.css'

/** One order on the courier's phone: what to know, and the moves as big buttons. */
export function CourierOrderDialog({ id, onClose }: { id: number; onClose: () => void }) {
  useReturnFocus()
  const t = useT()
  const isPhone = useMediaQuery('(max-width: 48em)')
  const order = useQuery(orderQueries.detail(id))
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen={isPhone ?? false}
      size={480}
      title={order.data?.track ?? t('home', 'Order')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {order.data ? (
        <Details order={order.data} />
      ) : order.isError ? (
        <ErrorState message={order.error.message} onRetry={() => order.refetch()} isRetrying={order.isFetching} />
      ) : (
        <Skeleton height={240} />
      )}
    </Modal>
  )
}

function Details({ order }: { order: Order }) {
  const t = useT()
  const { money } = useFormat()
  const due = amountDue(order)
  return (
    <div className={classes.details}>
      <StatusChip id={order.status_id} />
      <p className={classes.customer}>{order.customer_full_name}</p>
      <a href={mapUrl(order)} target="_blank" rel="noreferrer" className={classes.line}>
        {order.customer_address}
      </a>
      {order.customer_phone && (
        <a href={telUrl(order.customer_phone)} className={classes.line}>
          {order.customer_phone}
        </a>
      )}
      <p className={classes.collect}>
        {due ? t('home', 'Collect {amount}', { amount: money(due, order.currency_code) }) : t('home', 'Nothing to collect')}
      </p>
      {order.delivery_to && <p className={classes.plain}>{formatWindow(order.delivery_from, order.delivery_to)}</p>}
      {order.comment && <p className={classes.note}>{order.comment}</p>}
      <ul className={classes.products}>
        {order.products.map((product, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: products have no id, and the list is never reordered
          <li key={index}>
            {product.quantity} × {product.name}
          </li>
        ))}
      </ul>
      <OrderMoves order={order} isBig />
    </div>
  )
}
