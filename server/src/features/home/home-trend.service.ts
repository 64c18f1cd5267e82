import { type HomeTrendDay, TREND_DAYS } from '@tracklane/contract/home'
import { matchingOrders } from '#features/order-filter/order-filter.service.ts'
import type { Context } from '#platform/context.ts'
import { readRange } from '#platform/instant.ts'
import { homeDays } from './home-days.rules.ts'
import { type Collected, findStandings, type Standing, sumCollected } from './home-trend.queries.ts'

/** Returns the home's numbers of the last days: at the end of each day, for today until now. */
export async function orderTrend(ctx: Context): Promise<HomeTrendDay[]> {
  const now = ctx.platform.clock()
  const { days, today, midnights } = homeDays(now, ctx.timeZone)
  const shown = days.slice(-TREND_DAYS)
  const [first = today] = shown
  const beginnings = midnights.slice(-TREND_DAYS - 1, -1)
  const ends = [...beginnings.slice(1), now]
  const { scope } = ctx.actor
  const paid = readRange('paid_at', { from: first, to: today }, ctx.timeZone)
  const [standings, collected] = await Promise.all([
    findStandings(ctx.db, { scope, live: matchingOrders(ctx, {}), archived: matchingOrders(ctx, { archived: true }), moments: ends }),
    sumCollected(ctx.db, { scope, paid, moments: beginnings }),
  ])
  return shown.map((day, index) => ({
    day,
    ...standingOf(standings.filter(({ moment }) => moment === index)),
    collected: sums(collected.filter(({ moment }) => moment === index)),
  }))
}

function standingOf(standings: readonly Standing[]): Omit<HomeTrendDay, 'day' | 'collected'> {
  return {
    late: standings.reduce((total, { late }) => total + late, 0),
    without_courier: standings.reduce((total, { without_courier }) => total + without_courier, 0),
    expected: sums(standings.map(({ currency_code, expected }) => ({ currency_code, total: expected }))),
    outstanding: sums(standings.map(({ currency_code, outstanding }) => ({ currency_code, total: outstanding }))),
  }
}

function sums(rows: readonly { readonly currency_code: string; readonly total: Collected['total'] | null }[]) {
  return rows.flatMap(({ currency_code, total }) => (total === null ? [] : [{ currency_code, total }]))
}
