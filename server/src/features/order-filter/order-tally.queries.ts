import { type RawBuilder, sql } from 'kysely'
import type { OrderCondition } from '#features/order/order-scope.queries.ts'

/**
 * What there is of each kind, as `o`: folded tallies and the changes since, added up by whoever reads. One statement sees both as of
 * one moment, so the sums are exact, inside a transaction too. Columns as in `db/tables/order-tally.table.ts`; those of the orders
 * have the same names, so that a scope fits both.
 */
export const talliesOfOrders: RawBuilder<unknown> = sql`(select * from order_tallies union all select * from order_tally_changes) o`

/** Rows `o` to be summed up, each for so many `orders` that come to `total`: tallies where they know enough, else the orders themselves. */
export function countableOrders({ condition, tallied }: { condition: OrderCondition; tallied: OrderCondition | undefined }) {
  return tallied
    ? sql`(select o.* from ${talliesOfOrders} where ${tallied}) o`
    : sql`(select o.*, 1 as orders from orders o where ${condition}) o`
}
