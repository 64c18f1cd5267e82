import type { BulkResult } from '@tracklane/contract/order-bulk'
import { type MoveField, moveInput } from '@tracklane/contract/order-flow'
import type { BulkStatusChange, MovePreview } from '@tracklane/contract/order-move'
import { type Context, inTransaction } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { getVisibleOrders, lockVisibleOrders } from './order.service.ts'
import { moveFacts } from './order-move-facts.ts'
import { decideMove, type Move, type Refusal, readMove } from './order-move-rules.ts'
import { carryOut } from './order-move-write.ts'
import { moveRefusal } from './order-row.ts'
import { courierUnfit, subStatusUnfit } from './order-rules.ts'

/** Moves many, all that may go, in one transaction; what one order's state or flow refuses is told of that order alone. */
export function setOrderStatuses(ctx: Context, { order_ids, status_id, ...change }: BulkStatusChange): Promise<BulkResult> {
  return inTransaction(ctx, async (tx) => {
    const orders = await lockVisibleOrders(tx, order_ids)
    const asked = readMove(tx, status_id, change)
    const facts = moveFacts(tx)
    const moves: Move[] = []
    const refusals: Refusal[] = []
    for (const order of orders) {
      const decision = await decideMove(tx, facts, { order, asked })
      if ('reason' in decision) refusals.push(decision)
      else moves.push(decision)
    }
    requireFitting(moves, refusals)

    await carryOut(tx, moves, asked.comment)
    return {
      done: moves.map(({ order }) => order.id),
      refused: refusals.map(({ order, reason }) => ({ id: order.id, reason: tx.translate(reason) })),
    }
  })
}

/** A courier or sub-status that fits none of the orders is wrong in itself: foreign and absent answer alike. */
function requireFitting(moves: readonly Move[], refusals: readonly Refusal[]): void {
  const unfit = moves.length === 0 ? refusals.find(({ reason }) => reason === courierUnfit || reason === subStatusUnfit) : undefined
  if (unfit) throw invalid({ [unfit.field]: unfit.reason })
}

type Wanted = Pick<BulkStatusChange, 'order_ids' | 'status_id'>

/** What such a move would do: the same rules, nothing locked and nothing written. */
export async function previewOrderStatuses(ctx: Context, { order_ids, status_id }: Wanted): Promise<MovePreview> {
  const facts = moveFacts(ctx)
  const preview: MovePreview = { can: [], refused: [], requires: [], asks: [] }
  const asks = new Set<MoveField>()
  for (const order of await getVisibleOrders(ctx, order_ids)) {
    const refusal = moveRefusal(ctx, order, await facts.flowOf(order), status_id)
    if (refusal) {
      preview.refused.push({ id: order.id, reason: ctx.translate(refusal) })
      continue
    }
    const input = moveInput(order, status_id)
    for (const field of input.asks) asks.add(field)
    if (input.requires.length > 0) preview.requires.push({ id: order.id, fields: input.requires })
    else preview.can.push(order.id)
  }
  return { ...preview, asks: [...asks] }
}
