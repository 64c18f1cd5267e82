import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { talliesOfOrders } from '#db/tallies.ts'
import { viewOfOrder } from '#features/order/order.queries.ts'
import type { OrderView } from '#features/order/order.rules.ts'
import type { OrderCondition } from '#features/order/order-scope.queries.ts'
import type { Matching } from '#features/order-filter/order-filter.queries.ts'
import { found, orderingOf } from '#features/order-filter/order-sort.queries.ts'
import type { Sorting } from '#features/order-filter/order-sort.rules.ts'
import type { Page } from '#platform/list/paging.ts'

export interface Slice {
  readonly sort: readonly Sorting[]
  readonly limit: number
  readonly offset: number
}

/** Finds a page with its exact total: in one statement where the total costs no more than the page, else in two parallel ones. */
export async function findOrderPage(db: Db, matching: Matching, slice: Slice): Promise<Page<OrderView>> {
  const total = matching.tallied ? sql`(${tallied(matching.tallied)})` : matching.isNarrow ? sql`count(*) over ()` : undefined
  if (!total) {
    const [orders, counted] = await Promise.all([findPage(db, matching, { ...slice, total: sql`null` }), countOrders(db, matching)])
    return { rows: orders, total: counted }
  }
  const orders = await findPage(db, matching, { ...slice, total })
  const counted = orders[0]?.of_total ?? (slice.offset > 0 ? await countOrders(db, matching) : 0)
  return { rows: orders, total: Number(counted) }
}

/** A row with the total of the list. */
interface CountedRow extends OrderView {
  readonly of_total: number | null
}

/** Finds the ids of all matching orders in the order of the list, up to one more than the limit. */
export async function findOrderIds(
  db: Db,
  matching: Matching,
  { sort, most }: { sort: readonly Sorting[]; most: number },
): Promise<number[]> {
  const { joins, keys } = orderingOf(sort)
  const { rows } = await sql<{ id: number }>`select o.id from ${found(matching)} ${joins}
    order by ${keys} limit ${sql.lit(most + 1)}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Cuts the page first and looks up names in other tables for its rows only. The limit is part of the text, where a prepared plan sees it.
 */
async function findPage(db: Db, matching: Matching, { sort, limit, offset, total }: Slice & { total: RawBuilder<unknown> }) {
  const { joins, keys } = orderingOf(sort)
  const page = sql`select o.*, ${total} as of_total from ${found(matching)} ${joins}
    order by ${keys} limit ${sql.lit(limit)} ${offset > 0 ? sql`offset ${offset}` : sql``}`
  const { rows } = await sql<CountedRow>`select ${viewOfOrder}, o.of_total from (${page}) o`.execute(db)
  return rows
}

export async function countOrders(db: Db, { condition, tallied: known }: Matching): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`${known ? tallied(known) : sql`select count(*) as total from orders o where ${condition}`}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

function tallied(condition: OrderCondition): RawBuilder<unknown> {
  return sql`select coalesce(sum(o.orders), 0)::bigint as total from ${talliesOfOrders} where ${condition}`
}
