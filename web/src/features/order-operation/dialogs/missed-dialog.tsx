import { Button, Group, Modal } from '@mantine/core'
import { OrderCount, OrderCounts } from '#features/order-operation/bulk/order-counts.parts.tsx'
import type { OperationKind, OperationOrder } from '#features/order-operation/operation.rules.ts'
import classes from '#features/order-operation/order-operation.module.css'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'

interface MissedDialogProps {
  kind: OperationKind
  order: OperationOrder
  reason: string
  onClose: () => void
}

/** Keeps the input that a dialog could not save before it closed. */
export function MissedDialog({ kind: { words }, order, reason, onClose }: MissedDialogProps) {
  useReturnFocus()
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.narrow}
      title={(words.title ?? words.label)(t)}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <div className={classes.form}>
        <OrderCounts>
          <OrderCount
            kind="cannot"
            count={1}
            text={t('operation', '{count, plural, one {# order was not changed} other {# orders were not changed}}', { count: 1 })}
            refused={[{ id: order.id, reason }]}
            orders={[order]}
          />
        </OrderCounts>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {t('dialog', 'Done')}
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
