import type { LabelsCheck, PrintedOrders } from '@tracklane/contract/order-print'
import type { Context } from '#platform/context.ts'
import { inTurn } from '#platform/in-turn.ts'
import { createRuler } from '#platform/pdf/pdf.ts'
import { printCheckTurns } from '#platform/pdf/print-turns.ts'
import { slices } from '#platform/slices.ts'
import { labelRefusal, labelWarnings } from './label.rules.ts'
import { ADDRESS } from './label-drawing.ts'
import { readOrders } from './printed-orders.ts'

/** The orders that can be printed, in their order, those that cannot and why, and the gaps of their labels. */
export function checkLabels(ctx: Context, asked: PrintedOrders, gone: AbortSignal): Promise<LabelsCheck> {
  return inTurn(ctx, { turns: printCheckTurns, gone }, () => checked(ctx, asked))
}

async function checked(ctx: Context, asked: PrintedOrders): Promise<LabelsCheck> {
  const { orders, senders } = await readOrders(ctx, asked)
  const isShortened = await shortening()
  const breathe = slices()
  const check: LabelsCheck = { printable: [], refused: [], warnings: [] }
  for (const order of orders) {
    const { id } = order
    const refusal = labelRefusal(order)
    if (refusal) {
      check.refused.push({ id, reason: ctx.translate(refusal) })
      continue
    }
    const warnings = labelWarnings(order, senders.get(order.organization_id), isShortened(order.customer_address))
    check.printable.push(id)
    check.warnings.push(...warnings.map((text) => ({ id, text: ctx.translate(text) })))
    await breathe()
  }
  return check
}

/** An address of one line up to here fits whatever its letters. */
const SURE_TO_FIT = 100

/** Whether an address has to be cut; measured only where it is long. */
async function shortening(): Promise<(address: string) => boolean> {
  const ruler = await createRuler()
  return (address) => (address.length > SURE_TO_FIT || address.includes('\n')) && ruler.measure(address, ADDRESS).isCut
}
