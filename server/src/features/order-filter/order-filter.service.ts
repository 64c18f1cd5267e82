import type { OrderFilter } from '@tracklane/contract/order-filter'
import { mayRestore } from '#features/order/order.rules.ts'
import type { Context } from '#platform/context.ts'
import { readRange } from '#platform/instant.ts'
import { type Matching, matching, type Narrowing, type RangeColumn } from './order-filter.queries.ts'

/** What a filter means for this person. */
export function matchingOrders(ctx: Context, filter: OrderFilter): Matching {
  const { actor } = ctx
  return matching(filter.deleted && !mayRestore(actor) ? { kind: 'none' } : actor.scope, narrowingOf(ctx, filter))
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
    late: filter.late === undefined ? undefined : { isLate: filter.late, now: ctx.platform.clock() },
  }
}
