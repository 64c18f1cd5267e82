import type { MessageEvent } from '@tracklane/contract/message-event'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OrderArea, Person } from './audience.rules.ts'

export interface PlacedOrder extends OrderArea {
  readonly id: number
  readonly track: string
  readonly status_id: number
  readonly courier_id: number | null
  readonly deleted: boolean
  readonly customer_email: string | null
  readonly customer_phone: string | null
}

/** Orders as they are now; those that are gone are not among them. */
export async function findPlaces(db: Db, ids: readonly number[]): Promise<PlacedOrder[]> {
  const { rows } =
    await sql<PlacedOrder>`select id, organization_id, country_id, track, status_id, courier_id, deleted_at is not null as deleted, customer_email, customer_phone,
      case when deleted_at is null then (select user_id from couriers where id = orders.courier_id) end as courier_user_id
    from orders where id = any(${ids}::integer[])`.execute(db)
  return rows
}

/** Somebody who can sign in, with what a message to them needs. */
export interface Reader extends Omit<Person, 'off'> {
  readonly first_name: string
  readonly last_name: string
  /** null: the source language. */
  readonly language: string | null
  /** Events that they have switched off. */
  readonly switched_off: readonly MessageEvent[]
}

/** Everybody in the office of these organizations, and those of these logins that are couriers. One statement: it is asked at each change. */
export async function findReaders(db: Db, organizationIds: readonly number[], logins: readonly number[]): Promise<Reader[]> {
  const { rows } = await sql<Reader>`select id, role, organization_id, country_id, first_name, last_name, language,
      array(select event from message_settings where user_id = users.id and not in_app) as switched_off
    from users where ((organization_id = any(${organizationIds}::integer[]) and role in ('logist', 'organization_admin'))
        or (id = any(${logins}::integer[]) and role = 'courier'))
      and active and deleted_at is null
      and exists (select from organizations where organizations.id = users.organization_id and organizations.active)
    order by id`.execute(db)
  return rows
}
