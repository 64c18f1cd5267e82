import { phrase } from '@tracklane/contract/kit/phrase'
import { STATUS } from '@tracklane/contract/order-status'
import type { RejectedPeriod, RejectedQuery, RejectedRow, RejectedStatistics } from '@tracklane/contract/rejected-order'
import type { z } from 'zod'
import { listOrders } from '#features/order-list/order-list.service.ts'
import { organizationNames } from '#features/organization/organization.service.ts'
import type { Context } from '#platform/context.ts'
import { dayAfter, dayOf, daySpan } from '#platform/day.ts'
import { type Bounds, readRange } from '#platform/instant.ts'
import type { Page } from '#platform/list/paging.ts'
import { ALL_KINDS, countEntries, type Entries, type EntryCount, findExtent, findLastGuess } from './rejected-order.queries.ts'
import { statisticsOf } from './rejected-order.rules.ts'

const noCourier = phrase('order_table', 'No courier')
const noReason = phrase('rejected_order', 'No reason given')

/** Lists a page of currently rejected orders, each with the name of its organization. */
export async function listRejectedOrders(ctx: Context, query: RejectedQuery): Promise<Page<z.input<typeof RejectedRow>>> {
  const { rows, total } = await listOrders(ctx, { ...query, status_id: [STATUS.REJECTED] })
  const ids = rows.map(({ organization_id }) => organization_id)
  const names = await organizationNames(ctx, ids)
  return { rows: rows.map((row) => ({ organization: names.get(row.organization_id) ?? '', ...row })), total }
}

/** Counts the rejected and returned part of the period's attempts, by courier, country, reason and day. */
export async function rejectedStatistics(ctx: Context, filter: RejectedPeriod): Promise<RejectedStatistics> {
  const asked = entriesOf(ctx, filter)
  const [extent, lastGuess] = [await findExtent(ctx.db, asked), await findLastGuess(ctx.db, asked)]
  const words = { noCourier: ctx.translate(noCourier), noReason: ctx.translate(noReason) }
  const exact_from = lastGuess ? dayAfter(dayOf(lastGuess, ctx.timeZone), 1) : null
  if (!extent) return statisticsOf([], { days: [], exact_from }, words)
  const { days, midnights } = daySpan(dayOf(extent.first, ctx.timeZone), dayOf(extent.last, ctx.timeZone), ctx.timeZone)
  return statisticsOf(await countEntries(ctx.db, asked, { kinds: ALL_KINDS, midnights }), { days, exact_from }, words)
}

/** Counts some of these groups for given days. */
export function countRejected(ctx: Context, filter: RejectedPeriod, gathering: Parameters<typeof countEntries>[2]): Promise<EntryCount[]> {
  return countEntries(ctx.db, entriesOf(ctx, filter), gathering)
}

function entriesOf({ actor, timeZone }: Context, filter: RejectedPeriod): Entries {
  const { country_id, organization_id, courier_id } = filter
  return { scope: actor.scope, period: periodOf(filter, timeZone), country_id, organization_id, courier_id }
}

/** Returns the period; its former parameter names count where the new ones are missing. */
function periodOf(filter: RejectedPeriod, timeZone: string): Bounds {
  const { rejected_at_from: from, rejected_at_to: to } = filter
  if (from !== undefined || to !== undefined) return readRange('rejected_at', { from, to }, timeZone)
  return readRange('status_changed_at', { from: filter.status_changed_at_from, to: filter.status_changed_at_to }, timeZone)
}
