import { Button, Group, Modal } from '@mantine/core'
import type { Operation } from '@tracklane/contract/order-operation'
import { useState } from 'react'
import { CourierDialog } from '#features/courier/courier.parts.tsx'
import { fieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import type { OperationOrder } from './operation.api.ts'
import classes from './operation.module.css'
import { operationTitle } from './operation-words.ts'
import { useOperationInput } from './use-operation-input.tsx'
import type { usePerform } from './use-perform.ts'

interface OperationDialogProps {
  operation: Operation
  order: OperationOrder
  perform: ReturnType<typeof usePerform>
  onClose: () => void
}

/** Asks what an operation on one order needs, and stays until it is done. */
export function OperationDialog(props: OperationDialogProps) {
  useReturnFocus()
  const t = useT()
  const { operation, order, perform, onClose } = props
  if (operation !== 'courier') return <FieldsDialog {...props} />
  return (
    <CourierDialog
      order={order}
      confirmLabel={t('order', 'Assign courier')}
      isSending={perform.isPending}
      onConfirm={(courier_id) => perform.mutate({ operation, order, input: { courier_id } }, { onSuccess: onClose })}
      onCancel={onClose}
    />
  )
}

const WIDTHS: Partial<Record<Operation, number>> = { delivered_at: 410, restore: 600 }

function FieldsDialog({ operation, order, perform, onClose }: OperationDialogProps) {
  const t = useT()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { fields, input } = useOperationInput(operation, [order], errors)
  const send = () => {
    if (!input) return
    perform.mutate({ operation, order, input }, { onSuccess: onClose, onError: (error) => setErrors(fieldErrors(error)) })
    // Specification §8: whatever becomes of it, this dialog closes.
    if (operation === 'delivered_at') onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={WIDTHS[operation] ?? 440}
      title={t('operation', '{what}: {track}', { what: operationTitle(t, operation), track: order.track })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {operation === 'restore' ? (
          <p className={classes.note}>{t('operation', 'The order comes back as it was, with its status and courier.')}</p>
        ) : (
          fields
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('dialog', 'Cancel')}
          </Button>
          <Button type="submit" disabled={!input} loading={perform.isPending}>
            <ConfirmLabel operation={operation} />
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

function ConfirmLabel({ operation }: { operation: Operation }) {
  const t = useT()
  if (operation === 'delivered_at') return t('operation', 'OK')
  if (operation === 'restore') return t('operation', 'Restore the order')
  return operation === 'address' ? t('operation', 'Change address') : t('operation', 'Change delivery date')
}
