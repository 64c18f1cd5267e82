import { courierOrderEndpoints } from '@tracklane/contract/courier-order'
import { orderEndpoints as on } from '@tracklane/contract/order'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderOperationEndpoints as operation } from '@tracklane/contract/order-operation'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { assignCourier, updateCourierOrder } from './courier-order.service.ts'
import { getOrder } from './order.service.ts'
import { changeOrderAddress } from './order-address.service.ts'
import { archiveOrders, restoreOrdersFromArchive } from './order-archive.service.ts'
import { previewOrderStatuses, setOrderStatuses } from './order-bulk-move.service.ts'
import { assignOrdersCourier } from './order-courier.service.ts'
import { createOrder } from './order-create.service.ts'
import { removeOrder, restoreOrder } from './order-delete.service.ts'
import { changeOrderDeliveredAt } from './order-delivered-at.service.ts'
import { setOrdersDeliveryDate } from './order-delivery-date.service.ts'
import { listOrders } from './order-list.service.ts'
import { getOrderLog, getStatusLog } from './order-log.service.ts'
import { setOrderStatus } from './order-move.service.ts'
import { setOrdersPaid } from './order-paid.service.ts'
import { updateOrder } from './order-update.service.ts'

export function orderRoutes(app: App): void {
  route(app, on.list, (ctx, { query }) => listOrders(ctx, query))
  route(app, on.find, (ctx, { body }) => listOrders(ctx, body))
  route(app, on.get, async (ctx, { params }) => ({ data: await getOrder(ctx, params.id) }))
  route(app, on.create, async (ctx, { body }) => ({ data: await createOrder(ctx, body) }))
  route(app, on.update, async (ctx, { params, body }) => ({ data: await updateOrder(ctx, params.id, body) }))
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
  route(app, on.statusLog, async (ctx, { params }) => ({ data: await getStatusLog(ctx, params.id) }))
  route(app, on.orderLog, async (ctx, { params, query }) => ({ data: await getOrderLog(ctx, params.id, query) }))
  route(app, courierOrderEndpoints.create, async (ctx, { body }) => ({ data: await assignCourier(ctx, body) }))
  route(app, courierOrderEndpoints.update, async (ctx, { params, body }) => ({ data: await updateCourierOrder(ctx, params.id, body) }))
}
