import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import {
  archiveOrders,
  assignOrdersCourier,
  changeOrderAddress,
  changeOrderDeliveredAt,
  removeOrder,
  restoreOrder,
  restoreOrdersFromArchive,
  setOrdersDeliveryDate,
  setOrdersPaid,
} from './order-operation.service.ts'

export function orderOperationRoutes(app: App): void {
  route(app, on.archive, async (ctx, { body }) => ({ data: await archiveOrders(ctx, body) }))
  route(app, on.restoreFromArchive, async (ctx, { body }) => ({ data: await restoreOrdersFromArchive(ctx, body) }))
  route(app, on.setPaid, async (ctx, { body }) => ({ data: await setOrdersPaid(ctx, body) }))
  route(app, on.setDeliveryDate, async (ctx, { body }) => ({ data: await setOrdersDeliveryDate(ctx, body) }))
  route(app, on.assignCourier, async (ctx, { body }) => ({ data: await assignOrdersCourier(ctx, body) }))
  route(app, on.remove, async (ctx, { params }) => void (await removeOrder(ctx, params.id)))
  route(app, on.restore, async (ctx, { params }) => ({ data: await restoreOrder(ctx, params.id) }))
  route(app, on.changeAddress, async (ctx, { params, body }) => ({ data: await changeOrderAddress(ctx, params.id, body.address) }))
  route(app, on.changeDeliveredAt, async (ctx, { params, body }) => ({
    data: await changeOrderDeliveredAt(ctx, params.id, body.deliveredAt),
  }))
}
