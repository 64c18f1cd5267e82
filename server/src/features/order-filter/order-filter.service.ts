import { type FoundTrack, mustBeGone, type OrderFilter } from '@tracklane/contract/order-filter'
import { mayRestore } from '#features/order/order.rules.ts'
import type { Context } from '#platform/context.ts'
import { readRange } from '#platform/instant.ts'
import { findOrdersOfTracks, type Matching, matching, type Narrowing, type RangeColumn } from './order-filter.queries.ts'
import { findIdText } from './order-sort.queries.ts'
import { sortingOf } from './order-sort.rules.ts'

/** The condition of a filter for this person. */
export function matchingOrders(ctx: Context, filter: OrderFilter): Matching {
  const { actor } = ctx
  if (mayRestore(actor)) return matching(actor.scope, narrowingOf(ctx, filter))
  // A person who does not see deleted orders gets none of them: the filter finds nothing, or all that are there for them.
  return matching(filter.deleted === true ? { kind: 'none' } : actor.scope, narrowingOf(ctx, { ...filter, deleted: false }))
}

/** The ids of all orders that match, in the order of the list. */
export async function allMatchingIds(ctx: Context, filter: OrderFilter, sort: string | undefined): Promise<string[]> {
  const text = await findIdText(ctx.db, matchingOrders(ctx, filter), sortingOf(sort))
  return text === '' ? [] : text.split(',')
}

/** Those of these track numbers that there are for this person; a deleted order is there for who may restore it. */
export function findTracks({ db, actor }: Context, tracks: readonly string[]): Promise<FoundTrack[]> {
  return findOrdersOfTracks(db, { scope: actor.scope, tracks, withDeleted: mayRestore(actor) })
}

function narrowingOf(ctx: Context, filter: OrderFilter): Narrowing {
  const range = (field: RangeColumn) => readRange(field, { from: filter[`${field}_from`], to: filter[`${field}_to`] }, ctx.timeZone)
  const { id, status_id, sub_status_id, courier_id, country_id, organization_id, payment_type } = filter
  return {
    search: filter.search,
    ids: { id, status_id, sub_status_id, courier_id, country_id, organization_id, payment_type },
    texts: { track: filter.track, currency_code: filter.currency_code },
    set: {
      paid_at: filter.paid,
      archived_at: mustBeGone(filter.archived),
      deleted_at: mustBeGone(filter.deleted),
      courier_id: filter.has_courier,
      sub_status_id: filter.has_sub_status,
    },
    ranges: {
      created_at: range('created_at'),
      delivery_date: range('delivery_date'),
      delivered_at: range('delivered_at'),
      status_changed_at: range('status_changed_at'),
      paid_at: range('paid_at'),
    },
    total: { from: filter.total_from, to: filter.total_to },
    isLabelPrinted: filter.label_printed,
    late: filter.late === undefined ? undefined : { isLate: filter.late, now: ctx.platform.clock() },
  }
}
