import { STATUS } from '@tracklane/contract/order-status'
import type { MovableOrder, MoveBody } from '#features/order/order.api.ts'
import { type Batch, batchesBy, inTurn, type Job } from '#features/order-bulk/bulk-job.rules.ts'
import { courierJob, formerWindowJob } from '#features/order-operation/operation.api.ts'
import { moveJob, previewMove } from './bulk-move.api.ts'

/** An order as it was, and what its move changed beside the status. */
interface MovedOrder extends MovableOrder {
  readonly sub_status_id?: number | null
  readonly delivered_at?: string | null
  readonly body: MoveBody
}

type OnSending = (ids: readonly number[], to: number) => void

/** To where each order stood, with the reason, courier and window it had; none unless every one of them may go back. */
export async function moveWayBack(done: readonly MovedOrder[], onSending: OnSending, signal: AbortSignal): Promise<Batch[]> {
  const statuses = [...new Set(done.map(({ status_id }) => status_id))]
  const previews = await Promise.all(statuses.map((status) => previewMove(idsIn(done, status), status, signal)))
  const isOpen = previews.every(({ refused, requires }) => refused.length + requires.length === 0)
  return isOpen ? batchesBy(done, formerState, (order) => backJob(order, onSending)) : []
}

function idsIn(orders: readonly MovedOrder[], status: number): number[] {
  return orders.filter(({ status_id }) => status_id === status).map(({ id }) => id)
}

function formerState({ status_id, sub_status_id, delivered_at, courier_id, delivery_from, delivery_to, body }: MovedOrder) {
  return [status_id, sub_status_id, delivered_at, isNewCourier(body) && courier_id, isNewWindow(body) && [delivery_from, delivery_to]]
}

/** One order's way back. */
export function backJob(order: MovedOrder, onSending?: OnSending): Job {
  const { status_id, sub_status_id, delivered_at, courier_id, body } = order
  const former = {
    ...(sub_status_id && { sub_status_id }),
    ...(status_id === STATUS.DELIVERED && delivered_at && { delivered_at }),
  }
  return inTurn([
    moveJob(status_id, former, onSending),
    ...(isNewCourier(body) ? [courierJob(courier_id)] : []),
    ...(isNewWindow(body) ? [formerWindowJob(order)] : []),
  ])
}

function isNewCourier({ courier_id }: MoveBody): boolean {
  return courier_id !== undefined
}

function isNewWindow({ delivery_to }: MoveBody): boolean {
  return delivery_to !== undefined
}
