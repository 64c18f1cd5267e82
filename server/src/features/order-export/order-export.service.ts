import { setImmediate } from 'node:timers/promises'
import type { FileAnswer } from '@tracklane/contract/kit/file'
import { phrase } from '@tracklane/contract/kit/phrase'
import { type ExportColumn, type OrderExport, SPECIFIED_COLUMNS } from '@tracklane/contract/order-export'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { onReplica } from '#db/shared-connection.ts'
import { allMatchingIds, matchingOrders } from '#features/order-filter/order-filter.service.ts'
import type { Context, Platform } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import { invalid, notOffered } from '#platform/errors.ts'
import { fileInTurn } from '#platform/in-turn.ts'
import { hasRecentRequests } from '#platform/recent-requests.ts'
import { streamSheet } from '#platform/sheet/stream-sheet.ts'
import { warmWriter } from '#platform/sheet/writer-thread.ts'
import { sheetRefusal } from './export-limit.rules.ts'
import { exportTurns } from './export-turn.ts'
import { sheetColumns } from './order-columns.rules.ts'
import { cellsRead, findNames, findRowsText } from './order-export.queries.ts'

const ADMIN_COLUMNS: readonly ExportColumn[] = ['organization', ...SPECIFIED_COLUMNS]

/** Exports orders as a file: reads their ids first, in the order of the list, then the rows while the file is written. */
export async function exportOrders(ctx: Context, wish: OrderExport, gone: AbortSignal): Promise<FileAnswer> {
  if (wish.columns?.includes('organization')) throw invalid({ columns: notOffered })
  return exportColumns(ctx, { ...wish, columns: wish.columns ?? SPECIFIED_COLUMNS }, gone)
}

/** Exports orders with the name of their organization. */
export async function exportAllOrders(ctx: Context, wish: OrderExport, gone: AbortSignal): Promise<FileAnswer> {
  return exportColumns(ctx, { ...wish, columns: wish.columns ?? ADMIN_COLUMNS }, gone)
}

interface Wish extends Omit<OrderExport, 'columns'> {
  readonly columns: readonly ExportColumn[]
}

function exportColumns(ctx: Context, wish: Wish, gone: AbortSignal): Promise<FileAnswer> {
  return fileInTurn(ctx, { turns: exportTurns, gone }, async () => {
    warmWriter()
    const filter = filterOf(wish)
    const ids = await findIds(ctx, filter, wish)
    const name = `${ctx.translate(phrase('order_table', 'Orders'))} ${dayOf(ctx.platform.clock(), ctx.timeZone)}`
    const { format, columns } = wish
    const read = cellsRead(columns)
    const shown = sheetColumns(columns, ctx, await onReplica(ctx.db, findNames))
    const sheet = { format, name, timeZone: ctx.timeZone, columns: shown, cells: read.length }
    const content = streamSheet(
      sheet,
      { batches: rowsOf(ctx, filter, { ids, columns: read }), hasOthers: () => hasRecentRequests(ctx.platform) },
      gone,
    )
    return { type: format, name, rows: ids.length, content }
  })
}

/** Returns the filter of the export: orders chosen one by one are exported in any status. */
function filterOf({ filters, order_ids }: Wish): OrderFilter {
  return order_ids ? { id: order_ids, archived: 'any', deleted: 'any' } : filters
}

async function findIds(ctx: Context, filter: OrderFilter, { filters, order_ids, format }: Wish): Promise<string[]> {
  const ids = await onReplica(ctx.db, (db) => allMatchingIds({ ...ctx, db }, filter, filters.sort))
  if (order_ids && ids.length < new Set(order_ids).size) throw invalid({ order_ids: notOffered })
  const refusal = sheetRefusal(format, ids.length)
  if (refusal) throw invalid({ format: refusal })
  return ids
}

/**
 * The first rows come soon, because a person waits; the rest in batches between other requests, small ones where one connection serves all.
 */
const FIRST_BATCH = 100
const BATCH = { embedded: 100, own: 500 } as const
/** Milliseconds: a person who loses the right to see the orders gets no more rows after this time. */
const CONFIRM_EVERY = 1_000

interface Rows {
  readonly ids: readonly string[]
  readonly columns: readonly ExportColumn[]
}

async function* rowsOf(ctx: Context, filter: OrderFilter, { ids, columns }: Rows): AsyncGenerator<string> {
  const matching = matchingOrders(ctx, filter)
  let confirmed = performance.now()
  for (let from = 0, to = FIRST_BATCH; from < ids.length; from = to, to += sizeOfBatch(ctx.platform)) {
    if (performance.now() - confirmed > CONFIRM_EVERY) {
      await ctx.confirm(ctx.db)
      confirmed = performance.now()
    }
    const part = ids.slice(from, to).join(',')
    yield await onReplica(ctx.db, (db) => findRowsText(db, matching, columns, part))
    await setImmediate() // requests that came meanwhile run before the next rows
  }
}

function sizeOfBatch({ config }: Platform): number {
  return config.databaseUrl ? BATCH.own : BATCH.embedded
}
