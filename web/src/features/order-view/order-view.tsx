import type { Order } from '@tracklane/contract/order'
import { OrderKeys } from '#features/order-operation/order-keys.parts.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderHistory } from './order-history.tsx'
import classes from './order-peek.module.css'
import { OrderProducts } from './order-products.tsx'
import { OrderTold } from './order-told.tsx'

/** Everything about one order: the head with its moves stays in sight, the rest is scrolled. */
export function OrderView({ order }: { order: Order }) {
  return (
    <>
      <OrderKeys rank="open" find={() => ({ orders: [order] })} />
      <OrderHead order={order} />
      <div className={classes.body}>
        <div className={classes.groups}>
          <OrderDetails order={order} />
          <OrderProducts order={order} />
          <OrderHistory order={order} />
          <OrderTold orderId={order.id} />
        </div>
      </div>
    </>
  )
}
