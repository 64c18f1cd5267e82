import { STATUS } from '@tracklane/contract/order-status'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { couriersWithin, fullName } from '#features/courier/courier.queries.ts'
import { inStatus, within } from '#features/order/order-scope.queries.ts'
import type { Scope } from '#platform/actor.ts'

/** The part of an order that is printed. */
export interface PrintedOrder {
  readonly id: number
  readonly organization_id: number
  readonly track: string
  readonly foreign_id: string | null
  /** ISO 3166. */
  readonly country_code: string
  readonly customer_full_name: string
  readonly customer_phone: string | null
  readonly customer_address: string
  readonly payment_type: number | null
  readonly paid_at: Date | null
  readonly total: string
  readonly currency_code: string
  /** The minor digits of its currency. */
  readonly digits: number
  readonly comment: string | null
  readonly delivery_from: Date | null
  readonly delivery_to: Date | null
  readonly courier_id: number | null
  /** The courier's name. */
  readonly courier: string | null
  readonly deleted_at: Date | null
}

/** The sender. */
export interface Sender {
  readonly id: number
  readonly name: string
  readonly phone: string | null
  readonly address: string | null
}

const printed: RawBuilder<PrintedOrder> = sql`o.id, o.organization_id, o.track, o.foreign_id, o.customer_full_name, o.customer_phone, o.customer_address,
  o.payment_type, o.paid_at, o.total, o.currency_code, (select digits from currencies where code = o.currency_code) as digits,
  (select code from countries where countries.id = o.country_id) as country_code, o.comment, o.delivery_from, o.delivery_to, o.courier_id,
  (select ${fullName} from couriers where couriers.id = o.courier_id) as courier, o.deleted_at`

export async function findPrintedOrders(db: Db, scope: Scope, ids: readonly number[]): Promise<PrintedOrder[]> {
  const { rows } = await sql<PrintedOrder>`
    select ${printed} from orders o where o.id = any(${ids}::integer[]) and ${within(scope)}`.execute(db)
  return rows
}

export async function findSenders(db: Db, ids: readonly number[]): Promise<Sender[]> {
  return db
    .selectFrom('organizations')
    .select(['id', 'name', 'phone', 'address'])
    .where('id', 'in', [...ids, 0])
    .execute()
}

interface Printing {
  readonly ids: readonly number[]
  readonly user_id: number | null
  readonly impersonator_id: number | null
  readonly actor_name: string
  readonly at: Date
}

/** Inserts the prints by id, the order in which orders are locked everywhere. */
export async function insertLabelPrints(db: Db, { ids, user_id, impersonator_id, actor_name, at }: Printing): Promise<void> {
  await sql`insert into label_prints (order_id, user_id, impersonator_id, actor_name, created_at)
    select id, ${user_id}::integer, ${impersonator_id}::integer, ${actor_name}::text, ${at}::timestamptz from unnest(${ids}::integer[]) as id order by id`.execute(
    db,
  )
}

interface Load {
  readonly scope: Scope
  readonly couriers: readonly number[]
  /** Due in this time, by the end of the window like the load of a courier's day; all orders without it. */
  readonly due: { readonly from: Date; readonly before: Date } | undefined
  readonly limit: number
}

/** Finds the orders of couriers: waiting for them, to be delivered again, or on the way. */
export async function findLoad(db: Db, { scope, couriers, due, limit }: Load): Promise<PrintedOrder[]> {
  const { rows } = await sql<PrintedOrder>`
    select ${printed} from orders o where o.courier_id = any(${couriers}::integer[]) and ${within(scope)} and ${inStatus(CARRIED)}
      and o.archived_at is null and o.deleted_at is null
      ${due ? sql`and o.delivery_to >= ${due.from} and o.delivery_to < ${due.before}` : sql``}
    order by o.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

const CARRIED = [STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]

export interface Carrier {
  readonly id: number
  readonly name: string
  readonly organization: string
}

export async function findCarriers(db: Db, scope: Scope, ids: readonly number[]): Promise<Carrier[]> {
  return db
    .selectFrom('couriers')
    .innerJoin('organizations', 'organizations.id', 'couriers.organization_id')
    .select(['couriers.id', fullName.as('name'), 'organizations.name as organization'])
    .where('couriers.id', 'in', [...ids])
    .where(couriersWithin(scope))
    .execute()
}
