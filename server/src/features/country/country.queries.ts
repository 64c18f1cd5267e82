import { COUNTRY_SORTS, type CountryQuery } from '@tracklane/contract/country'
import type { UsedBy } from '@tracklane/contract/kit/crud'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { CountryRecord } from '#db/tables/country.table.ts'
import { talliesOfOrders } from '#db/tallies.ts'
import { equals, found } from '#platform/list/narrowing.ts'
import { sortedBy, sortKeys } from '#platform/list/sorting.ts'

/** A country with what an answer names of its currency. */
export interface CountryView extends CountryRecord {
  readonly currency_code: string
}

const SORT_KEYS = sortKeys('countries', COUNTRY_SORTS, { currency_code: [sql.ref('currencies.code')] })

export function findCountries(db: Db, { search, sort = 'name', active }: CountryQuery): Promise<CountryView[]> {
  return countries(db)
    .where(found(search, ['countries.name', 'countries.code', 'countries.phone_code', 'countries.time_zone', 'currencies.code']))
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

/** Everything that names a country, also what is archived or deleted: it keeps what it names. */
const REFERRING = ['couriers', 'users', 'order_flows', 'kanbans', 'kanban_cards', 'hand_overs'] as const
type CountryUses = Record<'orders' | (typeof REFERRING)[number], number>

export async function countUses(db: Db, id: number): Promise<CountryUses> {
  const counts = REFERRING.map(
    (table) => sql`(select count(*) from ${sql.table(table)} where country_id = ${id})::integer as ${sql.ref(table)}`,
  )
  const orders = sql`(select coalesce(sum(orders), 0) from ${talliesOfOrders} where country_id = ${id})::integer as orders`
  const { rows } = await sql<CountryUses>`select ${sql.join([orders, ...counts])}`.execute(db)
  return rows[0] as CountryUses // a select without a table is one row
}

/** Of those that administrators see: nobody sees an account that is deleted. */
export async function countUsedBy(db: Db, id: number): Promise<UsedBy> {
  const { rows } = await sql<UsedBy>`select
    (select coalesce(sum(orders), 0) from ${talliesOfOrders} where country_id = ${id})::integer as orders,
    (select count(*) from users where country_id = ${id} and deleted_at is null)::integer as users,
    (select count(*) from couriers where country_id = ${id})::integer as couriers`.execute(db)
  return rows[0] as UsedBy // a select without a table is one row
}
