import type { Home } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { ENDED_STATUSES, OPEN_STATUSES, STATUS, STATUS_IDS } from '@tracklane/contract/order-status'
import type { z } from 'zod'
import { matchingOrders } from '#features/order-filter/order-filter.service.ts'
import type { Context } from '#platform/context.ts'
import { dayWindow } from '#platform/day.ts'
import { type HomeDays, homeDays } from './home-days.rules.ts'
import { countByDay, countByStatus, countOrders, type Event, type EventCount, type OrderCount, sumMoney } from './home-orders.queries.ts'

type Numbers = NonNullable<z.input<typeof Home>['orders']>

const MAX_REASONS = 6

/** Counts orders, each number by its filter: `homeFilters` also makes the links of the home. */
export async function orderNumbers(ctx: Context): Promise<{ orders: Numbers; counts: readonly OrderCount[] }> {
  const counted_at = ctx.platform.clock()
  const days = homeDays(counted_at, ctx.timeZone)
  const matching = (filter: OrderFilter) => matchingOrders(ctx, filter)
  const [counts, late, withoutCourier, money, events] = await Promise.all([
    countOrders(ctx.db, matching({})),
    countByStatus(ctx.db, matching(homeFilters.late())),
    countByStatus(ctx.db, matching(homeFilters.withoutCourier())),
    sumMoney(ctx.db, {
      scope: ctx.actor.scope,
      expected: matching(homeFilters.expected()),
      today: { ...dayWindow(days.today, ctx.timeZone), to: undefined },
    }),
    countEvents(ctx, days),
  ])
  const orders = {
    counted_at,
    by_status: STATUS_IDS.map((status_id) => ({
      status_id,
      total: totalOf(counts, [status_id]),
      late: late.get(status_id) ?? 0,
      without_courier: withoutCourier.get(status_id) ?? 0,
    })),
    late: sumOf(late),
    without_courier: sumOf(withoutCourier),
    ...money,
    rejected_rate: rejectedRate(counts),
    by_day: days.days.map((day, index) => ({ day, ...eventsOf(events, index) })),
    rejected_reasons: reasonsOf(events),
    by_country: byCountry(counts),
  }
  return { orders, counts }
}

/** Open orders by organization, the one with the most first. */
export function byOrganization(counts: readonly OrderCount[]) {
  return totalsBy(openOnes(counts), ({ organization_id }) => organization_id).map(
    ({ one: { organization_id, organization_name }, total }) => {
      return { organization_id, name: organization_name, total }
    },
  )
}

function byCountry(counts: readonly OrderCount[]) {
  return totalsBy(openOnes(counts), ({ country_id }) => country_id).map(({ one: { country_id, country_name }, total }) => {
    return { country_id, country_name, total }
  })
}

function openOnes(counts: readonly OrderCount[]): OrderCount[] {
  return counts.filter(({ status_id }) => OPEN_STATUSES.includes(status_id))
}

/** The sums of what has the same key, the greatest first, with one row of each. */
function totalsBy<Row extends { readonly total: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
): { one: Row; total: number }[] {
  const totals = new Map<number, { one: Row; total: number }>()
  for (const one of rows) totals.set(keyOf(one), { one, total: one.total + (totals.get(keyOf(one))?.total ?? 0) })
  return [...totals.values()].filter(({ total }) => total > 0).sort((first, second) => second.total - first.total)
}

function countEvents(ctx: Context, { first, today, midnights }: HomeDays): Promise<EventCount[]> {
  const matching = {
    created: matchingOrders(ctx, homeFilters.created(first, today)),
    delivered: matchingOrders(ctx, homeFilters.delivered(first, today)),
    rejected: matchingOrders(ctx, homeFilters.rejected(first, today)),
  }
  return countByDay(ctx.db, { matching, midnights, scope: ctx.actor.scope })
}

function eventsOf(events: readonly EventCount[], day: number): Record<Event, number> {
  const of = (event: Event) => sum(events.filter((one) => one.event === event && one.day === day))
  return { created: of('created'), delivered: of('delivered'), rejected: of('rejected') }
}

function reasonsOf(events: readonly EventCount[]): Numbers['rejected_reasons'] {
  const reasons = totalsBy(events, ({ sub_status_id }) => sub_status_id ?? 0).flatMap(({ one: { sub_status_id, sub_status }, total }) => {
    return sub_status_id && sub_status ? [{ sub_status_id, sub_status, total }] : []
  })
  return reasons.slice(0, MAX_REASONS)
}

function rejectedRate(counts: readonly OrderCount[]): number | null {
  const ended = totalOf(counts, ENDED_STATUSES)
  return ended === 0 ? null : totalOf(counts, [STATUS.REJECTED]) / ended
}

function totalOf(counts: readonly OrderCount[], statuses: readonly number[]): number {
  return sum(counts.filter(({ status_id }) => statuses.includes(status_id)))
}

function sumOf(byStatus: ReadonlyMap<number, number>): number {
  return [...byStatus.values()].reduce((total, one) => total + one, 0)
}

function sum(rows: readonly { readonly total: number }[]): number {
  return rows.reduce((total, row) => total + row.total, 0)
}
