import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { fixedSql } from '#db/fixed-sql.ts'
import { onSharedConnection } from '#db/shared-connection.ts'
import type { OrderColumns } from '#db/tables/order.table.ts'
import type { Scope } from '#platform/actor.ts'
import type { OrderView, StoredOrder } from './order.rules.ts'
import { flowOfOrder, within } from './order-scope.queries.ts'

/** Id and number of the hand-over that holds `orders o`. */
export const livingHandOver = sql`(select json_build_object('id', h.id, 'number', h.number)
  from hand_over_orders one join hand_overs h on h.id = one.hand_over_id where one.order_id = o.id and one.living)`

/** Every column that an answer may need; `search_text` is for searches only, `address_read` for the migration. */
const COLUMNS: Readonly<Record<keyof StoredOrder, true>> = {
  id: true,
  organization_id: true,
  country_id: true,
  foreign_id: true,
  track: true,
  status_id: true,
  sub_status_id: true,
  customer_full_name: true,
  customer_phone: true,
  customer_email: true,
  customer_language: true,
  customer_address: true,
  postcode: true,
  town: true,
  payment_type: true,
  products: true,
  products_amount: true,
  order_price: true,
  delivery_price: true,
  total: true,
  currency_code: true,
  delivery_from: true,
  delivery_to: true,
  delivered_at: true,
  comment: true,
  courier_order_id: true,
  courier_id: true,
  attempts: true,
  last_reason_id: true,
  last_reason_comment: true,
  paid_at: true,
  archived_at: true,
  deleted_at: true,
  status_changed_at: true,
  created_at: true,
  updated_at: true,
  version: true,
}
const columns = sql.join(Object.keys(COLUMNS).map((column) => sql.ref(`o.${column}`)))

/**
 * The columns of an `OrderView` from `orders o`. Sub-selects instead of joins: they serve a page after its limit and a returning clause.
 */
export const viewOfOrder: RawBuilder<OrderView> = fixedSql(sql`${columns},
  (select name from countries where id = o.country_id) as country_name,
  (select name from order_sub_statuses where id = o.sub_status_id) as sub_status,
  coalesce((select name from order_sub_statuses where id = o.last_reason_id), o.last_reason_comment) as last_reason,
  (select first_name || ' ' || last_name from couriers where id = o.courier_id) as courier,
  (select user_id from couriers where id = o.courier_id) as courier_user_id,
  (select digits from currencies where code = o.currency_code) as digits,
  (select max(created_at) from label_prints where order_id = o.id) as label_printed_at,
  ${livingHandOver} as handover,
  ${flowOfOrder} as flow`)

export async function findOrder(db: Db, scope: Scope, id: number): Promise<OrderView | undefined> {
  const { rows } = await sql<OrderView>`select ${viewOfOrder} from orders o where o.id = ${id} and ${within(scope)}`.execute(
    onSharedConnection(db),
  )
  return rows[0]
}

/**
 * Locks an order. Every write to an order, its assignments or hand-overs takes this lock first, so that writers queue up instead of
 * deadlocking.
 * The row is read after the lock is held: a statement that waits for a lock sees other tables as they were before the wait.
 */
export async function lockOrder(db: Db, scope: Scope, id: number): Promise<OrderView | undefined> {
  await sql`select from orders o where o.id = ${id} and ${within(scope)} for update of o`.execute(db)
  return findOrder(db, scope, id)
}

export async function findOrders(db: Db, scope: Scope, ids: readonly number[]): Promise<OrderView[]> {
  const { rows } = await sql<OrderView>`
    select ${viewOfOrder} from orders o where o.id = any(${ids}::integer[]) and ${within(scope)} order by o.id`.execute(db)
  return rows
}

/**
 * Locks orders one after the other by id, in any order of the argument: two callers with the same orders queue up instead of deadlocking.
 */
export async function lockOrders(db: Db, scope: Scope, ids: readonly number[]): Promise<OrderView[]> {
  await sql`select from orders o where o.id = any(${ids}::integer[]) and ${within(scope)} order by o.id for update of o`.execute(db)
  return findOrders(db, scope, ids)
}

/** Writes the given columns and raises the version. */
export async function patchOrder(db: Db, id: number, patch: OrderColumns): Promise<OrderView> {
  const assignments = Object.entries(patch).flatMap(([column, value]) => (value === undefined ? [] : sql`${sql.ref(column)} = ${value}`))
  const { rows } = await sql<OrderView>`update orders o set ${sql.join(assignments)}, version = o.version + 1
    where o.id = ${id} returning ${viewOfOrder}`.execute(db)
  const [order] = rows
  if (!order) throw new Error(`Order ${id} went away under its lock`)
  return order
}
