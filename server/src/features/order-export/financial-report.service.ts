import type { FileAnswer } from '@tracklane/contract/kit/file'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { FinancialReport } from '@tracklane/contract/order-export'
import { MONEY_WORDS } from '@tracklane/contract/order-money'
import { onReplica } from '#db/shared-connection.ts'
import { matchingOrders } from '#features/order-filter/order-filter.service.ts'
import type { Context } from '#platform/context.ts'
import { clockText, dayOf } from '#platform/day.ts'
import { fileInTurn } from '#platform/in-turn.ts'
import { type Bounds, readRange } from '#platform/instant.ts'
import { hasRecentRequests } from '#platform/recent-requests.ts'
import { rowsText } from '#platform/sheet/rows-text.rules.ts'
import type { CellKind, Sheet } from '#platform/sheet/sheet.ts'
import { streamSheet } from '#platform/sheet/stream-sheet.ts'
import { exportTurns } from './export-turn.ts'
import { findReport, type ReportRow } from './financial-report.queries.ts'
import { paymentWords } from './order-columns.rules.ts'

/**
 * Exports the value of orders and the paid part as a file, from one statement. With a period it covers the orders paid in it; current sums
 * are marked as such.
 */
export function exportFinances(ctx: Context, { format, filters }: FinancialReport, gone: AbortSignal): Promise<FileAnswer> {
  return fileInTurn(ctx, { turns: exportTurns, gone }, async () => {
    const { paid_at_from, paid_at_to, ...narrowing } = filters
    const paid = readRange('paid_at', { from: paid_at_from, to: paid_at_to }, ctx.timeZone)
    const matching = matchingOrders(ctx, { archived: 'any', ...narrowing, deleted: false })
    const rows = await onReplica(ctx.db, (db) => findReport(db, matching, paid))
    const period = periodText(ctx, paid)
    const name = [ctx.translate(phrase('export', 'Financial report')), period, momentText(ctx)].filter(Boolean).join(' ')
    const columns = columnsOf(ctx, rows, period !== '')
    const sheet: Sheet = { format, name, timeZone: ctx.timeZone, columns, cells: columns.length, notes: notesOf(ctx, period) }
    const content = streamSheet(sheet, { batches: batchOf(ctx, rows), hasOthers: () => hasRecentRequests(ctx.platform) }, gone)
    return { type: format, name, rows: rows.length, content }
  })
}

const AMOUNTS = ['order_price', 'delivery_price', 'total', ...MONEY_WORDS] as const
const CURRENCY_AT = 1
const TEXT: CellKind = { kind: 'text' }

const DAY_BEFORE = 1

/** Writes “2026-03-01 – 2026-03-31” in the person's zone; empty for all time. */
function periodText({ timeZone, translate }: Context, { from, to, before }: Bounds): string {
  const [first, last] = [
    from && dayOf(from, timeZone),
    to ? dayOf(to, timeZone) : before && dayOf(new Date(before.getTime() - DAY_BEFORE), timeZone),
  ]
  if (first && last) return first === last ? first : `${first} – ${last}`
  if (first) return translate(phrase('export', 'from {day}', { day: first }))
  return last ? translate(phrase('export', 'until {day}', { day: last })) : ''
}

/** Writes “2026-04-02 10.15”: no colon, since some systems do not allow it in file names. */
function momentText({ platform, timeZone }: Context): string {
  const now = platform.clock()
  return `${dayOf(now, timeZone)} ${clockText(now, timeZone).slice(-5).replace(':', '.')}`
}

function notesOf({ platform, timeZone, translate }: Context, period: string): NonNullable<Sheet['notes']> {
  const name = translate(phrase('export', 'Period'))
  const moment = platform.clock()
  return {
    name,
    moment,
    rows: [
      [name, period || translate(phrase('export', 'All time'))],
      [translate(phrase('export', 'As of')), `${clockText(moment, timeZone)} ${timeZone}`],
    ],
  }
}

function columnsOf(ctx: Context, rows: readonly ReportRow[], isPeriod: boolean): Sheet['columns'] {
  const digits = Object.fromEntries(rows.map((row) => [row.currency_code, row.digits]))
  const amount: CellKind = { kind: 'amount', currencyAt: CURRENCY_AT, digits }
  const naming = [
    { head: ctx.translate(phrase('order', 'Country')), width: 20, cell: TEXT },
    { head: ctx.translate(phrase('order', 'Currency')), width: 10, cell: TEXT },
    { head: ctx.translate(phrase('order', 'Courier')), width: 26, cell: TEXT },
    { head: ctx.translate(phrase('order', 'Payment')), width: 12, cell: TEXT },
    { head: ctx.translate(phrase('export', 'Orders')), width: 10, cell: { kind: 'number' } as const },
  ]
  const amounts = amountHeads(ctx, isPeriod).map((head) => ({ head, width: 16, cell: amount }))
  return [...naming, ...amounts].map((column, at) => ({ ...column, at }))
}

function amountHeads({ translate }: Context, isPeriod: boolean): string[] {
  const [expected, outstanding] = isPeriod
    ? [phrase('export', 'Expected (as of now)'), phrase('export', 'Outstanding (as of now)')]
    : [phrase('export', 'Expected'), phrase('export', 'Outstanding')]
  return [
    translate(phrase('order', 'Goods')),
    translate(phrase('order', 'Delivery price')),
    translate(phrase('order', 'Total')),
    translate(expected),
    translate(outstanding),
    translate(phrase('export', 'Collected')),
    translate(phrase('export', 'Prepaid')),
  ]
}

async function* batchOf(ctx: Context, rows: readonly ReportRow[]): AsyncGenerator<string> {
  const payments = paymentWords(ctx.translate)
  const [total, nobody] = [ctx.translate(phrase('order', 'Total')), ctx.translate(phrase('export', 'No courier'))]
  const named = ({ country, currency_code, courier, payment_type }: ReportRow) =>
    country === null
      ? [total, currency_code, null, null]
      : [country, currency_code, courier ?? nobody, payments[String(payment_type ?? '')]]
  const cells = (row: ReportRow) => [...named(row), row.orders, ...AMOUNTS.map((amount) => row[amount])]
  yield rowsText(rows.map((row) => cells(row).map((cell) => String(cell ?? ''))))
}
