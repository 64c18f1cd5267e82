import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { viewOfOrder } from '#features/order/order.queries.ts'
import type { OrderView } from '#features/order/order.rules.ts'
import type { OrderCondition } from '#features/order/order-scope.queries.ts'
import type { Matching } from '#features/order-filter/order-filter.queries.ts'
import { talliesOfOrders } from '#features/order-filter/order-tally.queries.ts'
import type { Page } from '#platform/list/paging.ts'

export interface Sorting {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

export interface Slice {
  readonly sort: readonly Sorting[]
  readonly limit: number
  readonly offset: number
}

/** Names that stand in another table: joined only where the list is sorted by them. */
const ELSEWHERE: Readonly<Record<string, { join: RawBuilder<unknown>; key: RawBuilder<unknown> }>> = {
  country_name: { join: sql`join countries sc on sc.id = o.country_id`, key: sql`sc.name` },
  sub_status: { join: sql`left join order_sub_statuses ss on ss.id = o.sub_status_id`, key: sql`ss.name` },
  courier: { join: sql`left join couriers sk on sk.id = o.courier_id`, key: sql`sk.first_name || ' ' || sk.last_name` },
}

/** Only these get `nulls last`: on the others it would keep the indexes of the default order from being used. */
const NULLABLE = new Set([
  'sub_status',
  'foreign_id',
  'customer_phone',
  'payment_type',
  'courier',
  'delivery_from',
  'delivery_to',
  'delivered_at',
  'paid_at',
])

/** A page with its exact total, in one statement where the total costs no more than the page, else in two side by side. */
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

/** The total stands on every row. */
interface CountedRow extends OrderView {
  readonly of_total: number | null
}

/**
 * The page is cut first; what its rows name of other tables is looked up for these alone. The limit stands in the text, where a
 * prepared plan sees it.
 */
async function findPage(db: Db, matching: Matching, { sort, limit, offset, total }: Slice & { total: RawBuilder<unknown> }) {
  const joins = sort.flatMap(({ field }) => ELSEWHERE[field]?.join ?? [])
  const keys = sort.map(({ field, direction }) => {
    const key = ELSEWHERE[field]?.key ?? sql.ref(`o.${field}`)
    return sql`${key} ${sql.raw(direction)}${NULLABLE.has(field) ? sql` nulls last` : sql``}`
  })
  const page = sql`select o.*, ${total} as of_total from ${found(matching)} ${sql.join(joins, sql` `)}
    order by ${sql.join(keys)} limit ${sql.lit(limit)} ${offset > 0 ? sql`offset ${offset}` : sql``}`
  const { rows } = await sql<CountedRow>`select ${viewOfOrder} from (${page}) o`.execute(db)
  return rows
}

/**
 * `offset 0` keeps the planner from walking the whole table in the order of the list until 25 rows match: a prepared plan does
 * not know the text searched for, takes it for a frequent one, and a rare one then costs sixty times as much (measured).
 */
function found({ condition, isNarrow }: Matching): RawBuilder<unknown> {
  return isNarrow ? sql`(select o.* from orders o where ${condition} offset 0) o` : sql`(select o.* from orders o where ${condition}) o`
}

async function countOrders(db: Db, { condition, tallied: known }: Matching): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`${known ? tallied(known) : sql`select count(*) as total from orders o where ${condition}`}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

function tallied(condition: OrderCondition): RawBuilder<unknown> {
  return sql`select coalesce(sum(o.orders), 0)::bigint as total from ${talliesOfOrders} where ${condition}`
}
