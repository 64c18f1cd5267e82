import { type RawBuilder, sql } from 'kysely'

/**
 * Counts of each kind of order, as `o`: folded tallies and the changes since, added up by the reader. One statement sees both as of one
 * moment, so the sums are exact, inside a transaction too. Columns as in `tables/order-tally.table.ts`; those of the orders have the same
 * names, so that a scope fits both.
 */
export const talliesOfOrders: RawBuilder<unknown> = sql`(select * from order_tallies union all select * from order_tally_changes) o`
