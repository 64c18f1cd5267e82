import type { BulkResult } from '@tracklane/contract/order-bulk'
import { changeOrders, type Decision, decideOperation } from '#features/order/change-orders.service.ts'
import { courierUnfit } from '#features/order/delivery-window.rules.ts'
import type { OrderView } from '#features/order/order.queries.ts'
import { moveFacts } from '#features/order/order-facts.service.ts'
import type { Context } from '#platform/context.ts'

interface Asked {
  readonly order_ids: readonly number[]
  readonly courier_id: number | null
}

/** Gives many to one courier, or (null) takes them off whoever has them. */
export function assignOrdersCourier(ctx: Context, { order_ids: ids, courier_id }: Asked): Promise<BulkResult> {
  return changeOrders(ctx, { ids }, (tx) => (courier_id === null ? takenOff : givenTo(tx, courier_id)))
}

function takenOff(order: OrderView): Decision {
  const decision = decideOperation('courier_off', order, {})
  return 'reason' in decision ? decision : { ...decision, courier: null }
}

function givenTo(tx: Context, courierId: number): (order: OrderView) => Promise<Decision> {
  const facts = moveFacts(tx)
  return async (order) => {
    const decision = decideOperation('courier', order, {})
    // One who has the order already is not asked whether they are still active.
    if ('reason' in decision || order.courier_id === courierId) return decision
    const courier = await facts.courierOf(order, courierId)
    return courier ? { ...decision, courier } : { order, field: 'courier_id', reason: courierUnfit }
  }
}
