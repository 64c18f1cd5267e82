import { COURIER_LIST_SORTS, type CourierListRow, type FreeAccount } from '@tracklane/contract/courier'
import { NOT_DELIVERED_STATUSES } from '@tracklane/contract/order-status'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Scope } from '#platform/actor.ts'
import { type Condition, equals, nameOf, type SearchedRow, searched } from '#platform/list/narrowing.ts'
import { named, sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { within } from '#platform/list/within.ts'
import { couriersWithin, fullName, fullNameOfUser, openOrders, ordersWithin } from './courier.queries.ts'

interface Wanted {
  readonly id: number
  readonly organization_id: number
  readonly country_id: number
}

export function findActiveCourier(
  db: Db,
  scope: Scope,
  wanted: Wanted,
): Promise<{ id: number; name: string; user_id: number | null } | undefined> {
  return db
    .selectFrom('couriers')
    .select(['couriers.id', 'couriers.user_id', fullName.as('name')])
    .where(couriersWithin(scope))
    .where('couriers.id', '=', wanted.id)
    .where('couriers.organization_id', '=', wanted.organization_id)
    .where('couriers.country_id', '=', wanted.country_id)
    .where('couriers.active', '=', true)
    .executeTakeFirst()
}

const SORT_KEYS = sortKeys('couriers', COURIER_LIST_SORTS, { name: [named('couriers.first_name'), named('couriers.last_name')] })
const NAME: SearchedRow = { text: nameOf(sql.ref('couriers.search_text')), before: [fullName] }

interface OptionsFilter {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly country_id?: number[] | undefined
  readonly order_id?: number | undefined
  readonly active?: boolean | undefined
  readonly day: { readonly from: Date; readonly before: Date }
}

export async function findCourierOptions(db: Db, scope: Scope, filter: OptionsFilter): Promise<CourierListRow[]> {
  const rows = await db
    .selectFrom('couriers')
    .leftJoin(dayLoads(db, scope, filter.day).as('day'), 'day.courier_id', 'couriers.id')
    .select([
      'couriers.id',
      fullName.as('name'),
      'couriers.organization_id',
      'couriers.country_id',
      'couriers.vehicle',
      'couriers.capacity',
      'couriers.active',
      'day.total as day_orders',
    ])
    .select((eb) => openOrders(eb).as('open_orders'))
    .where(couriersWithin(scope))
    .where(equals('couriers.country_id', filter.country_id))
    .where(equals('couriers.active', filter.active))
    .where(filter.order_id === undefined ? sql<boolean>`true` : mayTake(scope, filter.order_id))
    .where(searched(filter.search, NAME))
    .orderBy(sortedBy(filter.sort ?? 'name', SORT_KEYS, 'couriers.id'))
    .execute()
  return rows.map((row) => ({ ...row, open_orders: Number(row.open_orders ?? 0), day_orders: Number(row.day_orders ?? 0) }))
}

/** Counts the orders of the day, per courier. */
function dayLoads(db: Db, scope: Scope, day: OptionsFilter['day']) {
  return promised(db, scope, day)
    .select((eb) => ['orders.courier_id', eb.fn.countAll<number>().as('total')])
    .groupBy('orders.courier_id')
}

function promised(db: Db, scope: Scope, { from, before }: OptionsFilter['day']) {
  return db
    .selectFrom('orders')
    .where('orders.courier_id', 'is not', null)
    .where('orders.delivery_to', '>=', from)
    .where('orders.delivery_to', '<', before)
    .where('orders.status_id', 'not in', NOT_DELIVERED_STATUSES)
    .where('orders.deleted_at', 'is', null)
    .where('orders.archived_at', 'is', null)
    .where(ordersWithin(scope))
}

interface LoadsFilter {
  readonly country_id: number[] | undefined
  /** The start of each day, and the end of the last. */
  readonly midnights: readonly Date[]
}

/** Counts promised orders per courier and day (by index), like the load of a single day. */
export async function findCourierLoads(db: Db, scope: Scope, { country_id, midnights }: LoadsFilter) {
  const [from = new Date(), before = from] = [midnights[0], midnights.at(-1)]
  const bounds = midnights.map((midnight) => midnight.toISOString())
  const day = sql<number>`width_bucket(orders.delivery_to, (select ${bounds}::text[]::timestamptz[])) - 1`
  const rows = await promised(db, scope, { from, before })
    .innerJoin('couriers', 'couriers.id', 'orders.courier_id')
    .select((eb) => ['couriers.id as courier_id', 'couriers.capacity', day.as('day'), eb.fn.countAll<number>().as('orders')])
    .where(couriersWithin(scope))
    .where(equals('couriers.country_id', country_id))
    .groupBy(['couriers.id', 'couriers.capacity', sql`3`])
    .orderBy(sql`3`)
    .orderBy('couriers.id')
    .execute()
  return rows.map((row) => ({ ...row, day: Number(row.day), orders: Number(row.orders) }))
}

/** Returns the condition that a courier is active and belongs to the area of an order in the caller's scope. */
function mayTake(scope: Scope, orderId: number): Condition {
  return sql`couriers.active and exists (select from orders where orders.id = ${orderId} and orders.deleted_at is null
    and orders.organization_id = couriers.organization_id and orders.country_id = couriers.country_id and ${ordersWithin(scope)})`
}

/** Finds logins that can be linked with a courier: active, of the role courier, and not linked yet. */
export function findFreeAccounts(db: Db, scope: Scope): Promise<FreeAccount[]> {
  return freeAccounts(db, scope).orderBy(named('users.first_name')).orderBy(named('users.last_name')).orderBy('users.id').execute()
}

/** Checks that the login is free, and keeps it so until the transaction ends. */
export async function isFreeAccount(db: Db, scope: Scope, wanted: { id: number; organization_id: number }): Promise<boolean> {
  const found = await freeAccounts(db, scope)
    .where('users.id', '=', wanted.id)
    .where('users.organization_id', '=', wanted.organization_id)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

function freeAccounts(db: Db, scope: Scope) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.first_name', 'users.last_name', fullNameOfUser.as('name')])
    .where('users.role', '=', 'courier')
    .where('users.active', '=', true)
    .where('users.deleted_at', 'is', null)
    .where(sql<boolean>`not exists (select from couriers where couriers.user_id = users.id)`)
    .where(within(scope, { organization: 'users.organization_id', country: 'users.country_id', isEverywhere: true }))
}
