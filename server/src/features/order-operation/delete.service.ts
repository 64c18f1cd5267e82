import type { OrderAnswer } from '#features/order/order-row.service.ts'
import { changeOrder } from '#features/order-bulk/change-orders.service.ts'
import type { Context } from '#platform/context.ts'
import { decideOperation } from './decide-operation.ts'

/** The row stays, so that it can be brought back as it was. */
export async function removeOrder(ctx: Context, id: number): Promise<void> {
  await changeOrder(ctx, id, (tx, order) => decideOperation('delete', order, { deleted_at: tx.platform.clock() }))
}

/** An order that was archived when it was deleted is archived again. */
export function restoreOrder(ctx: Context, id: number): Promise<OrderAnswer> {
  return changeOrder(ctx, id, (_, order) => decideOperation('restore', order, { deleted_at: null }))
}
