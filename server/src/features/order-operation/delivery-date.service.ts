import { phrase } from '@tracklane/contract/kit/phrase'
import type { BulkResult } from '@tracklane/contract/order-bulk'
import { requireWindow } from '#features/order/delivery-window.rules.ts'
import type { OrderView } from '#features/order/order.rules.ts'
import { changeOrders } from '#features/order-bulk/change-orders.service.ts'
import type { Context } from '#platform/context.ts'
import { dayOf, dayWindow } from '#platform/day.ts'
import { EARLIEST_INSTANT, readInstant } from '#platform/instant.ts'
import { decideOperation } from './decide-operation.ts'

interface Asked {
  readonly order_ids: readonly number[]
  readonly versions?: readonly number[] | undefined
  readonly delivery_to: string
  readonly delivery_from?: string | undefined
}

/** Gives many the same end of their delivery window; each keeps the length of its own, unless a start is given for all. */
export function setOrdersDeliveryDate(ctx: Context, { order_ids: ids, versions, ...asked }: Asked): Promise<BulkResult> {
  return changeOrders(ctx, { ids, versions }, (tx) => {
    const delivery_to = readInstant('delivery_to', asked.delivery_to)
    const given = readInstant('delivery_from', asked.delivery_from)
    requireWindow({ delivery_from: given, delivery_to })
    return (order) => {
      const delivery_from = given ?? startOf(order, delivery_to, tx.timeZone)
      const decision = decideOperation('delivery_date', order, { delivery_from, delivery_to })
      const isUnreadable = delivery_from !== null && delivery_from < EARLIEST_INSTANT
      return isUnreadable && !('reason' in decision)
        ? { order, field: 'delivery_to', reason: phrase('validation', 'Enter a date') }
        : decision
    }
  })
}

/** Without a window to move, the delivery begins on the day it ends: at the start the order has, or with the day. */
function startOf({ delivery_from, delivery_to }: OrderView, end: Date, timeZone: string): Date | null {
  if (delivery_from && delivery_to) return new Date(end.getTime() - (delivery_to.getTime() - delivery_from.getTime()))
  const { from: midnight } = dayWindow(dayOf(end, timeZone), timeZone)
  if (delivery_from && delivery_from >= midnight && delivery_from < end) return delivery_from
  return midnight < end ? midnight : null
}
