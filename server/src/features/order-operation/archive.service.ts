import type { BulkResult } from '@tracklane/contract/order-bulk'
import { changeOrders } from '#features/order-bulk/change-orders.service.ts'
import type { Context } from '#platform/context.ts'
import { decideOperation } from './decide-operation.ts'

interface Asked {
  readonly order_ids: readonly number[]
  readonly versions?: readonly number[] | undefined
}

export function archiveOrders(ctx: Context, { order_ids: ids, versions }: Asked): Promise<BulkResult> {
  return changeOrders(ctx, { ids, versions }, (tx) => {
    const archived_at = tx.platform.clock()
    return (order) => decideOperation('archive', order, { archived_at })
  })
}

export function restoreOrdersFromArchive(ctx: Context, { order_ids: ids, versions }: Asked): Promise<BulkResult> {
  return changeOrders(ctx, { ids, versions }, () => (order) => decideOperation('archive_restore', order, { archived_at: null }))
}
