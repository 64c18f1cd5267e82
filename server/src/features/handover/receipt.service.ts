import type { FileAnswer } from '@tracklane/contract/kit/file'
import { phrase } from '@tracklane/contract/kit/phrase'
import { handOverName } from '@tracklane/contract/order-hold'
import { organizationName } from '#features/organization/organization.service.ts'
import type { Context } from '#platform/context.ts'
import { clockText } from '#platform/day.ts'
import { requireFound } from '#platform/errors.ts'
import { A4, pdfStream } from '#platform/pdf/pdf.ts'
import { type Print, printInTurn } from '#platform/pdf/print-turns.ts'
import { findHandOver, findHandOverOrders, type HandOverOrder, type HandOverView } from './handover.queries.ts'
import { drawReceipt, type Receipt } from './receipt-page.ts'

/** Prints the receipt for both to sign, in the language and zone of the person who prints it. */
export function printReceipt(ctx: Context, id: number, gone: AbortSignal): Promise<FileAnswer> {
  return printInTurn(ctx, gone, () => receiptFile(ctx, id))
}

async function receiptFile(ctx: Context, id: number): Promise<Print> {
  const handOver = requireFound(await findHandOver(ctx.db, ctx.actor.scope, id))
  const [orders, organization] = await Promise.all([findHandOverOrders(ctx.db, id), organizationName(ctx, handOver.organization_id)])
  const receipt = receiptOf(ctx, { handOver, orders, organization: organization ?? '' })
  return {
    type: 'pdf',
    name: receipt.title,
    rows: orders.length,
    content: pdfStream({ title: receipt.title, paper: A4 }, drawReceipt(receipt)),
  }
}

interface Kept {
  readonly handOver: HandOverView
  readonly orders: readonly HandOverOrder[]
  readonly organization: string
}

function receiptOf(ctx: Context, { handOver, orders, organization }: Kept): Receipt {
  const money = ({ total, currency_code }: { total: string; currency_code: string }) => moneyText(total, currency_code, ctx.language)
  return {
    organization,
    title: ctx.translate(phrase('finance', 'Receipt {number}', { number: handOverName(handOver) })),
    facts: [
      [ctx.translate(phrase('finance', 'Courier')), handOver.courier],
      [ctx.translate(phrase('finance', 'Received by')), handOver.received_by],
      [ctx.translate(phrase('finance', 'Handed over')), clockText(handOver.created_at, ctx.timeZone)],
      [ctx.translate(phrase('finance', 'Noted by')), handOver.created_by],
    ],
    cancelled: cancelledText(ctx, handOver),
    heads: {
      track: ctx.translate(phrase('finance', 'Track')),
      customer: ctx.translate(phrase('finance', 'Customer')),
      delivered: ctx.translate(phrase('finance', 'Delivered')),
      amount: ctx.translate(phrase('finance', 'Amount')),
    },
    rows: orders.map((order) => ({
      track: order.track,
      customer: customerText(ctx, order),
      delivered: order.delivered_at ? clockText(order.delivered_at, ctx.timeZone) : '–',
      amount: money(order),
    })),
    sums: handOver.sums.map((sum) => [
      ctx.translate(phrase('finance', '{orders, plural, one {# order} other {# orders}}', { orders: sum.orders })),
      money(sum),
    ]),
    signs: [ctx.translate(phrase('finance', 'Courier')), ctx.translate(phrase('finance', 'Received by'))],
    pageOf: (page, pages) => ctx.translate(phrase('finance', 'Page {page} of {pages}', { page, pages })),
  }
}

/** Puts the hand-over that counts instead first: a long name is cut. */
function customerText({ translate }: Context, { customer_full_name, superseded_by }: HandOverOrder): string {
  if (!superseded_by) return customer_full_name
  return `${translate(phrase('finance', 'superseded by {number}', { number: handOverName(superseded_by) }))} · ${customer_full_name}`
}

function cancelledText({ translate, timeZone }: Context, { cancelled_at, cancelled_by, cancel_reason }: HandOverView): string | undefined {
  if (!cancelled_at) return undefined
  const values = { at: clockText(cancelled_at, timeZone), name: cancelled_by ?? '', reason: cancel_reason ?? '' }
  return translate(phrase('finance', 'Taken back on {at} by {name}: {reason}', values))
}

/** Formats decimal text exactly, without a float. */
function moneyText(total: string, currency: string, language: string): string {
  const digits = total.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${format.format(total as `${number}`)} ${currency}` // decimal text of the database
}
