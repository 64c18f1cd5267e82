import { COUNTRY_SORTS, type CountryQuery } from '@tracklane/contract/country'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { countNaming } from '#db/naming.ts'
import type { CountryRecord } from '#db/tables/country.table.ts'
import { equals } from '#platform/list/narrowing.ts'
import { named, sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { type SearchedRows, wordsFound } from '#platform/list/words-found.ts'

/** A country with details of its currency. */
export interface CountryView extends CountryRecord {
  readonly currency_code: string
}

const SORT_KEYS = sortKeys('countries', COUNTRY_SORTS, { currency_code: [named('currencies.code')] })

const SEARCHED: SearchedRows = {
  id: 'countries.id',
  texts: sql`array[countries.name, countries.code, countries.phone_code, countries.time_zone, currencies.code]`,
  from: sql`countries join currencies on currencies.id = countries.currency_id`,
}

export async function findCountries(db: Db, { search, sort = 'name', active }: CountryQuery): Promise<CountryView[]> {
  return await countries(db)
    .where(await wordsFound(db, search, SEARCHED))
    .where(equals('countries.active', active))
    .orderBy(sortedBy(sort, SORT_KEYS, 'countries.id'))
    .execute()
}

export function findCountry(db: Db, id: number): Promise<CountryView | undefined> {
  return countries(db).where('countries.id', '=', id).executeTakeFirst()
}

function countries(db: Db) {
  return db
    .selectFrom('countries')
    .innerJoin('currencies', 'currencies.id', 'countries.currency_id')
    .selectAll('countries')
    .select('currencies.code as currency_code')
}

const REFERRING = ['orders', 'couriers', 'users', 'order_flows', 'kanbans', 'kanban_cards', 'hand_overs'] as const
export type CountryUses = Record<(typeof REFERRING)[number] | 'organizations', number>

export async function countUses(db: Db, id: number): Promise<CountryUses> {
  const serving = sql<{ total: number }>`select count(*)::integer as total from organizations where ${id} = any(country_ids)`
  const [uses, { rows }] = await Promise.all([countNaming(db, REFERRING, 'country_id', id), serving.execute(db)])
  return { ...uses, organizations: rows[0]?.total ?? 0 }
}

/** Counts the rows that administrators see; deleted accounts are hidden from them. */
export async function countUsedBy(db: Db, id: number): Promise<CountryUses> {
  const accounts = db.selectFrom('users').where('country_id', '=', id).where('deleted_at', 'is', null)
  const { users } = await accounts.select((eb) => eb.fn.countAll<number>().as('users')).executeTakeFirstOrThrow()
  return { ...(await countUses(db, id)), users: Number(users) }
}
