import { MONEY_WORDS, type MoneyWord } from '@tracklane/contract/order-money'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { indexConditions, type OrderCondition, within } from '#features/order/order-scope.queries.ts'
import { moneyWord } from '#features/order-filter/order-money.queries.ts'
import type { Scope } from '#platform/actor.ts'
import type { Bounds } from '#platform/instant.ts'
import { named } from '#platform/list/sorting.ts'

export interface MoneySum {
  readonly word: MoneyWord
  readonly courier_id: number | null
  readonly courier: string | null
  readonly currency_code: string
  readonly digits: number
  /** Exact decimal text. */
  readonly total: string
  readonly orders: number
}

interface MoneyQuery {
  readonly scope: Scope
  readonly paid: Bounds
  readonly country_id: readonly number[] | undefined
}

/** Sums each word by a scan of its own index and joins the small results. Couriers by name, without one last. */
export async function findMoney(db: Db, asked: MoneyQuery): Promise<MoneySum[]> {
  const words = MONEY_WORDS.map((word) => sumsOf(word, asked))
  const { rows } = await sql<MoneySum>`
    select sums.word, sums.courier_id, c.first_name || ' ' || c.last_name as courier, sums.currency_code,
      currencies.digits, sums.total::text as total, sums.orders::integer as orders
    from (${sql.join(words, sql` union all `)}) sums
    join currencies on currencies.code = sums.currency_code left join couriers c on c.id = sums.courier_id
    order by ${named('c.first_name')}, ${named('c.last_name')}, sums.courier_id, sums.currency_code`.execute(db)
  return rows
}

function sumsOf(word: MoneyWord, { scope, paid, country_id }: MoneyQuery) {
  const isHere: OrderCondition = country_id?.length ? sql`o.country_id = any(${country_id}::integer[])` : sql`true`
  return sql`select ${sql.lit(word)} as word, o.courier_id, o.currency_code, sum(o.total) as total, count(*) as orders
    from orders o where ${within(scope)} and ${isHere} and ${moneyWord(word, paid)} ${indexConditions(scope)} group by o.courier_id, o.currency_code`
}
