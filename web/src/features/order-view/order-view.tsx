import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { Order } from '@tracklane/contract/order'
import { openLog } from '#features/model-log/model-log.store.ts'
import { OrderKeys } from '#features/order-operation/order-keys.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderHead } from './order-head.tsx'
import classes from './order-peek.module.css'
import { OrderProducts } from './order-products.tsx'
import { OrderStatusLog } from './order-status-log.parts.tsx'
import { OrderTold } from './order-told.tsx'

/** All facts of one order. The head with the moves stays in sight, the rest scrolls. */
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

/** The statuses of the order so far, and a button for all other changes. */
function OrderHistory({ order: { id, track } }: { order: Order }) {
  const t = useT()
  return (
    <section aria-label={t('order', 'Status log')}>
      <div className={classes.historyHead}>
        <h3 className={classes.heading}>{t('order', 'Status log')}</h3>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconHistory size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => openLog({ entity: 'order', id, name: track })}
        >
          {t('model_log', 'Change log')}
        </Button>
      </div>
      <OrderStatusLog orderId={id} />
    </section>
  )
}
