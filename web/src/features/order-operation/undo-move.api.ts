import { type Batch, batchesBy, inTurn, type Job } from '#features/order-bulk/bulk-job.rules.ts'
import { moveJob, previewMove } from '#features/order-move/bulk-move.api.ts'
import type { MovedOrder, OnSending } from '#features/order-move/order-move.rules.ts'
import { patiently } from '#lib/patiently.ts'
import { courierJob } from './operations/courier.tsx'
import { formerWindowJob } from './operations/delivery-date.ts'
import { formerState, idsByStatus, whoMayGoBack } from './undo-move.rules.ts'

/** To where each order stood, with the reason, courier and window it had; without those that may not go back. */
export async function moveWayBack(moved: readonly MovedOrder[], onSending: OnSending, signal: AbortSignal): Promise<Batch[]> {
  const previews = await Promise.all([...idsByStatus(moved)].map(([status, ids]) => patiently(() => previewMove(ids, status, signal))))
  const open = whoMayGoBack(previews)
  return batchesBy(
    moved.filter(({ id }) => open.has(id)),
    formerState,
    (order) => backJob(order, onSending),
  )
}

/** One order's way back. */
export function backJob(order: MovedOrder, onSending?: OnSending): Job {
  const { to, body, courier, window } = formerState(order)
  return inTurn([
    moveJob(to, body, onSending),
    ...(courier ? [courierJob(courier.courier_id)] : []),
    ...(window ? [formerWindowJob(window)] : []),
  ])
}
