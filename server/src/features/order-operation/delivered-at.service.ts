import { readDeliveryDay } from '#features/order/delivered-at.rules.ts'
import type { OrderAnswer } from '#features/order/order-row.service.ts'
import { changeOrder } from '#features/order-bulk/change-orders.service.ts'
import type { Context } from '#platform/context.ts'
import { decideOperation } from './decide-operation.ts'

/** Sets the actual delivery date. */
export function changeOrderDeliveredAt(ctx: Context, id: number, deliveredAt: string): Promise<OrderAnswer> {
  return changeOrder(ctx, id, (tx, order) => {
    return decideOperation('delivered_at', order, {
      delivered_at: readDeliveryDay({ now: tx.platform.clock(), timeZone: tx.timeZone }, 'deliveredAt', deliveredAt),
    })
  })
}
