import type { BulkResult } from '@tracklane/contract/order-bulk'
import { courierUnfit, type OrderView } from '#features/order/order.rules.ts'
import { changeOrders, type Decision } from '#features/order-bulk/change-orders.service.ts'
import { moveLookups } from '#features/order-move/move-lookups.service.ts'
import type { Context } from '#platform/context.ts'
import { decideOperation } from './decide-operation.ts'

interface Asked {
  readonly order_ids: readonly number[]
  readonly versions?: readonly number[] | undefined
  readonly courier_id: number | null
}

/** Gives many to one courier, or (null) takes them off whoever has them. */
export function assignOrdersCourier(ctx: Context, { order_ids: ids, versions, courier_id }: Asked): Promise<BulkResult> {
  return changeOrders(ctx, { ids, versions }, (tx) => (courier_id === null ? takenOff : givenTo(tx, courier_id)))
}

function takenOff(order: OrderView): Decision {
  const decision = decideOperation('courier_off', order, {})
  return 'reason' in decision ? decision : { ...decision, courier: null }
}

function givenTo(tx: Context, courierId: number): (order: OrderView) => Promise<Decision> {
  const lookups = moveLookups(tx)
  return async (order) => {
    const decision = decideOperation('courier', order, {})
    // One who has the order already is not asked whether they are still active.
    if ('reason' in decision || order.courier_id === courierId) return decision
    const courier = await lookups.courierOf(order, courierId)
    return courier ? { ...decision, courier } : { order, field: 'courier_id', reason: courierUnfit }
  }
}
