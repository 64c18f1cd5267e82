import { COURIER_SORTS, type CourierQuery } from '@tracklane/contract/courier'
import type { UsedBy } from '@tracklane/contract/kit/crud'
import { COURIER_OPEN_STATUSES } from '@tracklane/contract/order-status'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Db } from '#db/db.ts'
import type { CourierRecord } from '#db/tables/courier.table.ts'
import type { Scope } from '#platform/actor.ts'
import { type Condition, equals, searched } from '#platform/list/narrowing.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'
import { named, sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { within } from '#platform/list/within.ts'

/** A courier with names from other tables. */
export interface CourierView extends CourierRecord {
  readonly name: string
  readonly country_name: string
  /** The person of the linked login. */
  readonly user: string | null
  readonly open_orders: number
}

export const fullName = sql<string>`couriers.first_name || ' ' || couriers.last_name`
export const fullNameOfUser = sql<string>`users.first_name || ' ' || users.last_name`

const SORT_KEYS = sortKeys('couriers', COURIER_SORTS, {
  name: [named('couriers.first_name'), named('couriers.last_name')],
  country_name: [named('countries.name')],
  open_orders: [sql.ref('open_orders')],
})

/** Returns the condition for couriers that a caller may see; a courier sees the one linked with the account. */
export function couriersWithin(scope: Scope): Condition {
  return within(scope, {
    organization: 'couriers.organization_id',
    country: 'couriers.country_id',
    ofCourier: (userId) => sql`couriers.user_id = ${userId}`,
  })
}

/** Returns the condition on orders; the roles that choose couriers never have a courier's scope. */
export function ordersWithin(scope: Scope): Condition {
  return within(scope, { organization: 'orders.organization_id', country: 'orders.country_id' })
}

/** Finds a page of couriers. Counts open orders for its rows only, unless the list is sorted by them. */
export async function findCouriers(db: Db, scope: Scope, query: CourierQuery): Promise<Page<CourierView>> {
  const { limit, offset } = sliceOf(query)
  const [rows, counted] = await Promise.all([
    views(db, scope)
      .where(matching(query))
      .orderBy(sortedBy(query.sort ?? 'name', SORT_KEYS, 'couriers.id'))
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('couriers')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(couriersWithin(scope))
      .where(matching(query))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(counting), total: Number(counted.total) }
}

export async function findCourier(db: Db, scope: Scope, id: number): Promise<CourierView | undefined> {
  const row = await views(db, scope).where('couriers.id', '=', id).executeTakeFirst()
  return row && counting(row)
}

function views(db: Db, scope: Scope) {
  return db
    .selectFrom('couriers')
    .innerJoin('countries', 'countries.id', 'couriers.country_id')
    .leftJoin('users', 'users.id', 'couriers.user_id')
    .selectAll('couriers')
    .select([fullName.as('name'), 'countries.name as country_name', fullNameOfUser.as('user')])
    .select((eb) => openOrders(eb).as('open_orders'))
    .where(couriersWithin(scope))
}

function counting<Row extends { open_orders: number | null }>(row: Row): Row & { open_orders: number } {
  return { ...row, open_orders: Number(row.open_orders ?? 0) }
}

function matching({ search, country_id, vehicle, active }: CourierQuery): Condition {
  const text = { text: sql.ref('couriers.search_text'), before: [fullName, 'couriers.phone', 'couriers.email'] }
  return sql`${searched(search, text)} and ${equals('couriers.country_id', country_id)}
    and ${equals('couriers.vehicle', vehicle)} and ${equals('couriers.active', active)}`
}

/** Counts the uses. Archived and deleted orders are left out: no index has the courier of those. */
export async function countUsedBy(db: Db, scope: Scope, id: number): Promise<UsedBy> {
  const { rows } = await sql<UsedBy>`select
    (select count(*) from orders where courier_id = ${id} and deleted_at is null and archived_at is null
      and ${ordersWithin(scope)})::integer as orders,
    (select count(user_id) from couriers where id = ${id})::integer as users,
    0 as couriers`.execute(db)
  return rows[0] as UsedBy // a select without a table has one row
}

/** Counts courier by courier from an index alone, as long as the day is one range for all of them. */
export function openOrders(eb: ExpressionBuilder<Database, 'couriers'>) {
  return eb
    .selectFrom('orders')
    .select((orders) => orders.fn.countAll<number>().as('total'))
    .whereRef('orders.courier_id', '=', 'couriers.id')
    .where('orders.status_id', 'in', COURIER_OPEN_STATUSES)
    .where('orders.deleted_at', 'is', null)
    .where('orders.archived_at', 'is', null)
}
