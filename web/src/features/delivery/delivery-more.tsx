import type { Order } from '@tracklane/contract/order'
import { byReason } from '#features/order-move/refusals.rules.ts'
import { StatusDot } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './delivery-card.module.css'

interface DeliveryMoreProps {
  order: Order
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Details needed now and then: the products, and why the order may not go elsewhere. */
export function DeliveryMore({ order, isOpen, onOpen }: DeliveryMoreProps) {
  const t = useT()
  return (
    <details
      className={classes.more}
      open={isOpen}
      onToggle={(event) => {
        const { open } = event.currentTarget
        if (open !== isOpen) onOpen(open)
      }}
    >
      <summary>
        {t('delivery', '{count, plural, one {# item} other {# items}}', { count: order.products_amount })}
        <span className={classes.track}>{order.track}</span>
      </summary>
      <ul className={classes.products}>
        {order.products.map((product, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: products have no id, and the list is never reordered
          <li key={index}>
            {product.quantity} × {product.name}
          </li>
        ))}
      </ul>
      {order.refused.length > 0 && (
        <>
          <p className={classes.refusedTitle}>{t('order', 'Why not elsewhere')}</p>
          <dl className={classes.refused}>
            {byReason(order.refused).map(({ reason, of }) => (
              <div key={reason}>
                {of.map(({ status_id, status }) => (
                  <dt key={status_id}>
                    <StatusDot id={status_id} /> {status}
                  </dt>
                ))}
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </details>
  )
}
