import type { CourierQuery } from '@tracklane/contract/courier'
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '#db/db.ts'
import { containing } from '#db/like.ts'
import type { CourierRecord } from '#db/tables/courier.table.ts'
import type { Scope } from '#platform/actor.ts'
import { fullName, fullNameOfUser, openOrders, within } from './courier.queries.ts'

/** A courier with what an answer names of other tables. */
export interface CourierView extends CourierRecord {
  readonly name: string
  readonly country_name: string
  /** Who signs in with the linked login. */
  readonly user: string | null
  readonly open_orders: number
}

export interface Slice {
  readonly sort: readonly { readonly field: string; readonly direction: 'asc' | 'desc' }[]
  readonly limit: number
  readonly offset: number
}

type Filter = Pick<CourierQuery, 'search' | 'country_id' | 'vehicle' | 'active'>

/** Open orders are counted for the rows of the page alone, unless the list is sorted by them. */
export async function findCourierPage(
  db: Db,
  { scope, filter, slice }: { scope: Scope; filter: Filter; slice: Slice },
): Promise<{ couriers: CourierView[]; total: number }> {
  const [rows, counted] = await Promise.all([
    views(db, scope)
      .where(matching(filter))
      .orderBy(
        sql.join(slice.sort.flatMap(({ field, direction }) => keysOf(field).map((key) => sql`${key} ${sql.raw(direction)} nulls last`))),
      )
      .limit(slice.limit)
      .offset(slice.offset)
      .execute(),
    db
      .selectFrom('couriers')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(within(scope))
      .where(matching(filter))
      .executeTakeFirstOrThrow(),
  ])
  return { couriers: rows.map(counting), total: Number(counted.total) }
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
    .where(within(scope))
}

function counting<Row extends { open_orders: number | null }>(row: Row): Row & { open_orders: number } {
  return { ...row, open_orders: Number(row.open_orders ?? 0) }
}

function matching({ search, country_id: countries, vehicle: vehicles, active }: Filter) {
  return (eb: ExpressionBuilder<Database, 'couriers'>): Expression<SqlBool> =>
    eb.and([
      ...(countries?.length ? [eb('couriers.country_id', 'in', countries)] : []),
      ...(vehicles?.length ? [eb('couriers.vehicle', 'in', vehicles)] : []),
      ...(active === undefined ? [] : [eb('couriers.active', '=', active)]),
      ...(search ? [found(eb, containing(search))] : []),
    ])
}

function found(eb: ExpressionBuilder<Database, 'couriers'>, pattern: string): Expression<SqlBool> {
  return eb.or([eb(fullName, 'ilike', pattern), eb('couriers.phone', 'ilike', pattern), eb('couriers.email', 'ilike', pattern)])
}

function keysOf(field: string): RawBuilder<unknown>[] {
  if (field === 'name') return [sql`couriers.first_name`, sql`couriers.last_name`]
  if (field === 'country_name') return [sql`countries.name`]
  return field === 'open_orders' ? [sql`open_orders`] : [sql.ref(`couriers.${field}`)]
}
