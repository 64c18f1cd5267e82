import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OrderTable } from '#db/tables/order.table.ts'
import type { Author } from '#features/model-log/model-log.service.ts'
import { viewOfOrder } from '#features/order/order.queries.ts'
import type { OrderView } from '#features/order/order.rules.ts'

/** Inserts an order with the first line of its status log. Returns undefined where its track or its foreign id is taken. */
export async function insertOrder(db: Db, order: Insertable<OrderTable>, author: Author): Promise<OrderView | undefined> {
  const columns = Object.keys(order).map((column) => sql.ref(column))
  const { rows } = await sql<OrderView>`
    with created as (
      insert into orders as o (${sql.join(columns)}) values (${sql.join(Object.values(order))})
      on conflict do nothing returning ${viewOfOrder}
    ), logged as (
      insert into order_status_log (order_id, status_from, status_to, actor_kind, actor_id, impersonator_id, actor_name, courier_id, delivery_to,
        moment_source, created_at)
      select id, null::integer, status_id, ${author.actor_kind}::text, ${author.actor_id}::integer, ${author.impersonator_id}::integer,
        ${author.actor_name}::text, courier_id, delivery_to, 'entry', created_at from created
    ) select * from created`.execute(db)
  return rows[0]
}

/** The order that has the wanted number. */
export interface NumberHolder {
  readonly track: string
  readonly organization_id: number
  readonly country_id: number
  readonly deleted_at: Date | null
}

const HOLDER = ['track', 'organization_id', 'country_id', 'deleted_at'] as const

export function findByForeignId(db: Db, organizationId: number, foreignId: string, except = 0): Promise<NumberHolder | undefined> {
  return db
    .selectFrom('orders')
    .select(HOLDER)
    .where('organization_id', '=', organizationId)
    .where('foreign_id', '=', foreignId)
    .where('id', '<>', except)
    .executeTakeFirst()
}

export function findByTrack(db: Db, track: string): Promise<NumberHolder | undefined> {
  return db.selectFrom('orders').select(HOLDER).where('track', '=', track).executeTakeFirst()
}

interface Named {
  readonly organization_id: number
  readonly country_id: number
  readonly currency_code: string | undefined
}

interface Ground {
  readonly organization_id: number | null
  readonly country_id: number | null
  /** The countries that the organization serves; empty: every country. */
  readonly served: readonly number[] | null
  /** The phone code of the country. */
  readonly phone_code: string | null
  readonly country_code: string | null
  readonly currency_code: string | null
  readonly digits: number | null
}

/**
 * Finds organization, country and currency (the country's by default) that an order may name; null for each that it may not. Keeps the
 * digits of the currency until the transaction ends: its amounts are judged by them.
 */
export async function findGround(db: Db, { organization_id, country_id, currency_code }: Named): Promise<Ground> {
  const { rows } = await sql<Ground>`
    select organization.id as organization_id, organization.country_ids as served, country.id as country_id, country.phone_code, country.code as country_code, currency.code as currency_code, currency.digits
    from (select 1) as one
    left join organizations organization on organization.id = ${organization_id} and organization.active
    left join countries country on country.id = ${country_id} and country.active
    left join lateral (select code, digits from currencies where case when ${currency_code ?? null}::text is null
      then id = country.currency_id else code = ${currency_code ?? null}::text and active end for key share) currency on true`.execute(db)
  return (
    rows[0] ?? {
      organization_id: null,
      country_id: null,
      served: null,
      phone_code: null,
      country_code: null,
      currency_code: null,
      digits: null,
    }
  )
}

/** Finds the digits of a currency that can be chosen, and keeps them until the transaction ends. */
export async function findDigits(db: Db, currencyCode: string): Promise<number | undefined> {
  const currency = await db
    .selectFrom('currencies')
    .select('digits')
    .where('code', '=', currencyCode)
    .where('active', '=', true)
    .forKeyShare()
    .executeTakeFirst()
  return currency?.digits
}
