import { phrase } from '@tracklane/contract/kit/phrase'
import { STATUS } from '@tracklane/contract/order-status'
import type { RejectedPeriod, RejectedQuery, RejectedRow, RejectedStatistics } from '@tracklane/contract/rejected-order'
import type { z } from 'zod'
import { listOrders } from '#features/order-list/order-list.service.ts'
import { organizationNames } from '#features/organization/organization.service.ts'
import type { Context } from '#platform/context.ts'
import { dayOf, daySpan } from '#platform/day.ts'
import { readRange } from '#platform/instant.ts'
import type { Page } from '#platform/list/paging.ts'
import { countEnded, type Ended, findExtent } from './rejected-order.queries.ts'
import { statisticsOf } from './rejected-order.rules.ts'

const noCourier = phrase('order_table', 'No courier')
const noReason = phrase('rejected_order', 'No reason given')

/** A page of what is rejected now, each with the name of its organization. */
export async function listRejectedOrders(ctx: Context, query: RejectedQuery): Promise<Page<z.input<typeof RejectedRow>>> {
  const { rows, total } = await listOrders(ctx, { ...query, status_id: [STATUS.REJECTED] })
  const ids = rows.map(({ organization_id }) => organization_id)
  const names = await organizationNames(ctx, ids)
  return { rows: rows.map((row) => ({ organization: names.get(row.organization_id) ?? '', ...row })), total }
}

/** How much of what came to an end in the period was rejected or sent back: by courier, country, reason and day. */
export async function rejectedStatistics(ctx: Context, filter: RejectedPeriod): Promise<RejectedStatistics> {
  const ended = endedOf(ctx, filter)
  const extent = await findExtent(ctx.db, ended)
  const words = { noCourier: ctx.translate(noCourier), noReason: ctx.translate(noReason) }
  if (!extent) return statisticsOf([], [], words)
  const { days, midnights } = daySpan(dayOf(extent.first, ctx.timeZone), dayOf(extent.last, ctx.timeZone), ctx.timeZone)
  return statisticsOf(await countEnded(ctx.db, ended, midnights), days, words)
}

function endedOf({ actor, timeZone }: Context, filter: RejectedPeriod): Ended {
  const { country_id, organization_id, courier_id, status_changed_at_from: from, status_changed_at_to: to } = filter
  return { scope: actor.scope, period: readRange('status_changed_at', { from, to }, timeZone), country_id, organization_id, courier_id }
}
