import { lazy, Suspense, useState } from 'react'
import { CourierDialog } from '#features/courier/courier.parts.tsx'
import { type MovableOrder, type Move, type MoveBody, needsDialog, wants } from '#features/order/order.api.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { useMoveOrder } from './order-move.api.ts'
import { useMoveLabel } from './use-move-label.ts'

const MoveDetailsDialog = lazy(() => import('./move-details-dialog.tsx').then((module) => ({ default: module.MoveDetailsDialog })))

interface MoveDialogProps {
  move: Move
  isSending?: boolean
  onConfirm: (body: MoveBody) => void
  onCancel: () => void
}

/** Asks for what the move needs: a courier, or the new delivery window and the reason. */
export function MoveDialog({ move, isSending, onConfirm, onCancel }: MoveDialogProps) {
  useReturnFocus()
  const labelOf = useMoveLabel()
  if (wants(move.input, 'courier_id'))
    return (
      <CourierDialog
        order={move.order}
        confirmLabel={labelOf(move.to)}
        isSending={isSending}
        onConfirm={(courier_id) => onConfirm({ courier_id })}
        onCancel={onCancel}
      />
    )
  return (
    <Suspense>
      <MoveDetailsDialog move={move} isSending={isSending} onConfirm={onConfirm} onCancel={onCancel} />
    </Suspense>
  )
}

/** One order's moves outside of the board: `request` moves at once or asks first; put `dialog` on the screen. */
export function useOrderMove() {
  const [asking, setAsking] = useState<Move>()
  const setStatus = useMoveOrder()

  const send = (move: Move, body: MoveBody) => setStatus.mutate({ move, body }, { onSettled: () => setAsking(undefined) })
  const request = (order: MovableOrder, to: number, input: Move['input']) => {
    const move = { order, to, input }
    if (needsDialog(input)) setAsking(move)
    else send(move, {})
  }

  const dialog = asking && (
    <MoveDialog
      key={`${asking.order.id}-${asking.to}`}
      move={asking}
      isSending={setStatus.isPending}
      onConfirm={(body) => send(asking, body)}
      onCancel={() => setAsking(undefined)}
    />
  )
  return { request, dialog, isMoving: setStatus.isPending, isAsking: asking !== undefined }
}
