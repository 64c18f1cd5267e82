import type { MovedOrder, OnSending } from '#features/order-move/order-move.rules.ts'
import { type Batch, batchesBy, inTurn, type Job, unlessChanged, type Versions } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { moveJob, previewMove } from '#features/order-operation/bulk/bulk-move.api.ts'
import { courierJob } from '#features/order-operation/operations/courier.api.ts'
import { formerWindowJob } from '#features/order-operation/operations/delivery-date.api.ts'
import { patiently } from '#lib/patiently.ts'
import { formerState, idsByStatus, whoMayGoBack } from './undo-move.rules.ts'

interface MovesMade {
  readonly moved: readonly MovedOrder[]
  /** The versions that the moves made. */
  readonly made: Versions
  readonly onSending: OnSending
}

/**
 * Makes the way back of the moves: each order gets its former status, reason, courier and window. Leaves out orders that may not go back.
 */
export async function moveWayBack({ moved, made, onSending }: MovesMade, signal: AbortSignal): Promise<Batch[]> {
  const previews = await Promise.all([...idsByStatus(moved)].map(([status, ids]) => patiently(() => previewMove(ids, status, signal))))
  const open = whoMayGoBack(previews)
  return batchesBy(
    moved.filter(({ id }) => open.has(id)),
    formerState,
    (order) => backJob(order, made, onSending),
  )
}

/** Makes one order's way back, step by step, unless somebody has changed it since its move. */
export function backJob(order: MovedOrder, made: Versions, onSending?: OnSending): Job {
  const { to, body, courier, window } = formerState(order)
  const steps = inTurn([
    moveJob(to, body, onSending),
    ...(courier ? [courierJob(courier.courier_id)] : []),
    ...(window ? [formerWindowJob(window)] : []),
  ])
  return unlessChanged(steps, made)
}
