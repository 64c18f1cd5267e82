import type { OrderAnswer } from '#features/order/order-row.service.ts'
import { changeOrder } from '#features/order-bulk/change-orders.service.ts'
import type { Context } from '#platform/context.ts'
import { decideOperation } from './decide-operation.ts'

export function changeOrderAddress(ctx: Context, id: number, address: string): Promise<OrderAnswer> {
  return changeOrder(ctx, id, (_, order) => decideOperation('address', order, { customer_address: address }))
}
