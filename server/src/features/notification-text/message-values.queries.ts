import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { within } from '#features/order/order-scope.queries.ts'
import type { Scope } from '#platform/actor.ts'

/** The part of an order that messages use. */
export interface ToldOrder {
  readonly id: number
  readonly track: string
  readonly foreign_id: string | null
  readonly status_id: number
  readonly total: string
  readonly currency_code: string
  /** The minor digits of its currency. */
  readonly digits: number
  readonly payment_type: number | null
  readonly paid_at: Date | null
  readonly delivery_from: Date | null
  readonly delivery_to: Date | null
  readonly customer_address: string
  readonly customer_full_name: string
  readonly last_reason: string | null
  readonly courier: string | null
  readonly courier_phone: string | null
  readonly organization: string
  /** The zone of its country, for days and hours. */
  readonly time_zone: string
}

/** Finds orders of that scope in their current state; one statement for any number. */
export async function findToldOrders(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldOrder[]> {
  const { rows } =
    await sql<ToldOrder>`select o.id, o.track, o.foreign_id, o.status_id, o.total, o.currency_code, o.payment_type, o.paid_at,
      o.delivery_from, o.delivery_to, o.customer_address, o.customer_full_name,
      coalesce((select name from order_sub_statuses where id = o.last_reason_id), o.last_reason_comment) as last_reason,
      (select digits from currencies where code = o.currency_code) as digits,
      (select first_name || ' ' || last_name from couriers where id = o.courier_id) as courier,
      (select phone from couriers where id = o.courier_id) as courier_phone,
      (select name from organizations where id = o.organization_id) as organization,
      (select time_zone from countries where id = o.country_id) as time_zone
    from orders o where o.id = any(${ids}::integer[]) and ${within(scope)}`.execute(db)
  return rows
}
