import type { BulkResult } from '@tracklane/contract/order-bulk'
import { changeOrders } from '#features/order-bulk/change-orders.service.ts'
import type { Context } from '#platform/context.ts'
import { decideOperation } from './decide-operation.ts'

interface Asked {
  readonly orders: readonly number[]
  readonly versions?: readonly number[] | undefined
  readonly paid: boolean
}

/** Marks orders as paid now, or takes the mark back. */
export function setOrdersPaid(ctx: Context, { orders: ids, versions, paid }: Asked): Promise<BulkResult> {
  return changeOrders(ctx, { ids, versions, field: 'orders' }, (tx) => {
    const paid_at = paid ? tx.platform.clock() : null
    return (order) => decideOperation(paid ? 'paid' : 'unpaid', order, { paid_at })
  })
}
