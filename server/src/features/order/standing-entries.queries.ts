import { STATUS } from '@tracklane/contract/order-status'
import { type RawBuilder, sql } from 'kysely'
import type { Bounds } from '#platform/instant.ts'
import { withinBounds } from '#platform/list/narrowing.ts'
import type { OrderCondition } from './order-scope.queries.ts'

/** Statuses whose entries are counted. */
export const ENTERED = [STATUS.REJECTED, STATUS.DELIVERED, STATUS.PICKED_UP, STATUS.RETURNED] as const

/** The condition for an entry of `order_status_log l` into one of them. */
export const isEntry: OrderCondition = sql`l.status_to in (${sql.join(ENTERED.map((status) => sql.lit(status)))}) and l.status_from <> l.status_to`

/** The condition for an entry that was not taken back, equal to that of its index. */
export const isStanding: OrderCondition = sql`${isEntry} and not l.taken_back`

/** The courier of the entry `l` of `orders o`; the order's current courier for an entry that is not read yet. */
export const courierOfEntry: RawBuilder<number | null> = sql`case when l.moment_source is null then o.courier_id else l.courier_id end`

export function enteredWithin(bounds: Bounds): OrderCondition[] {
  return withinBounds(sql`l.created_at`, bounds)
}
