import { CURRENCY_SORTS, type CurrencyQuery } from '@tracklane/contract/currency'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { CurrencyRecord } from '#db/tables/country.table.ts'
import { talliesOfOrders } from '#db/tallies.ts'
import { equals, found } from '#platform/list/narrowing.ts'
import { sortedBy, sortKeys } from '#platform/list/sorting.ts'

const SORT_KEYS = sortKeys('currencies', CURRENCY_SORTS)

export function findCurrencies(db: Db, { search, sort = 'code', active }: CurrencyQuery): Promise<CurrencyRecord[]> {
  return db
    .selectFrom('currencies')
    .selectAll()
    .where(found(search, ['name', 'code', 'symbol']))
    .where(equals('active', active))
    .orderBy(sortedBy(sort, SORT_KEYS, 'currencies.id'))
    .execute()
}

export function findCurrency(db: Db, id: number): Promise<CurrencyRecord | undefined> {
  return db.selectFrom('currencies').selectAll().where('id', '=', id).executeTakeFirst()
}

export type CurrencyUses = Record<'orders' | 'countries', number>

/** Of each of them, by its id. Orders that are archived or deleted too: they keep what they name. */
export async function countUses(db: Db, currencies: readonly Pick<CurrencyRecord, 'id'>[]): Promise<Map<number, CurrencyUses>> {
  const { rows } = await sql<CurrencyUses & { id: number }>`select c.id,
    (select coalesce(sum(orders), 0) from ${talliesOfOrders} where currency_code = c.code)::integer as orders,
    (select count(*) from countries where currency_id = c.id)::integer as countries
    from currencies c where c.id = any(${currencies.map(({ id }) => id)}::integer[])`.execute(db)
  return new Map(rows.map(({ id, orders, countries }) => [id, { orders, countries }]))
}
