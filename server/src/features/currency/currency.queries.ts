import { CURRENCY_SORTS, type CurrencyQuery } from '@tracklane/contract/currency'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { CurrencyRecord } from '#db/tables/country.table.ts'
import { talliesOfOrders } from '#db/tallies.ts'
import { equals } from '#platform/list/narrowing.ts'
import { sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { type SearchedRows, wordsFound } from '#platform/list/words-found.ts'

const SORT_KEYS = sortKeys('currencies', CURRENCY_SORTS)
const SEARCHED: SearchedRows = { id: 'currencies.id', texts: sql`array[name, code, symbol]`, from: sql`currencies` }

export async function findCurrencies(db: Db, { search, sort = 'code', active }: CurrencyQuery): Promise<CurrencyRecord[]> {
  return await db
    .selectFrom('currencies')
    .selectAll()
    .where(await wordsFound(db, search, SEARCHED))
    .where(equals('active', active))
    .orderBy(sortedBy(sort, SORT_KEYS, 'currencies.id'))
    .execute()
}

export function findCurrency(db: Db, id: number): Promise<CurrencyRecord | undefined> {
  return db.selectFrom('currencies').selectAll().where('id', '=', id).executeTakeFirst()
}

export type CurrencyUses = Record<'orders' | 'countries', number>

/** Counts the uses, including archived and deleted orders: they keep their currency. */
export async function countUses(db: Db, { id, code }: Pick<CurrencyRecord, 'id' | 'code'>): Promise<CurrencyUses> {
  const { rows } = await sql<CurrencyUses>`select
    (select coalesce(sum(orders), 0) from ${talliesOfOrders} where currency_code = ${code})::integer as orders,
    (select count(*) from countries where currency_id = ${id})::integer as countries`.execute(db)
  return rows[0] as CurrencyUses // a select without a table has one row
}
