import { Tabs } from '@mantine/core'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Order } from '@tracklane/contract/order'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { useProfile } from '#features/auth/auth.api.ts'
import { EditOrderButton } from '#features/order-edit/order-edit.parts.tsx'
import { OrderChangeLog } from '#features/order-log/order-change-log.parts.tsx'
import { OrderStatusLog } from '#features/order-log/order-status-log.parts.tsx'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderMoves } from './order-moves.tsx'
import { OrderProducts } from './order-products.tsx'
import { OrderSubStatus } from './order-sub-status.tsx'
import classes from './order-view.module.css'

/** Everything about one order, and the moves this person may make. */
export function OrderView({ order }: { order: Order }) {
  const t = useT()
  const { role } = useProfile()
  const canDispatch = mayCall(orderEditEndpoints.update, role)
  return (
    <div className={classes.view}>
      <div className={classes.state}>
        <StatusChip id={order.status_id} />
        {order.sub_status && <span className={classes.sub}>{order.sub_status}</span>}
        <span className={classes.since}>{t('order', 'since {time}', { time: formatDate(order.status_changed_at, 'fullDate') })}</span>
        {order.archived && <span className={classes.flag}>{t('order', 'Archived')}</span>}
        {order.deleted && <span className={classes.flag}>{t('order', 'Deleted')}</span>}
        {canDispatch && (
          <div className={classes.actions}>
            <EditOrderButton order={order} />
            <OrderActions order={order} />
          </div>
        )}
      </div>
      <OrderMoves order={order} />
      {mayCall(orderMoveEndpoints.setStatus, role) && <OrderSubStatus order={order} />}
      <OrderMoney order={order} />
      <OrderDetails order={order} canDispatch={canDispatch} />
      <OrderProducts order={order} />
      <Tabs defaultValue="status" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="status">{t('order', 'Status log')}</Tabs.Tab>
          {mayCall(orderLogEndpoints.orderLog, role) && <Tabs.Tab value="changes">{t('order', 'Change log')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="status" pt="sm">
          <OrderStatusLog orderId={order.id} />
        </Tabs.Panel>
        <Tabs.Panel value="changes" pt="sm">
          <OrderChangeLog orderId={order.id} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
