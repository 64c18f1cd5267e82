import { MONEY_WORDS, type MoneyWord } from '@tracklane/contract/order-money'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Matching } from '#features/order-filter/order-filter.queries.ts'
import { moneyWord, paidIn } from '#features/order-filter/order-money.queries.ts'
import type { Bounds } from '#platform/instant.ts'
import { named } from '#platform/list/sorting.ts'

type Amount = 'order_price' | 'delivery_price' | 'total' | MoneyWord

/** Every amount is exact decimal text. */
export interface ReportRow extends Readonly<Record<Amount, string>> {
  /** The country; null: the total of a currency. */
  readonly country: string | null
  readonly currency_code: string
  readonly courier: string | null
  readonly payment_type: number | null
  readonly orders: number
  readonly digits: number
}

/**
 * Sums by country, currency, courier (without one last) and payment type, then the total of each currency: all of one moment. With a
 * period, only orders paid in it count; groups without any, and without money on its way, are left out.
 */
export async function findReport(db: Db, { condition }: Matching, paid: Bounds): Promise<ReportRow[]> {
  const words = MONEY_WORDS.map((word) => sql`coalesce(sum(o.total) filter (where ${moneyWord(word, paid)}), 0)::text as ${sql.ref(word)}`)
  const isPeriod = (paid.from ?? paid.to ?? paid.before) !== undefined
  const counted = isPeriod ? paidIn(paid) : sql<SqlBool>`true`
  const sumOf = (column: string) => sql`coalesce(sum(${sql.ref(`o.${column}`)}) filter (where ${counted}), 0)::text`
  const { rows } = await sql<ReportRow>`
    select c.name as country, sums.currency_code, k.first_name || ' ' || k.last_name as courier, sums.payment_type,
      sums.orders::integer as orders, m.digits, sums.order_price, sums.delivery_price, sums.total,
      ${sql.join(MONEY_WORDS.map((word) => sql.ref(`sums.${word}`)))}
    from (
      select o.country_id, o.currency_code, o.courier_id, o.payment_type, count(*) filter (where ${counted}) as orders,
        ${sumOf('order_price')} as order_price, ${sumOf('delivery_price')} as delivery_price, ${sumOf('total')} as total,
        ${sql.join(words)}
      from orders o where ${condition}
      group by grouping sets ((o.country_id, o.currency_code, o.courier_id, o.payment_type), (o.currency_code))
    ) sums
    join currencies m on m.code = sums.currency_code
    left join countries c on c.id = sums.country_id left join couriers k on k.id = sums.courier_id
    where ${!isPeriod} or sums.country_id is null or sums.orders > 0 or sums.expected::numeric <> 0 or sums.outstanding::numeric <> 0
    order by ${named('c.name')}, sums.country_id, sums.currency_code, ${named('k.first_name')}, ${named('k.last_name')}, sums.courier_id,
      sums.payment_type`.execute(db)
  return rows
}
