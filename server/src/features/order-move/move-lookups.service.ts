import type { OrderSubStatusRecord } from '#db/tables/order-flow.table.ts'
import { type AssignableCourier, getAssignableCourier } from '#features/courier/courier.service.ts'
import type { OrderView } from '#features/order/order.rules.ts'
import type { Flow } from '#features/order/order-row.service.ts'
import { flowFor } from '#features/order-flow/order-flow.service.ts'
import { findSubStatus } from '#features/order-status/order-status.service.ts'
import type { Context } from '#platform/context.ts'

/** Database queries for deciding moves: equal for all orders of an area, so each is made once per area. */
export interface MoveLookups {
  flowOf(order: OrderView): Promise<Flow>
  /** Finds the sub-status, if an order of that organization may take it. */
  subStatusOf(order: OrderView, id: number): Promise<OrderSubStatusRecord | undefined>
  /** Finds the courier, if this person may give them an order of that area. */
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
