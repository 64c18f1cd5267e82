import { sql } from 'kysely'
import { talliesOfOrders } from '#db/tallies.ts'
import type { OrderCondition } from '#features/order/order-scope.queries.ts'

/** Rows `o` to be summed up, each for so many `orders` that come to `total`: tallies where they know enough, else the orders themselves. */
export function countableOrders({ condition, tallied }: { condition: OrderCondition; tallied: OrderCondition | undefined }) {
  return tallied
    ? sql`(select o.* from ${talliesOfOrders} where ${tallied}) o`
    : sql`(select o.*, 1 as orders from orders o where ${condition}) o`
}
