import type { Order } from '@tracklane/contract/order'
import type { MovePreview } from '@tracklane/contract/order-move'
import { STATUS } from '@tracklane/contract/order-status'
import type { MovableOrder, MoveBody, MovedOrder } from '#features/order-move/order-move.rules.ts'

/** The state that Undo restores: the status with its reason and time, and courier and window where the move changed them. */
export interface FormerState {
  readonly to: number
  readonly body: MoveBody
  readonly courier?: { readonly courier_id: number | null }
  readonly window?: { readonly delivery_from: string | null; readonly delivery_to: string | null }
}

export function formerState(order: MovedOrder): FormerState {
  const { status_id, sub_status_id, delivered_at, courier_id, delivery_from, delivery_to, body } = order
  return {
    to: status_id,
    body: {
      ...(sub_status_id && { sub_status_id }),
      ...(status_id === STATUS.DELIVERED && delivered_at && { delivered_at }),
    },
    ...(body.courier_id !== undefined && { courier: { courier_id } }),
    ...(body.delivery_to !== undefined && { window: { delivery_from, delivery_to } }),
  }
}

/** Returns whether one order may go back: its flow has a way that needs no input. */
export function mayGoBack({ transitions }: Pick<Order, 'transitions'>, { status_id }: Pick<MovableOrder, 'status_id'>): boolean {
  return transitions.some((transition) => transition.status_id === status_id && transition.requires.length === 0)
}

/** Returns the orders that may go back: their flow has a way that needs no input. */
export function whoMayGoBack(previews: readonly Pick<MovePreview, 'can'>[]): ReadonlySet<number> {
  return new Set(previews.flatMap(({ can }) => can))
}

/** Groups the ids of the orders by their status. */
export function idsByStatus(orders: readonly Pick<MovableOrder, 'id' | 'status_id'>[]): ReadonlyMap<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const { id, status_id } of orders) {
    const ids = groups.get(status_id)
    if (ids) ids.push(id)
    else groups.set(status_id, [id])
  }
  return groups
}
