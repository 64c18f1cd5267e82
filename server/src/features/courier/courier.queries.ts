import type { CourierListRow } from '@tracklane/contract/courier'
import { COURIER_OPEN_STATUSES, NOT_DELIVERED_STATUSES } from '@tracklane/contract/order-status'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '#db/db.ts'
import type { Scope } from '#platform/actor.ts'

export const fullNameOfUser = sql<string>`users.first_name || ' ' || users.last_name`

interface Wanted {
  readonly id: number
  readonly organization_id: number
  readonly country_id: number
}

export const fullName = sql<string>`couriers.first_name || ' ' || couriers.last_name`

export function findActiveCourier(
  db: Db,
  scope: Scope,
  wanted: Wanted,
): Promise<{ id: number; name: string; user_id: number | null } | undefined> {
  return db
    .selectFrom('couriers')
    .select(['couriers.id', 'couriers.user_id', fullName.as('name')])
    .where(within(scope))
    .where('couriers.id', '=', wanted.id)
    .where('couriers.organization_id', '=', wanted.organization_id)
    .where('couriers.country_id', '=', wanted.country_id)
    .where('couriers.active', '=', true)
    .executeTakeFirst()
}

/** For announcements: no person asks, so there is no scope. */
export async function findCourierUser(db: Db, courierId: number): Promise<number | null | undefined> {
  const courier = await db.selectFrom('couriers').select('user_id').where('id', '=', courierId).executeTakeFirst()
  return courier?.user_id
}

interface OptionsFilter {
  readonly country_id?: number[] | undefined
  readonly order_id?: number | undefined
  readonly active?: boolean | undefined
  readonly day: { readonly from: Date; readonly before: Date }
}

export async function findCourierOptions(db: Db, scope: Scope, filter: OptionsFilter): Promise<CourierListRow[]> {
  const { country_id: countries = [], order_id: orderId, active } = filter
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
    .where(within(scope))
    .$if(countries.length > 0, (query) => query.where('couriers.country_id', 'in', countries))
    .$if(active !== undefined, (query) => query.where('couriers.active', '=', active === true))
    .$if(orderId !== undefined, (query) => query.where(mayTake(scope, orderId ?? 0)))
    .orderBy('couriers.first_name')
    .orderBy('couriers.last_name')
    .orderBy('couriers.id')
    .execute()
  return rows.map((row) => ({ ...row, open_orders: Number(row.open_orders ?? 0), day_orders: Number(row.day_orders ?? 0) }))
}

/** Counted courier by courier from an index alone, while the day is one range for all of them. */
export function openOrders(eb: ExpressionBuilder<Database, 'couriers'>) {
  return eb
    .selectFrom('orders')
    .select((orders) => orders.fn.countAll<number>().as('total'))
    .whereRef('orders.courier_id', '=', 'couriers.id')
    .where('orders.status_id', 'in', COURIER_OPEN_STATUSES)
    .where('orders.deleted_at', 'is', null)
    .where('orders.archived_at', 'is', null)
}

/** Per courier: what is promised for the day. */
function dayLoads(db: Db, scope: Scope, day: OptionsFilter['day']) {
  return db
    .selectFrom('orders')
    .select((eb) => ['orders.courier_id', eb.fn.countAll<number>().as('total')])
    .where('orders.courier_id', 'is not', null)
    .where('orders.delivery_to', '>=', day.from)
    .where('orders.delivery_to', '<', day.before)
    .where('orders.status_id', 'not in', NOT_DELIVERED_STATUSES)
    .where('orders.deleted_at', 'is', null)
    .where('orders.archived_at', 'is', null)
    .where(ordersWithin(scope))
    .groupBy('orders.courier_id')
}

/** Active, and at home where an order of this person's scope is to be delivered. */
function mayTake(scope: Scope, orderId: number) {
  return (eb: ExpressionBuilder<Database, 'couriers'>): Expression<SqlBool> =>
    eb.and([
      eb('couriers.active', '=', true),
      eb.exists(
        eb
          .selectFrom('orders')
          .select('orders.id')
          .where('orders.id', '=', orderId)
          .where('orders.deleted_at', 'is', null)
          .whereRef('orders.organization_id', '=', 'couriers.organization_id')
          .whereRef('orders.country_id', '=', 'couriers.country_id')
          .where(ordersWithin(scope)),
      ),
    ])
}

export function within(scope: Scope) {
  return (eb: ExpressionBuilder<Database, 'couriers'>): Expression<SqlBool> => {
    if (scope.kind === 'all') return eb.lit(true)
    if (scope.kind === 'none') return eb.lit(false)
    if (scope.kind === 'courier') return eb('couriers.user_id', '=', scope.user_id)
    const own = eb('couriers.organization_id', '=', scope.organization_id)
    return scope.country_id === null ? own : eb.and([own, eb('couriers.country_id', '=', scope.country_id)])
  }
}

/** Nobody of the roles that choose couriers has a courier's scope. */
function ordersWithin(scope: Scope) {
  return (eb: ExpressionBuilder<Database, 'orders'>): Expression<SqlBool> => {
    if (scope.kind === 'all') return eb.lit(true)
    if (scope.kind !== 'area') return eb.lit(false)
    const own = eb('orders.organization_id', '=', scope.organization_id)
    return scope.country_id === null ? own : eb.and([own, eb('orders.country_id', '=', scope.country_id)])
  }
}
