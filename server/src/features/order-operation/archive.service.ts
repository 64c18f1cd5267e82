import type { BulkResult } from '@tracklane/contract/order-bulk'
import { changeOrders } from '#features/order-bulk/change-orders.service.ts'
import type { Context } from '#platform/context.ts'
import { decideOperation } from './decide-operation.ts'

export function archiveOrders(ctx: Context, ids: readonly number[]): Promise<BulkResult> {
  return changeOrders(ctx, { ids }, (tx) => {
    const archived_at = tx.platform.clock()
    return (order) => decideOperation('archive', order, { archived_at })
  })
}

export function restoreOrdersFromArchive(ctx: Context, ids: readonly number[]): Promise<BulkResult> {
  return changeOrders(ctx, { ids }, () => (order) => decideOperation('archive_restore', order, { archived_at: null }))
}
