import { courierOrderEndpoints } from '@tracklane/contract/courier-order'
import { orderEndpoints as on } from '@tracklane/contract/order'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderOperationEndpoints as operation } from '@tracklane/contract/order-operation'
import { assignCourier, updateCourierOrder } from '#features/courier-order/courier-order.service.ts'
import { createOrder } from '#features/order-edit/order-create.service.ts'
import { updateOrder } from '#features/order-edit/order-update.service.ts'
import { listOrders } from '#features/order-list/order-list.service.ts'
import { getOrderLog, getStatusLog } from '#features/order-log/order-log.service.ts'
import { previewOrderStatuses, setOrderStatuses } from '#features/order-move/order-bulk-move.service.ts'
import { setOrderStatus } from '#features/order-move/order-move.service.ts'
import { changeOrderAddress } from '#features/order-operation/address.service.ts'
import { archiveOrders, restoreOrdersFromArchive } from '#features/order-operation/archive.service.ts'
import { assignOrdersCourier } from '#features/order-operation/courier.service.ts'
import { removeOrder, restoreOrder } from '#features/order-operation/delete.service.ts'
import { changeOrderDeliveredAt } from '#features/order-operation/delivered-at.service.ts'
import { setOrdersDeliveryDate } from '#features/order-operation/delivery-date.service.ts'
import { setOrdersPaid } from '#features/order-operation/paid.service.ts'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { getOrder } from './order.service.ts'

export function orderRoutes(app: App): void {
  route(app, orderListEndpoints.list, (ctx, { query }) => listOrders(ctx, query))
  route(app, orderListEndpoints.find, (ctx, { body }) => listOrders(ctx, body))
  route(app, on.get, async (ctx, { params }) => ({ data: await getOrder(ctx, params.id) }))
  route(app, orderEditEndpoints.create, async (ctx, { body }) => ({ data: await createOrder(ctx, body) }))
  route(app, orderEditEndpoints.update, async (ctx, { params, body }) => ({ data: await updateOrder(ctx, params.id, body) }))
  route(app, orderMoveEndpoints.setStatus, async (ctx, { params, body }) => ({ data: await setOrderStatus(ctx, params, body) }))
  route(app, orderMoveEndpoints.setStatuses, async (ctx, { body }) => ({ data: await setOrderStatuses(ctx, body) }))
  route(app, orderMoveEndpoints.previewStatuses, async (ctx, { body }) => ({ data: await previewOrderStatuses(ctx, body) }))
  route(app, operation.archive, async (ctx, { body }) => ({ data: await archiveOrders(ctx, body.order_ids) }))
  route(app, operation.restoreFromArchive, async (ctx, { body }) => ({ data: await restoreOrdersFromArchive(ctx, body.order_ids) }))
  route(app, operation.setPaid, async (ctx, { body }) => ({ data: await setOrdersPaid(ctx, body) }))
  route(app, operation.setDeliveryDate, async (ctx, { body }) => ({ data: await setOrdersDeliveryDate(ctx, body) }))
  route(app, operation.assignCourier, async (ctx, { body }) => ({ data: await assignOrdersCourier(ctx, body) }))
  route(app, operation.remove, async (ctx, { params }) => void (await removeOrder(ctx, params.id)))
  route(app, operation.restore, async (ctx, { params }) => ({ data: await restoreOrder(ctx, params.id) }))
  route(app, operation.changeAddress, async (ctx, { params, body }) => ({
    data: await changeOrderAddress(ctx, params.id, body.address),
  }))
  route(app, operation.changeDeliveredAt, async (ctx, { params, body }) => ({
    data: await changeOrderDeliveredAt(ctx, params.id, body.deliveredAt),
  }))
  route(app, orderLogEndpoints.statusLog, async (ctx, { params }) => ({ data: await getStatusLog(ctx, params.id) }))
  route(app, orderLogEndpoints.orderLog, async (ctx, { params, query }) => ({ data: await getOrderLog(ctx, params.id, query) }))
  route(app, courierOrderEndpoints.create, async (ctx, { body }) => ({ data: await assignCourier(ctx, body) }))
  route(app, courierOrderEndpoints.update, async (ctx, { params, body }) => ({ data: await updateCourierOrder(ctx, params.id, body) }))
}
