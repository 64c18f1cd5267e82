import type { OrderSum } from '@tracklane/contract/currency'
import type { MoneyWord } from '@tracklane/contract/order-money'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { exactAmount } from '#db/exact-amount.ts'
import { indexConditions, within } from '#features/order/order-scope.queries.ts'
import type { Matching } from '#features/order-filter/order-filter.queries.ts'
import { moneyWord } from '#features/order-filter/order-money.queries.ts'
import { countableOrders } from '#features/order-filter/order-tally.queries.ts'
import type { Scope } from '#platform/actor.ts'
import type { Bounds } from '#platform/instant.ts'

export interface OrderCount {
  readonly organization_id: number
  readonly organization_name: string
  readonly country_id: number
  readonly country_name: string
  readonly status_id: number
  readonly total: number
}

export async function countOrders(db: Db, live: Matching): Promise<OrderCount[]> {
  const { rows } = await sql<OrderCount>`
    select counted.*, organizations.name as organization_name, countries.name as country_name
    from (select o.organization_id, o.country_id, o.status_id, sum(o.orders)::bigint as total from ${countableOrders(live)} group by 1, 2, 3) counted
    join organizations on organizations.id = counted.organization_id join countries on countries.id = counted.country_id`.execute(db)
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}

/** Counts the matching orders by status. */
export async function countByStatus(db: Db, { condition }: Matching): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ status_id: number; total: number }>`
    select o.status_id, count(*) as total from orders o where ${condition} group by 1`.execute(db)
  return new Map(rows.map(({ status_id, total }) => [status_id, Number(total)]))
}

type Money = 'expected' | 'outstanding' | 'collected'

interface MoneyAsked {
  readonly scope: Scope
  /** The only one of the three sums that tallies answer without reading orders. */
  readonly expected: Matching
  readonly today: Bounds
}

/** Sums exactly, with the currency's minor digits. */
export async function sumMoney(db: Db, asked: MoneyAsked): Promise<Record<Money, OrderSum[]>> {
  const { rows } = await sql<OrderSum & { money: string }>`
    select sums.money, sums.currency_code, ${exactAmount(sql`sums.total`)} as total, sums.orders
    from (${sumOf('expected', asked.expected)} union all ${sumOf('outstanding', worded('outstanding', asked))}
      union all ${sumOf('collected', worded('collected', asked))}) sums join currencies on currencies.code = sums.currency_code
    where sums.orders > 0 order by sums.currency_code`.execute(db)
  const of = (money: string) =>
    rows.filter((row) => row.money === money).map(({ currency_code, total, orders }) => ({ currency_code, total, orders: Number(orders) }))
  return { expected: of('expected'), outstanding: of('outstanding'), collected: of('collected') }
}

function worded(word: MoneyWord, { scope, today }: MoneyAsked) {
  return { condition: sql<SqlBool>`${within(scope)} and ${moneyWord(word, today)} ${indexConditions(scope)}`, tallied: undefined }
}

function sumOf(money: MoneyWord, matching: Pick<Matching, 'condition' | 'tallied'>) {
  return sql`select ${sql.lit(money)} as money, o.currency_code, sum(o.total) as total, sum(o.orders)::bigint as orders
    from ${countableOrders(matching)} group by o.currency_code`
}

export type Event = 'created' | 'delivered'

export interface EventCount {
  readonly event: Event
  /** The index of the day. */
  readonly day: number
  readonly total: number
}

interface Days {
  readonly matching: Readonly<Record<Event, Matching>>
  /** The start of each day, and the end of the last. */
  readonly midnights: readonly Date[]
  readonly scope: Scope
}

export async function countByDay(db: Db, { matching, midnights, scope }: Days): Promise<EventCount[]> {
  const bounds = midnights.map((midnight) => midnight.toISOString())
  // A subquery, so that the texts are read once and not per order.
  const day = (column: string) => sql`width_bucket(${sql.ref(column)}, (select ${bounds}::text[]::timestamptz[])) - 1`
  const { created, delivered } = matching
  const { rows } = await sql<EventCount>`
    select 'created' as event, ${day('o.created_at')} as day, count(*) as total from orders o where ${created.condition} group by 2
    union all
    select 'delivered', ${day('o.delivered_at')}, count(*) from orders o where ${delivered.condition} ${indexConditions(scope)} group by 2`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
