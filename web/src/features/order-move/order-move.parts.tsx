import { Suspense } from 'react'
import { CourierDialog } from '#features/courier-order/courier-dialog.parts.tsx'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import type { FieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import { TooLate } from '#ui/too-late.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { type Move, type MoveBody, moveLabel, wants } from './order-move.rules.ts'

const MoveDetailsDialog = part(() => import('./move-details-dialog.tsx').then((module) => ({ default: module.MoveDetailsDialog })))

interface MoveDialogProps {
  move: Move
  /** Values filled in before; the fields begin with them. */
  before?: MoveBody | undefined
  isSending?: boolean
  /** The server's errors about the last request. */
  errors?: FieldErrors | undefined
  onConfirm: (body: MoveBody) => void
  onCancel: () => void
}

/** Asks for the input of a move: a courier, or the new delivery window and the reason. */
export function MoveDialog({ move, before, isSending, errors, onConfirm, onCancel }: MoveDialogProps) {
  useReturnFocus()
  const t = useT()
  const nameOf = useStatusName()
  if (wants(move.input, 'courier_id'))
    return (
      <CourierDialog
        order={move.order}
        before={before?.courier_id}
        confirmLabel={moveLabel(t, move.to, nameOf(move.to))}
        isSending={isSending}
        error={errors?.courier_id}
        onConfirm={(courier_id) => onConfirm({ courier_id })}
        onCancel={onCancel}
      />
    )
  return (
    <Suspense fallback={<TooLate onLate={onCancel} />}>
      <MoveDetailsDialog move={move} before={before} isSending={isSending} errors={errors} onConfirm={onConfirm} onCancel={onCancel} />
    </Suspense>
  )
}
