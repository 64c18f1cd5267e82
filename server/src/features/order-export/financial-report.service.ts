import type { FileAnswer } from '@tracklane/contract/kit/file'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { FinancialReport } from '@tracklane/contract/order-export'
import { MONEY_WORDS } from '@tracklane/contract/order-money'
import { matchingOrders } from '#features/order-filter/order-filter.service.ts'
import type { Context } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import { fileInTurn } from '#platform/in-turn.ts'
import { readRange } from '#platform/instant.ts'
import { hasOthers } from '#platform/others.ts'
import { rowsText } from '#platform/sheet/rows-text.rules.ts'
import type { CellKind, Sheet } from '#platform/sheet/sheet.ts'
import { streamSheet } from '#platform/sheet/stream-sheet.ts'
import { exportTurns } from './export-turn.ts'
import { findReport, type ReportRow } from './financial-report.queries.ts'
import { paymentWords } from './order-columns.rules.ts'

/** The worth of orders and the part of it that was paid, as a file, from one statement. */
export function exportFinances(ctx: Context, { format, filters }: FinancialReport, gone: AbortSignal): Promise<FileAnswer> {
  return fileInTurn(ctx, { turns: exportTurns, gone }, async () => {
    const { paid_at_from, paid_at_to, ...narrowing } = filters
    const paid = readRange('paid_at', { from: paid_at_from, to: paid_at_to }, ctx.timeZone)
    const rows = await findReport(ctx.db, matchingOrders(ctx, { archived: 'any', ...narrowing, deleted: false }), paid)
    const name = `${ctx.translate(phrase('export', 'Financial report'))} ${dayOf(ctx.platform.clock(), ctx.timeZone)}`
    const columns = columnsOf(ctx, rows)
    const sheet: Sheet = { format, name, timeZone: ctx.timeZone, columns, cells: columns.length }
    const content = streamSheet(sheet, { batches: batchOf(ctx, rows), hasOthers: () => hasOthers(ctx.platform) }, gone)
    return { type: format, name, rows: rows.length, content }
  })
}

const AMOUNTS = ['order_price', 'delivery_price', 'total', ...MONEY_WORDS] as const
const CURRENCY_AT = 1
const TEXT: CellKind = { kind: 'text' }

function columnsOf(ctx: Context, rows: readonly ReportRow[]): Sheet['columns'] {
  const digits = Object.fromEntries(rows.map((row) => [row.currency_code, row.digits]))
  const amount: CellKind = { kind: 'amount', currencyAt: CURRENCY_AT, digits }
  const naming = [
    { head: ctx.translate(phrase('order', 'Country')), width: 20, cell: TEXT },
    { head: ctx.translate(phrase('order', 'Currency')), width: 10, cell: TEXT },
    { head: ctx.translate(phrase('order', 'Courier')), width: 26, cell: TEXT },
    { head: ctx.translate(phrase('order', 'Payment')), width: 12, cell: TEXT },
    { head: ctx.translate(phrase('export', 'Orders')), width: 10, cell: { kind: 'number' } as const },
  ]
  const amounts = amountHeads(ctx).map((head) => ({ head, width: 16, cell: amount }))
  return [...naming, ...amounts].map((column, at) => ({ ...column, at }))
}

function amountHeads({ translate }: Context): string[] {
  return [
    translate(phrase('order', 'Goods')),
    translate(phrase('order', 'Delivery price')),
    translate(phrase('order', 'Total')),
    translate(phrase('export', 'Expected')),
    translate(phrase('export', 'Outstanding')),
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
