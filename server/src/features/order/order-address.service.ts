import type { Context } from '#platform/context.ts'
import { changeOrder, decideOperation } from './order-operation.service.ts'
import type { OrderAnswer } from './order-row.ts'

export function changeOrderAddress(ctx: Context, id: number, address: string): Promise<OrderAnswer> {
  return changeOrder(ctx, id, (_, order) => decideOperation('address', order, { customer_address: address }))
}
