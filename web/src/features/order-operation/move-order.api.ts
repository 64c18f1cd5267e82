import { moveInput } from '@tracklane/contract/order-flow'
import { useSetOrderStatus } from '#features/order-move/order-move.api.ts'
import { type MovableOrder, type Move, type MovedOrder, needsDialog } from '#features/order-move/order-move.rules.ts'
import type { Job, Versions } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { useUndo } from '#features/order-operation/undo/undo.api.ts'
import { mayGoBack } from '#features/order-operation/undo/undo-move.rules.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { loadAhead } from '#lib/load-ahead.ts'
import { toastSuccess } from '#ui/toast.ts'
import { openOrderDialog } from './order-dialog.store.ts'

const loadBack = () => import('#features/order-operation/undo/undo-move.api.ts')
loadAhead(loadBack)

/** Moves one order, reports it, and offers Undo where its flow has a way back without input. */
export function useMoveOrder() {
  const t = useT()
  const nameOf = useStatusName()
  const undo = useUndo()
  return useSetOrderStatus({
    onMoved: (moved, { move: { order, to }, body }) => {
      if (to === order.status_id) return
      const jobs = mayGoBack(moved, order) ? [wayBack({ ...order, body }, new Map([[moved.id, moved.version]]))] : []
      const text = t('operation', '{track} moved to “{status}”', { track: order.track, status: nameOf(to) })
      toastSuccess(text, undo(order.id, jobs), order.id)
    },
  })
}

/** Makes the Undo. Its code is loaded ahead, or on demand. */
function wayBack(moved: MovedOrder, made: Versions): Job {
  return { send: async (ids, key) => (await loadBack()).backJob(moved, made).send(ids, key) }
}

interface RequestedMove {
  readonly order: MovableOrder
  readonly to: number
  /** The input that the server asks for, where known; otherwise by the rules of the contract. */
  readonly input?: Move['input']
  readonly onClose?: (() => void) | undefined
}

/** Moves an order at once, or opens a dialog for the input of the move. */
export function useRequestMove() {
  const { mutate, isPending } = useMoveOrder()
  const request = ({ order, to, input = moveInput(order, to), onClose }: RequestedMove) => {
    const move = { order, to, input }
    if (needsDialog(input)) openOrderDialog({ kind: 'move', move, onClose })
    else mutate({ move, body: {} })
  }
  return { request, isMoving: isPending }
}
