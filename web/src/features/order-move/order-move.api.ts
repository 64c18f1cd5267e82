import type { Order } from '@tracklane/contract/order'
import { type MovableOrder, useSetOrderStatus } from '#features/order/order.api.ts'
import { useUndo } from '#features/order-bulk/undo.api.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { toastSuccess } from '#ui/toast.ts'
import { backJob } from './undo-move.api.ts'

/** Moves one order, says so, and offers the way back where its flow has one that asks for nothing. */
export function useMoveOrder() {
  const t = useT()
  const nameOf = useStatusName()
  const undo = useUndo()
  return useSetOrderStatus({
    onMoved: (moved, { move: { order, to }, body }) => {
      if (to === order.status_id) return
      const jobs = mayGoBack(moved, order) ? [backJob({ ...order, body })] : []
      toastSuccess(t('operation', '{track} moved to “{status}”', { track: order.track, status: nameOf(to) }), undo(order.id, jobs))
    },
  })
}

function mayGoBack({ transitions }: Order, { status_id }: MovableOrder): boolean {
  return transitions.some((transition) => transition.status_id === status_id && transition.requires.length === 0)
}
