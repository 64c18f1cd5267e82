import { folded } from '@tracklane/contract/kit/word-search'
import { type FoundCode, mustBeGone, type OrderFilter } from '@tracklane/contract/order-filter'
import { STATUS } from '@tracklane/contract/order-status'
import { mayRestore } from '#features/order/order.rules.ts'
import type { Context } from '#platform/context.ts'
import { readRange } from '#platform/instant.ts'
import { oneSignAway } from './one-sign-away.rules.ts'
import { findOrdersOfCodes, type Matching, matching, type Narrowing, type OrderOfCodes, type RangeColumn } from './order-filter.queries.ts'
import { findIdText } from './order-sort.queries.ts'
import { sortingOf } from './order-sort.rules.ts'

/** Returns the condition of a filter for this person. */
export function matchingOrders(ctx: Context, filter: OrderFilter): Matching {
  const { actor } = ctx
  if (mayRestore(actor)) return matching(actor.scope, narrowingOf(ctx, filter))
  // A person who may not see deleted orders gets none: with this filter nothing is found, without it all visible orders.
  return matching(filter.deleted === true ? { kind: 'none' } : actor.scope, narrowingOf(ctx, { ...filter, deleted: false }))
}

/** Returns the ids of all matching orders, in the order of the list. */
export async function allMatchingIds(ctx: Context, filter: OrderFilter, sort: string | undefined): Promise<string[]> {
  const text = await findIdText(ctx.db, matchingOrders(ctx, filter), sortingOf(sort))
  return text === '' ? [] : text.split(',')
}

/** The largest number of codes without an order for which a similar one is searched. */
const MOST_NEAREST = 3

/** Finds orders by these codes for this person; deleted orders only for people who may restore them. */
export async function findCodes(ctx: Context, codes: readonly string[]): Promise<FoundCode[]> {
  const asked = [...new Set(codes)].filter((code) => folded(code) !== '')
  const known = await ordersByCode(ctx, asked.map(folded))
  const missing = asked.filter((code) => !known.has(folded(code))).slice(0, MOST_NEAREST)
  const near = await ordersByCode(ctx, [...new Set(missing.flatMap((code) => oneSignAway(folded(code))))])
  return asked.flatMap((code): FoundCode[] => {
    const order = known.get(folded(code))
    if (order) return [{ code, track: order.track, archived: order.archived, deleted: order.deleted, nearest: null }]
    const nearest = missing.includes(code) ? nearestOf(oneSignAway(folded(code)), near) : undefined
    return nearest ? [{ code, track: null, archived: false, deleted: false, nearest }] : []
  })
}

/** Returns the first of these folded codes that an order has, in its written form. */
function nearestOf(codes: readonly string[], orders: ReadonlyMap<string, OrderOfCodes>): string | undefined {
  for (const code of codes) {
    const order = orders.get(code)
    if (order) return (order.codes[0] === code ? order.track : order.foreign_id) ?? undefined
  }
  return undefined
}

/** Returns orders by folded code; of several with one code the most visible. */
async function ordersByCode({ db, actor }: Context, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, OrderOfCodes>()
  const orders = await findOrdersOfCodes(db, { scope: actor.scope, withDeleted: mayRestore(actor), codes })
  return new Map(orders.toReversed().flatMap((order) => order.codes.map((code) => [code, order] as const)))
}

/** Folds the codes; undefined: no codes are asked for. A code without visible characters matches nothing. */
function codesOf(codes: readonly string[] = []): string[] | undefined {
  return codes.length > 0 ? codes.map(folded).filter((code) => code !== '') : undefined
}

function narrowingOf(ctx: Context, filter: OrderFilter): Narrowing {
  const range = (field: RangeColumn) => readRange(field, { from: filter[`${field}_from`], to: filter[`${field}_to`] }, ctx.timeZone)
  const entered = (field: string, given: { from: string | undefined; to: string | undefined }) =>
    given.from === undefined && given.to === undefined ? undefined : readRange(field, given, ctx.timeZone)
  const { id, status_id, sub_status_id, country_id, organization_id, payment_type } = filter
  return {
    search: filter.search,
    ids: { id, status_id, sub_status_id, country_id, organization_id, payment_type },
    couriers: filter.courier_id,
    texts: {
      track: filter.track,
      foreign_id: filter.foreign_id,
      currency_code: filter.currency_code,
      postcode: filter.postcode,
      town: filter.town,
    },
    codes: codesOf(filter.code),
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
    entered: {
      [STATUS.REJECTED]: entered('rejected_at', { from: filter.rejected_at_from, to: filter.rejected_at_to }),
      [STATUS.RETURNED]: entered('returned_at', { from: filter.returned_at_from, to: filter.returned_at_to }),
    },
    total: { from: filter.total_from, to: filter.total_to },
    isLabelPrinted: filter.label_printed,
    late: filter.late === undefined ? undefined : { isLate: filter.late, now: ctx.platform.clock() },
  }
}
