import type { OrderFilter } from '@tracklane/contract/order-filter'
import { type OrderCondition, within } from '#features/order/order-scope.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { readRange } from '#platform/instant.ts'
import { conditionOf, hasTrigram, type Narrowing, type RangeColumn, tallyConditionOf } from './order-filter.queries.ts'

export { flowOfOrder } from '#features/order/order-scope.queries.ts'
export { countableOrders } from './order-tally.queries.ts'

/** The roles that may bring a deleted order back are the only ones that see it. */
export function mayRestore(actor: Actor): boolean {
  return actor.kind === 'user' && ['admin', 'organization_admin', 'logist'].includes(actor.role)
}

/** How the orders a person asks for are found and counted. */
export interface Matching {
  /** On `orders o`: scope, archived and deleted included. */
  readonly condition: OrderCondition
  /** The same on the tallies, which count without a look at the orders; undefined where the filter asks for more than they know. */
  readonly tallied: OrderCondition | undefined
  /** Few orders match and an index finds them: by a text that has trigrams, or as what one courier carries. */
  readonly isNarrow: boolean
}

/** What a filter means for this person. */
export function matchingOrders(ctx: Context, filter: OrderFilter): Matching {
  const { actor } = ctx
  const narrowing = narrowingOf(ctx, filter)
  const scope = filter.deleted && !mayRestore(actor) ? within({ kind: 'none' }) : within(actor.scope)
  const isCourier = actor.scope.kind === 'courier'
  return {
    condition: conditionOf(scope, narrowing),
    tallied: isCourier ? undefined : tallyConditionOf(scope, narrowing),
    isNarrow: isCourier || (filter.search !== undefined && hasTrigram(filter.search)),
  }
}

function narrowingOf(ctx: Context, filter: OrderFilter): Narrowing {
  const range = (field: RangeColumn) => readRange(field, { from: filter[`${field}_from`], to: filter[`${field}_to`] }, ctx.timeZone)
  const { id, status_id, sub_status_id, courier_id, country_id, organization_id, payment_type } = filter
  return {
    search: filter.search,
    ids: { id, status_id, sub_status_id, courier_id, country_id, organization_id, payment_type },
    texts: { track: filter.track, currency_code: filter.currency_code },
    set: { paid_at: filter.paid, archived_at: filter.archived ?? false, deleted_at: filter.deleted ?? false },
    ranges: {
      created_at: range('created_at'),
      delivery_date: range('delivery_date'),
      delivered_at: range('delivered_at'),
      status_changed_at: range('status_changed_at'),
      paid_at: range('paid_at'),
    },
    total: { from: filter.total_from, to: filter.total_to },
  }
}
