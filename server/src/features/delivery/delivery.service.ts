import type { Deliveries } from '@tracklane/contract/delivery'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { COURIER_ENDED_STATUSES, OPEN_STATUSES } from '@tracklane/contract/order-status'
import type { z } from 'zod'
import { answerOrder } from '#features/order/order.service.ts'
import type { OrderAnswer } from '#features/order/order-row.service.ts'
import { findOrderSlice } from '#features/order-list/order-list.service.ts'
import { listStatuses } from '#features/order-status/order-status.service.ts'
import type { Context } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'

/** More orders than a courier delivers in days. */
const MAX_ORDERS = 200

/** Returns a courier's day: orders to deliver by delivery time, and orders finished today, the last one first. */
export async function getDeliveries(ctx: Context): Promise<z.input<typeof Deliveries>> {
  const now = ctx.platform.clock()
  const today = dayOf(now, ctx.timeZone)
  const [open, ended, statuses] = await Promise.all([
    listMovableOrders(ctx, { status_id: [...OPEN_STATUSES] }, sliceBy('delivery_to', 'asc')),
    listMovableOrders(ctx, { status_id: [...COURIER_ENDED_STATUSES], status_changed_at_from: today }, sliceBy('status_changed_at', 'desc')),
    listStatuses(ctx),
  ])
  const reasons = statuses.flatMap(({ id: status_id, sub_statuses }) => sub_statuses.map((sub) => ({ ...sub, status_id })))
  return { now, orders: [...open, ...ended], reasons }
}

/** Lists orders, each with the moves that this person may make. */
async function listMovableOrders(ctx: Context, filter: OrderFilter, slice: Parameters<typeof findOrderSlice>[2]): Promise<OrderAnswer[]> {
  const { rows } = await findOrderSlice(ctx, filter, slice)
  return Promise.all(rows.map((order) => answerOrder(ctx, order)))
}

function sliceBy(field: string, direction: 'asc' | 'desc') {
  return { sort: [{ field, direction }, { field: 'id', direction } as const], limit: MAX_ORDERS, offset: 0 }
}
