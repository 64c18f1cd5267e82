import { phrase } from '@tracklane/contract/kit/phrase'
import type { BulkResult } from '@tracklane/contract/order-bulk'
import { type Operation, operationRefusal } from '@tracklane/contract/order-operation'
import type { OrderColumns } from '#db/tables/order.table.ts'
import { changeOrder, changeOrders, type Decision } from '#features/order/change-orders.service.ts'
import { readDeliveryDay } from '#features/order/delivered-at.rules.ts'
import { requireWindow } from '#features/order/delivery-window.rules.ts'
import { courierUnfit, flagsOf, type OrderView } from '#features/order/order.rules.ts'
import type { OrderAnswer } from '#features/order/order-row.service.ts'
import { moveLookups } from '#features/order-move/move-lookups.service.ts'
import type { Context } from '#platform/context.ts'
import { dayOf, dayWindow } from '#platform/day.ts'
import { EARLIEST_INSTANT, readInstant } from '#platform/instant.ts'
import { findFormerPayments } from './former-payments.queries.ts'

interface Many {
  readonly order_ids: readonly number[]
  readonly versions?: readonly number[] | undefined
}

export function archiveOrders(ctx: Context, { order_ids: ids, versions }: Many): Promise<BulkResult> {
  return changeOrders(ctx, { ids, versions }, (tx) => {
    const archived_at = tx.platform.clock()
    return (order) => decideOperation('archive', order, { archived_at })
  })
}

export function restoreOrdersFromArchive(ctx: Context, { order_ids: ids, versions }: Many): Promise<BulkResult> {
  return changeOrders(ctx, { ids, versions }, () => (order) => decideOperation('archive_restore', order, { archived_at: null }))
}

interface Payment {
  readonly orders: readonly number[]
  readonly versions?: readonly number[] | undefined
  readonly paid: boolean
  readonly as_before: boolean
}

/** Marks orders as paid, now or at their former time, or removes the mark. */
export function setOrdersPaid(ctx: Context, { orders: ids, versions, paid, as_before }: Payment): Promise<BulkResult> {
  return changeOrders(ctx, { ids, versions, field: 'orders' }, (tx) => {
    if (!paid) return (order) => decideOperation('unpaid', order, { paid_at: null })
    const now = tx.platform.clock()
    let former: Promise<ReadonlyMap<number, Date>> | undefined
    return async (order) => {
      if (as_before) former ??= findFormerPayments(tx.db, ids)
      return decideOperation('paid', order, { paid_at: (await former)?.get(order.id) ?? now })
    }
  })
}

interface Delivery extends Many {
  readonly batch?: string | undefined
  readonly delivery_to: string
  readonly delivery_from?: string | null | undefined
}

/** Gives many orders one end of their delivery window; each keeps its length, unless a start, or none, is given for all. */
export function setOrdersDeliveryDate(ctx: Context, { order_ids: ids, versions, batch, ...asked }: Delivery): Promise<BulkResult> {
  return changeOrders(ctx, { ids, versions, batch }, (tx) => {
    const delivery_to = readInstant('delivery_to', asked.delivery_to)
    const given = readInstant('delivery_from', asked.delivery_from)
    requireWindow({ delivery_from: given, delivery_to })
    return (order) => {
      const delivery_from = given === undefined ? startOf(order, delivery_to, tx.timeZone) : given
      const decision = decideOperation('delivery_date', order, { delivery_from, delivery_to })
      const isUnreadable = delivery_from !== null && delivery_from < EARLIEST_INSTANT
      return isUnreadable && !('reason' in decision)
        ? { order, field: 'delivery_to', reason: phrase('validation', 'Enter a date') }
        : decision
    }
  })
}

interface Assignment extends Many {
  readonly batch?: string | undefined
  readonly courier_id: number | null
}

/** Gives many orders to one courier; null takes them off their couriers. */
export function assignOrdersCourier(ctx: Context, { order_ids: ids, versions, batch, courier_id }: Assignment): Promise<BulkResult> {
  return changeOrders(ctx, { ids, versions, batch }, (tx) => (courier_id === null ? takenOff : givenTo(tx, courier_id)))
}

/** Marks an order as deleted. The row stays, so that it can be restored unchanged. */
export async function removeOrder(ctx: Context, id: number): Promise<void> {
  await changeOrder(ctx, id, (tx, order) => decideOperation('delete', order, { deleted_at: tx.platform.clock() }))
}

/** Restores an order. If it was archived when it was deleted, it is archived again. */
export function restoreOrder(ctx: Context, id: number): Promise<OrderAnswer> {
  return changeOrder(ctx, id, (_, order) => decideOperation('restore', order, { deleted_at: null }))
}

export function changeOrderAddress(ctx: Context, id: number, address: string): Promise<OrderAnswer> {
  return changeOrder(ctx, id, (_, order) => decideOperation('address', order, { customer_address: address }))
}

/** Sets or clears the actual delivery date. */
export function changeOrderDeliveredAt(ctx: Context, id: number, deliveredAt: string | null): Promise<OrderAnswer> {
  return changeOrder(ctx, id, (tx, order) => {
    if (deliveredAt === null) return decideOperation('delivered_off', order, { delivered_at: null })
    return decideOperation('delivered_at', order, {
      delivered_at: readDeliveryDay({ now: tx.platform.clock(), timeZone: tx.timeZone }, 'deliveredAt', deliveredAt),
    })
  })
}

/** Decides an operation on an order whose state allows it. */
function decideOperation(operation: Operation, order: OrderView, columns: OrderColumns): Decision {
  const delivered_at = order.delivered_at?.toISOString() ?? null
  const reason = operationRefusal(operation, { ...flagsOf(order), ...order, delivered_at })
  return reason ? { order, field: 'order_id', reason } : { order, columns }
}

/** Returns the start. Without a window to move it is on the day of the end: the order's own start, or the beginning of the day. */
function startOf({ delivery_from, delivery_to }: OrderView, end: Date, timeZone: string): Date | null {
  if (delivery_from && delivery_to) return new Date(end.getTime() - (delivery_to.getTime() - delivery_from.getTime()))
  const { from: midnight } = dayWindow(dayOf(end, timeZone), timeZone)
  if (delivery_from && delivery_from >= midnight && delivery_from < end) return delivery_from
  return midnight < end ? midnight : null
}

function takenOff(order: OrderView): Decision {
  const decision = decideOperation('courier_off', order, {})
  return 'reason' in decision ? decision : { ...decision, courier: null }
}

function givenTo(tx: Context, courierId: number): (order: OrderView) => Promise<Decision> {
  const lookups = moveLookups(tx)
  return async (order) => {
    const decision = decideOperation('courier', order, {})
    // A courier who has the order already may be inactive.
    if ('reason' in decision || order.courier_id === courierId) return decision
    const courier = await lookups.courierOf(order, courierId)
    return courier ? { ...decision, courier } : { order, field: 'courier_id', reason: courierUnfit }
  }
}
