import { sql } from 'kysely'
import { talliesOfOrders } from '#db/tallies.ts'
import type { OrderCondition } from '#features/order/order-scope.queries.ts'

/** Selects rows `o` to sum up, each with a number of `orders` and their `total`: tallies where they suffice, else the orders themselves. */
export function countableOrders({ condition, tallied }: { condition: OrderCondition; tallied: OrderCondition | undefined }) {
  return tallied
    ? sql`(select o.* from ${talliesOfOrders} where ${tallied}) o`
    : sql`(select o.*, 1 as orders from orders o where ${condition}) o`
}
