import { Button, Group, Modal } from '@mantine/core'
import { BulkFact, BulkFacts } from '#features/order-bulk/bulk-facts.parts.tsx'
import { useT } from '#lib/i18n.ts'
import type { OperationOrder } from './operation.api.ts'
import classes from './operation.module.css'

interface MissedDialogProps {
  order: OperationOrder
  reason: string
  onClose: () => void
}

/** What was not saved by a dialog that has closed already. */
export function MissedDialog({ order, reason, onClose }: MissedDialogProps) {
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      size={440}
      title={t('operation', 'Actual delivery date')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <div className={classes.form}>
        <BulkFacts>
          <BulkFact
            kind="cannot"
            count={1}
            text={t('operation', '{count, plural, one {# order was not changed} other {# orders were not changed}}', { count: 1 })}
            refused={[{ id: order.id, reason }]}
            orders={[order]}
          />
        </BulkFacts>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {t('order', 'Done')}
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
