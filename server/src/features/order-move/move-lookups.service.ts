import type { OrderSubStatusRecord } from '#db/tables/order-flow.table.ts'
import { type AssignableCourier, getAssignableCourier } from '#features/courier/courier.service.ts'
import type { OrderView } from '#features/order/order.rules.ts'
import type { Flow } from '#features/order/order-row.service.ts'
import { flowFor } from '#features/order-flow/order-flow.service.ts'
import { findSubStatus } from '#features/order-status/order-status.service.ts'
import type { Context } from '#platform/context.ts'

/** Questions to the database for a decision on a move: the same for all orders of one area, so each is asked once an area. */
export interface MoveLookups {
  flowOf(order: OrderView): Promise<Flow>
  /** The sub-status, if an order of that organization may take it. */
  subStatusOf(order: OrderView, id: number): Promise<OrderSubStatusRecord | undefined>
  /** The courier, if an order of that area may be given to them by this person. */
  courierOf(order: OrderView, id: number): Promise<AssignableCourier | undefined>
}

export function moveLookups(ctx: Context): MoveLookups {
  const flowOf = onceAnArea((order) => flowFor(ctx, order))
  const subStatusOf = onceAnArea(({ organization_id }, id) => findSubStatus(ctx.db, { id, organization_id }))
  const courierOf = onceAnArea((order, id) => getAssignableCourier(ctx, id, order))
  return { flowOf: (order) => flowOf(order, 0), subStatusOf, courierOf }
}

type Look<Found> = (order: OrderView, id: number) => Promise<Found>

function onceAnArea<Found>(look: Look<Found>): Look<Found> {
  const known = new Map<string, Promise<Found>>()
  return (order, id) => {
    const key = `${order.organization_id}.${order.country_id}.${id}`
    const found = known.get(key) ?? look(order, id)
    known.set(key, found)
    return found
  }
}
