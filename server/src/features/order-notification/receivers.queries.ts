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

/** Finds the current state of orders; missing ones are left out. */
export async function findPlaces(db: Db, ids: readonly number[]): Promise<PlacedOrder[]> {
  const { rows } =
    await sql<PlacedOrder>`select id, organization_id, country_id, track, status_id, courier_id, deleted_at is not null as deleted, customer_email, customer_phone,
      case when deleted_at is null then (select user_id from couriers where id = orders.courier_id) end as courier_user_id
    from orders where id = any(${ids}::integer[])`.execute(db)
  return rows
}

/** A person who can sign in, with the data for a message to them. */
export interface Reader extends Omit<Person, 'off'> {
  readonly first_name: string
  readonly last_name: string
  /** The language; null: the source language. */
  readonly language: string | null
  /** Events that they have switched off. */
  readonly switched_off: readonly MessageEvent[]
}

/** Finds the office people of these organizations, and the couriers with these logins. One statement: it runs at each change. */
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
