import { changeOrder, decideOperation } from '#features/order/change-orders.service.ts'
import { readDeliveryDay } from '#features/order/delivered-at.rules.ts'
import type { OrderAnswer } from '#features/order/order-row.service.ts'
import type { Context } from '#platform/context.ts'

/** Sets the actual delivery date. */
export function changeOrderDeliveredAt(ctx: Context, id: number, deliveredAt: string): Promise<OrderAnswer> {
  return changeOrder(ctx, id, (tx, order) => {
    return decideOperation('delivered_at', order, { delivered_at: readDeliveryDay(tx, 'deliveredAt', deliveredAt) })
  })
}
