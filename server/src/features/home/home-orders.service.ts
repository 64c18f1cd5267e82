import { type Home, REJECTED_DAYS } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { OPEN_STATUSES, STATUS_IDS } from '@tracklane/contract/order-status'
import type { z } from 'zod'
import { matchingOrders } from '#features/order-filter/order-filter.service.ts'
import { rateOf } from '#features/rejected-order/rejected-order.rules.ts'
import { countRejected } from '#features/rejected-order/rejected-order.service.ts'
import type { Context } from '#platform/context.ts'
import { dayWindow } from '#platform/day.ts'
import { type HomeDays, homeDays } from './home-days.rules.ts'
import { countByDay, countByStatus, countOrders, type Event, type EventCount, type OrderCount, sumMoney } from './home-orders.queries.ts'

type Numbers = NonNullable<z.input<typeof Home>['orders']>

const MAX_REASONS = 6

/** Counts orders by filters; `homeFilters` also makes the links of the home. */
export async function orderNumbers(ctx: Context): Promise<{ orders: Numbers; counts: readonly OrderCount[] }> {
  const counted_at = ctx.platform.clock()
  const days = homeDays(counted_at, ctx.timeZone)
  const matching = (filter: OrderFilter) => matchingOrders(ctx, filter)
  const [counts, late, withoutCourier, money, events, rejected] = await Promise.all([
    countOrders(ctx.db, matching({})),
    countByStatus(ctx.db, matching(homeFilters.late())),
    countByStatus(ctx.db, matching(homeFilters.withoutCourier())),
    sumMoney(ctx.db, {
      scope: ctx.actor.scope,
      expected: matching(homeFilters.expected()),
      today: { ...dayWindow(days.today, ctx.timeZone), to: undefined },
    }),
    countEvents(ctx, days),
    countRejections(ctx, days),
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
    rejected_total: rejected.week?.rejected ?? 0,
    rejected_rate: rejected.week ? rateOf(rejected.week) : null,
    by_day: days.days.map((day, index) => ({ day, ...eventsOf(events, index), rejected: rejected.onDay(index) })),
    rejected_reasons: rejected.reasons,
    by_country: byCountry(counts),
  }
  return { orders, counts }
}

interface LogistPlace {
  readonly organization_id: number
  /** The country; null: every country. */
  readonly country_id: number | null
}

/** Sums open orders by organization, the largest number first. */
export function byOrganization(counts: readonly OrderCount[]) {
  return totalsBy(openOnes(counts), ({ organization_id }) => [organization_id]).map(
    ({ one: { organization_id, organization_name }, total }) => {
      return { organization_id, name: organization_name, total }
    },
  )
}

/** Sums open orders by country, for countries without a logist of the organization, the largest number first. */
export function withoutLogist(counts: readonly OrderCount[], places: readonly LogistPlace[]) {
  const hasLogist = (one: OrderCount) =>
    places.some((place) => place.organization_id === one.organization_id && (place.country_id ?? one.country_id) === one.country_id)
  const lost = openOnes(counts).filter((one) => !hasLogist(one))
  const totals = totalsBy(lost, ({ organization_id, country_id }) => [organization_id, country_id])
  return totals.map(({ one: { organization_id, organization_name, country_id, country_name }, total }) => {
    return { organization_id, organization: organization_name, country_id, country_name, total }
  })
}

function byCountry(counts: readonly OrderCount[]) {
  return totalsBy(openOnes(counts), ({ country_id }) => [country_id]).map(({ one: { country_id, country_name }, total }) => {
    return { country_id, country_name, total }
  })
}

function openOnes(counts: readonly OrderCount[]): OrderCount[] {
  return counts.filter(({ status_id }) => OPEN_STATUSES.includes(status_id))
}

/** Sums rows by their ids, the largest sum first and equal ones by id, with one row of each. */
function totalsBy(counts: readonly OrderCount[], idsOf: (row: OrderCount) => readonly number[]): { one: OrderCount; total: number }[] {
  const totals = new Map<string, { one: OrderCount; total: number }>()
  for (const one of counts) {
    const key = idsOf(one).join(' ')
    totals.set(key, { one, total: one.total + (totals.get(key)?.total ?? 0) })
  }
  const byIds = (first: readonly number[], second: readonly number[]) =>
    first.map((id, at) => id - (second[at] ?? 0)).find((difference) => difference !== 0) ?? 0
  return [...totals.values()]
    .filter(({ total }) => total > 0)
    .sort((first, second) => second.total - first.total || byIds(idsOf(first.one), idsOf(second.one)))
}

function countEvents(ctx: Context, { first, today, midnights }: HomeDays): Promise<EventCount[]> {
  const matching = {
    created: matchingOrders(ctx, homeFilters.created(first, today)),
    delivered: matchingOrders(ctx, homeFilters.delivered(first, today)),
  }
  return countByDay(ctx.db, { matching, midnights, scope: ctx.actor.scope })
}

function eventsOf(events: readonly EventCount[], day: number): Record<Event, number> {
  const of = (event: Event) => sum(events.filter((one) => one.event === event && one.day === day))
  return { created: of('created'), delivered: of('delivered') }
}

/** Counts rejections like the statistics: an order counts once per day, and once in the week. */
async function countRejections(ctx: Context, { days, first, today, midnights }: HomeDays) {
  const [daily, [week]] = await Promise.all([
    countRejected(ctx, homeFilters.rejected(first, today), { kinds: ['day', 'sub_status'], midnights }),
    countRejected(ctx, homeFilters.rejected(days.at(-REJECTED_DAYS) ?? first, today), { kinds: ['all'], midnights: [] }),
  ])
  const reasons = daily.flatMap(({ kind, key, name, rejected }) =>
    kind === 'sub_status' && key !== null && name !== null && rejected > 0
      ? [{ sub_status_id: key, sub_status: name, total: rejected }]
      : [],
  )
  return {
    week,
    onDay: (index: number) => daily.find(({ kind, key }) => kind === 'day' && key === index)?.rejected ?? 0,
    reasons: reasons.sort((one, other) => other.total - one.total || one.sub_status_id - other.sub_status_id).slice(0, MAX_REASONS),
  }
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
