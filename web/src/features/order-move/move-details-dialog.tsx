import { Button, Group, Modal } from '@mantine/core'
import { timeOf } from '#features/order/delivery-window.rules.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import type { FieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { SaveButton } from '#ui/save-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { MoveDetailsFields, useMoveDetails } from './move-details.parts.tsx'
import { type Move, type MoveBody, moveLabel, wants } from './order-move.rules.ts'

interface MoveDetailsDialogProps {
  move: Move
  before?: MoveBody | undefined
  isSending?: boolean | undefined
  errors?: FieldErrors | undefined
  onConfirm: (body: MoveBody) => void
  onCancel: () => void
}

/** Asks for the new delivery window and the reason. Both are optional, and Skip leaves both open. */
export function MoveDetailsDialog({ move, before, isSending, errors = {}, onConfirm, onCancel }: MoveDetailsDialogProps) {
  useReturnFocus()
  const t = useT()
  const nameOf = useStatusName()
  // Leaving a single reason open is the same as Skip.
  const asksForMore = wants(move.input, 'delivery_window')
  const details = useMoveDetails({ from: timeOf(move.order.delivery_from), to: timeOf(move.order.delivery_to) }, before)

  return (
    <Modal
      opened
      onClose={onCancel}
      size={DIALOG.narrow}
      title={t('order', '{track} to “{status}”', { track: move.order.track, status: nameOf(move.to) })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!details.isBackwards) onConfirm(details.body)
        }}
      >
        <MoveDetailsFields
          details={details}
          orders={[move.order]}
          to={move.to}
          wants={(field) => wants(move.input, field)}
          errors={errors}
          isFirst
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onCancel} me="auto">
            {t('dialog', 'Cancel')}
          </Button>
          {asksForMore && (
            <Button variant="default" onClick={() => onConfirm({})} disabled={isSending ?? false}>
              {t('dialog', 'Skip')}
            </Button>
          )}
          <SaveButton loading={isSending ?? false}>{moveLabel(t, move.to, nameOf(move.to))}</SaveButton>
        </Group>
      </form>
    </Modal>
  )
}
