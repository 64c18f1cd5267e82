import { dictionary } from '@tracklane/contract/kit/dictionary'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { named } from '#platform/list/sorting.ts'
import type { Matching } from './order-filter.queries.ts'
import type { Sorting } from './order-sort.rules.ts'

/** Names in other tables: joined only where the list is sorted by them. */
const ELSEWHERE = dictionary<{ join: RawBuilder<unknown>; key: RawBuilder<unknown> }>({
  organization: { join: sql`join organizations so on so.id = o.organization_id`, key: named('so.name') },
  country_name: { join: sql`join countries sc on sc.id = o.country_id`, key: named('sc.name') },
  sub_status: { join: sql`left join order_sub_statuses ss on ss.id = o.sub_status_id`, key: named('ss.name') },
  last_reason: {
    join: sql`left join order_sub_statuses sr on sr.id = o.last_reason_id`,
    key: sql`coalesce(${named('sr.name')}, ${named('o.last_reason_comment')})`,
  },
  courier: { join: sql`left join couriers sk on sk.id = o.courier_id`, key: sql`(${named('sk.first_name')} || ' ' || sk.last_name)` },
})

/** Text columns of orders. */
const TEXTS = new Set([
  'foreign_id',
  'track',
  'customer_full_name',
  'customer_phone',
  'customer_address',
  'postcode',
  'town',
  'currency_code',
])

/** Only these get `nulls last`: on the others it would prevent the indexes of the default order. */
const NULLABLE = new Set([
  'sub_status',
  'foreign_id',
  'customer_phone',
  'postcode',
  'town',
  'payment_type',
  'courier',
  'last_reason',
  'delivery_from',
  'delivery_to',
  'delivered_at',
  'paid_at',
  'archived_at',
])

/**
 * Finds the ids of every matching order, in the order of the list, as one text with commas: reading an array of a million numbers one by
 * one would block other requests.
 */
export async function findIdText(db: Db, matching: Matching, sort: readonly Sorting[]): Promise<string> {
  const { joins, keys } = orderingOf(sort)
  const { rows } = await sql<{ ids: string | null }>`select string_agg(f.id::text, ',') as ids
    from (select o.id from ${found(matching)} ${joins} order by ${keys}) f`.execute(db)
  return rows[0]?.ids ?? ''
}

/** Returns joins and order of a list with this sorting. */
export function orderingOf(sort: readonly Sorting[]): { joins: RawBuilder<unknown>; keys: RawBuilder<unknown> } {
  const joins = sort.flatMap(({ field }) => ELSEWHERE[field]?.join ?? [])
  const keys = sort.map(({ field, direction }) => {
    const key = ELSEWHERE[field]?.key ?? (TEXTS.has(field) ? named(`o.${field}`) : sql.ref(`o.${field}`))
    return sql`${key} ${sql.raw(direction)}${NULLABLE.has(field) ? sql` nulls last` : sql``}`
  })
  return { joins: sql.join(joins, sql` `), keys: sql.join(keys) }
}

/**
 * Selects the matching orders as `o`. `offset 0` keeps the planner from reading the whole table in the order of the list until 25 rows
 * match: a prepared plan does not know the searched text, takes it for a frequent one, and a rare one then costs sixty times as much
 * (measured).
 */
export function found({ condition, isNarrow }: Matching): RawBuilder<unknown> {
  return isNarrow ? sql`(select o.* from orders o where ${condition} offset 0) o` : sql`(select o.* from orders o where ${condition}) o`
}
