import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { useMoveOrder } from '#features/order-operation/move-order.api.ts'
import type { OperationOrder } from '#features/order-operation/operation.rules.ts'
import classes from '#features/order-operation/order-operation.module.css'
import { SubStatusSelect } from '#features/order-status/sub-status-select.parts.tsx'
import { fieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { SaveButton } from '#ui/save-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'

/** Changes the reason within the status, which is a move to the status itself. */
export function SubStatusDialog({ order, onClose }: { order: OperationOrder; onClose: () => void }) {
  useReturnFocus()
  const t = useT()
  const [reason, setReason] = useState(order.sub_status_id)
  const move = useMoveOrder()
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.narrow}
      title={t('operation', '{what}: {track}', { what: t('operation', 'Change reason'), track: order.track })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          move.mutate({ move: { order, to: order.status_id }, body: { sub_status_id: reason } }, { onSuccess: onClose })
        }}
      >
        <SubStatusSelect
          statusId={order.status_id}
          orders={[order]}
          label={t('order', 'Reason')}
          value={reason}
          onChange={setReason}
          error={fieldErrors(move.error).sub_status_id}
          isFirst
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('dialog', 'Cancel')}
          </Button>
          <SaveButton disabled={reason === order.sub_status_id} loading={move.isPending}>
            {t('operation', 'Change reason')}
          </SaveButton>
        </Group>
      </form>
    </Modal>
  )
}
