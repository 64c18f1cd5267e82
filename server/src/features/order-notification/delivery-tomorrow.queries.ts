import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { inStatus } from '#features/order/order-scope.queries.ts'
import { DUE } from './tomorrow.rules.ts'

export interface TellingCountry {
  readonly id: number
  readonly time_zone: string
  /** HH:mm in the country. */
  readonly tomorrow_at: string
}

export async function findTellingCountries(db: Db): Promise<TellingCountry[]> {
  return db.selectFrom('countries').select(['id', 'time_zone', 'tomorrow_at']).where('active', '=', true).orderBy('id').execute()
}

/** Finds orders of a country that are to be delivered in that time and can be. */
export async function findDue(db: Db, countryId: number, day: { from: Date; before: Date }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select o.id from orders o
    where o.organization_id = any(array(select id from organizations where active)) and o.country_id = ${countryId}
      and o.delivery_to >= ${day.from} and o.delivery_to < ${day.before} and ${inStatus(DUE)}
      and o.archived_at is null and o.deleted_at is null order by o.id`.execute(db)
  return rows.map(({ id }) => id)
}
