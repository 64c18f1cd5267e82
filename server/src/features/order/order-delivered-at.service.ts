import type { Context } from '#platform/context.ts'
import { readDeliveryDay } from './delivered-at.ts'
import { changeOrder, decideOperation } from './order-operation.service.ts'
import type { OrderAnswer } from './order-row.ts'

/** Sets the actual delivery date. */
export function changeOrderDeliveredAt(ctx: Context, id: number, deliveredAt: string): Promise<OrderAnswer> {
  return changeOrder(ctx, id, (tx, order) => {
    return decideOperation('delivered_at', order, { delivered_at: readDeliveryDay(tx, 'deliveredAt', deliveredAt) })
  })
}
