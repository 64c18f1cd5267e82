import type { BulkResult } from '@tracklane/contract/order-bulk'
import { type MoveField, moveInput } from '@tracklane/contract/order-flow'
import type { BulkStatusChange, MovePreview } from '@tracklane/contract/order-move'
import { changeOrders } from '#features/order/change-orders.service.ts'
import { getVisibleOrders } from '#features/order/order.service.ts'
import { moveRefusal } from '#features/order/order-row.service.ts'
import type { Context } from '#platform/context.ts'
import { decideMove, hasLeft, movedMeanwhile, readMove } from './decide-move.ts'
import { moveLookups } from './move-lookups.service.ts'

/** Moves many orders in one transaction. An order that its state or flow refuses stays where it is, and the answer says why. */
export function setOrderStatuses(
  ctx: Context,
  { order_ids, versions, batch, status_id, from_status_id, ...change }: BulkStatusChange,
): Promise<BulkResult> {
  return changeOrders(ctx, { ids: order_ids, versions, batch, comment: change.comment }, (tx) => {
    const asked = readMove(tx, status_id, change)
    const lookups = moveLookups(tx)
    return (order) =>
      hasLeft(order, from_status_id)
        ? { order, field: 'from_status_id', reason: movedMeanwhile }
        : decideMove(tx, lookups, { order, asked })
  })
}

type Wanted = Pick<BulkStatusChange, 'order_ids' | 'status_id'>

/** Previews a move of many: equal rules, without locks and writes. */
export async function previewOrderStatuses(ctx: Context, { order_ids, status_id }: Wanted): Promise<MovePreview> {
  const lookups = moveLookups(ctx)
  const preview: MovePreview = { can: [], refused: [], requires: [], asks: [] }
  const asks = new Set<MoveField>()
  for (const order of await getVisibleOrders(ctx, order_ids)) {
    const refusal = moveRefusal(ctx, order, await lookups.flowOf(order), status_id)
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
