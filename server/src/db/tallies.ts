import { type RawBuilder, sql } from 'kysely'

/**
 * Counts of each kind of order, as `o`: folded tallies plus the changes since, added up by the reader. One statement sees both at one
 * moment, so the sums are exact, inside a transaction too. The columns are as in `tables/order-tally.table.ts`, with the names of columns
 * of orders, so that a scope fits both.
 */
export const talliesOfOrders: RawBuilder<unknown> = sql`(select * from order_tallies union all select * from order_tally_changes) o`
