import { phrase } from '@tracklane/contract/kit/phrase'
import { type LabelsCheck, type PrintedOrders, printPhrases } from '@tracklane/contract/order-print'
import type { Context } from '#platform/context.ts'
import { inTurn } from '#platform/in-turn.ts'
import { createDryPen, type TextFault } from '#platform/pdf/dry-pen.ts'
import { createRuler } from '#platform/pdf/pdf.ts'
import { printCheckTurns } from '#platform/pdf/print-turns.ts'
import { slices } from '#platform/slices.ts'
import { labelGaps, labelRefusal } from './label.rules.ts'
import { BARS, drawLabel, type Label, type LabelField } from './label-drawing.ts'
import { labelMapper } from './label-texts.ts'
import { readOrders } from './printed-orders.ts'

/** Returns the printable orders in their order, the others with the reason, and what is missing on labels. */
export function checkLabels(ctx: Context, asked: PrintedOrders, gone: AbortSignal): Promise<LabelsCheck> {
  return inTurn(ctx, { turns: printCheckTurns, gone }, () => checked(ctx, asked))
}

async function checked(ctx: Context, asked: PrintedOrders): Promise<LabelsCheck> {
  const read = await readOrders(ctx, asked)
  const toLabel = labelMapper(ctx, read)
  const drawn = await labelChecker(ctx)
  const breathe = slices()
  const check: LabelsCheck = { printable: [], refused: [], warnings: [] }
  for (const order of read.orders) {
    const { id } = order
    const refusal = labelRefusal(order)
    if (refusal) {
      check.refused.push({ id, reason: ctx.translate(refusal) })
      continue
    }
    const gaps = labelGaps(order, read.senders.get(order.organization_id)).map((gap) => ctx.translate(gap))
    check.printable.push(id)
    check.warnings.push(...[...gaps, ...drawn(toLabel(order))].map((text) => ({ id, text })))
    await breathe()
  }
  return check
}

/** Two dots of a printer with 203 dots per inch: finer bars merge. */
const FINEST_BAR = 0.25

/** Returns a function that draws a label on a dry pen and lists texts that would not appear as written. */
async function labelChecker(ctx: Context): Promise<(label: Label) => string[]> {
  const pen = createDryPen(await createRuler())
  const names = fieldNames(ctx)
  const said = ({ field, kind }: TextFault): string => {
    if (kind === 'cut' && field === 'address') return ctx.translate(printPhrases.isShortened)
    return ctx.translate(printPhrases[kind](names[field as LabelField])) // the fields that the label names
  }
  return (label) => {
    drawLabel(pen, label, { x: 0, y: 0 })
    const isDense = pen.code128Module(label.track, BARS.width) < FINEST_BAR
    return [...pen.takeFaults().map(said), ...(isDense ? [ctx.translate(printPhrases.isDense)] : [])]
  }
}

function fieldNames({ translate }: Context): Record<LabelField, string> {
  return {
    sender: translate(phrase('print', 'Sender')),
    name: translate(phrase('order', 'Customer')),
    phone: translate(phrase('order', 'Phone')),
    address: translate(phrase('order', 'Address')),
    number: translate(phrase('order', 'Order number')),
    courier: translate(phrase('order', 'Courier')),
    comment: translate(phrase('order', 'Comment')),
    due: translate(phrase('print', 'Cash on delivery')),
  }
}
