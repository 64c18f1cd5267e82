import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { quick } from '#db/shared-connection.ts'
import type { OrderColumns, OrderRecord, OrderTable } from '#db/tables/order.table.ts'
import type { Scope } from '#platform/actor.ts'
import { flowOfOrder, within } from './order-scope.queries.ts'

/** An order with what its answer names of other tables. */
export interface OrderView extends OrderRecord {
  readonly country_name: string
  readonly sub_status: string | null
  readonly courier: string | null
  /** The login of its courier, who hears of its changes. */
  readonly courier_user_id: number | null
  /** Minor digits of its currency. */
  readonly digits: number
  /** Id and version of the flow that holds for it. */
  readonly flow: readonly [id: number, version: number] | null
}

/**
 * The columns of an `OrderView` from `orders o`. Sub-selects rather than joins: they serve a page after its limit, a returning
 * clause, and a row lock alike (a joined row is not looked up anew after the wait for a lock, a sub-select is).
 */
export const viewOfOrder: RawBuilder<OrderView> = sql`o.*,
  (select name from countries where id = o.country_id) as country_name,
  (select name from order_sub_statuses where id = o.sub_status_id) as sub_status,
  (select first_name || ' ' || last_name from couriers where id = o.courier_id) as courier,
  (select user_id from couriers where id = o.courier_id) as courier_user_id,
  (select digits from currencies where code = o.currency_code) as digits,
  ${flowOfOrder} as flow`

export async function findOrder(db: Db, scope: Scope, id: number): Promise<OrderView | undefined> {
  const { rows } = await sql<OrderView>`select ${viewOfOrder} from orders o where o.id = ${id} and ${within(scope)}`.execute(quick(db))
  return rows[0]
}

/** Whoever writes to an order or its assignments takes this lock first, so that writers queue up instead of crossing. */
export async function lockOrder(db: Db, scope: Scope, id: number): Promise<OrderView | undefined> {
  const { rows } = await sql<OrderView>`
    select ${viewOfOrder} from orders o where o.id = ${id} and ${within(scope)} for update of o`.execute(db)
  return rows[0]
}

export async function findOrders(db: Db, scope: Scope, ids: readonly number[]): Promise<OrderView[]> {
  const { rows } = await sql<OrderView>`
    select ${viewOfOrder} from orders o where o.id = any(${ids}::integer[]) and ${within(scope)} order by o.id`.execute(db)
  return rows
}

/** One after the other by id, whatever order the caller names them in: two who lock the same orders queue up instead of crossing. */
export async function lockOrders(db: Db, scope: Scope, ids: readonly number[]): Promise<OrderView[]> {
  const { rows } = await sql<OrderView>`
    select ${viewOfOrder} from orders o where o.id = any(${ids}::integer[]) and ${within(scope)} order by o.id for update of o`.execute(db)
  return rows
}

/** Sets what is given and raises the version. */
export async function patchOrder(db: Db, id: number, patch: OrderColumns): Promise<OrderView> {
  const assignments = Object.entries(patch).flatMap(([column, value]) => (value === undefined ? [] : sql`${sql.ref(column)} = ${value}`))
  const { rows } = await sql<OrderView>`update orders o set ${sql.join(assignments)}, version = o.version + 1
    where o.id = ${id} returning ${viewOfOrder}`.execute(db)
  const [order] = rows
  if (!order) throw new Error(`Order ${id} went away under its lock`)
  return order
}

/** Undefined when its track or its foreign id is taken. Writes the first line of the status log too. */
export async function insertOrder(db: Db, order: Insertable<OrderTable>, actorName: string): Promise<OrderView | undefined> {
  const columns = Object.keys(order).map((column) => sql.ref(column))
  const { rows } = await sql<OrderView>`
    with created as (
      insert into orders as o (${sql.join(columns)}) values (${sql.join(Object.values(order))})
      on conflict do nothing returning ${viewOfOrder}
    ), logged as (
      insert into order_status_log (order_id, status_from, status_to, actor_name, created_at)
      select id, null::integer, status_id, ${actorName}::text, created_at from created
    ) select * from created`.execute(db)
  return rows[0]
}

export async function hasForeignId(db: Db, organizationId: number, foreignId: string, except?: number): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('foreign_id', '=', foreignId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? 0))
    .executeTakeFirst()
  return found !== undefined
}

interface Named {
  readonly organization_id: number
  readonly country_id: number
  readonly currency_code: string | undefined
}

interface Ground {
  readonly organization_id: number | null
  readonly country_id: number | null
  readonly currency_code: string | null
  readonly digits: number | null
}

/** Which of the organization, the country and the currency (the country's unless named) an order may name; null where it may not. */
export async function findGround(db: Db, { organization_id, country_id, currency_code }: Named): Promise<Ground> {
  const { rows } = await sql<Ground>`
    select organization.id as organization_id, country.id as country_id, currency.code as currency_code, currency.digits
    from (select 1) as one
    left join organizations organization on organization.id = ${organization_id} and organization.active
    left join countries country on country.id = ${country_id} and country.active
    left join currencies currency on case when ${currency_code ?? null}::text is null
      then currency.id = country.currency_id else currency.code = ${currency_code ?? null}::text end`.execute(db)
  return rows[0] ?? { organization_id: null, country_id: null, currency_code: null, digits: null }
}

export async function findDigits(db: Db, currencyCode: string): Promise<number | undefined> {
  const currency = await db.selectFrom('currencies').select('digits').where('code', '=', currencyCode).executeTakeFirst()
  return currency?.digits
}
