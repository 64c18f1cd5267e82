import type { OrderFilter } from '@tracklane/contract/order'
import type { Actor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { readRange } from './instant.ts'
import { conditionOf, hasTrigram } from './order-filter.queries.ts'
import { type OrderCondition, within } from './order-scope.queries.ts'

export type { OrderCondition }

/** The roles that may bring a deleted order back are the only ones that see it. */
export function mayRestore(actor: Actor): boolean {
  return actor.kind === 'user' && ['admin', 'organization_admin', 'logist'].includes(actor.role)
}

/** True where few orders match and an index finds them: a text that has trigrams, or what one courier carries. */
export function isNarrow({ actor }: Context, { search }: OrderFilter): boolean {
  return actor.scope.kind === 'courier' || (search !== undefined && hasTrigram(search))
}

/** What a filter means for this person, as a condition on `orders o`: scope, archived and deleted included. */
export function matchingOrders(ctx: Context, filter: OrderFilter): OrderCondition {
  const range = (field: 'created_at' | 'delivery_date' | 'delivered_at' | 'status_changed_at') =>
    readRange(field, { from: filter[`${field}_from`], to: filter[`${field}_to`] }, ctx.timeZone)
  const { id, status_id, sub_status_id, courier_id, country_id, organization_id, payment_type } = filter
  const isDeletedAsked = filter.deleted ?? false
  const scope = isDeletedAsked && !mayRestore(ctx.actor) ? within({ kind: 'none' }) : within(ctx.actor.scope)
  return conditionOf(scope, {
    search: filter.search,
    ids: { id, status_id, sub_status_id, courier_id, country_id, organization_id, payment_type },
    texts: { track: filter.track, currency_code: filter.currency_code },
    set: { paid_at: filter.paid, archived_at: filter.archived ?? false, deleted_at: isDeletedAsked },
    ranges: {
      created_at: range('created_at'),
      delivery_date: range('delivery_date'),
      delivered_at: range('delivered_at'),
      status_changed_at: range('status_changed_at'),
    },
    total: { from: filter.total_from, to: filter.total_to },
  })
}
