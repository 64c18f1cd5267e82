import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { fieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import classes from './operation.module.css'
import type { OperationInput, OperationKind, OperationOrder } from './operation.ts'
import { OperationAsked } from './operation-asked.tsx'
import { usePerform } from './use-perform.ts'

interface OperationDialogProps {
  kind: OperationKind
  order: OperationOrder
  onClose: () => void
}

/** Asks what an operation on one order needs, and stays until it is done. */
export function OperationDialog({ kind, order, onClose }: OperationDialogProps) {
  useReturnFocus()
  const perform = usePerform(kind)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const send = (input: OperationInput) => {
    perform.mutate({ order, input }, { onSuccess: onClose, onError: (error) => setErrors(fieldErrors(error)) })
    if (kind.input?.closesAtOnce) onClose()
  }
  const OneDialog = kind.input?.OneDialog
  if (OneDialog) return <OneDialog order={order} isSending={perform.isPending} onConfirm={send} onCancel={onClose} />
  return (
    <OperationAsked kind={kind} orders={[order]} errors={errors}>
      {(fields, input) => (
        <AskingDialog kind={kind} order={order} isSending={perform.isPending} onConfirm={input && (() => send(input))} onCancel={onClose}>
          {fields}
        </AskingDialog>
      )}
    </OperationAsked>
  )
}

interface AskingDialogProps {
  kind: OperationKind
  order: OperationOrder
  isSending: boolean
  /** Undefined while something is missing. */
  onConfirm: (() => void) | undefined
  onCancel: () => void
  children: ReactNode
}

function AskingDialog({ kind: { words, input }, order, isSending, onConfirm, onCancel, children }: AskingDialogProps) {
  const t = useT()
  const title = words.title ?? words.label
  const confirm = input?.confirm ?? title
  return (
    <Modal
      opened
      onClose={onCancel}
      size={input?.width?.one ?? 440}
      title={t('operation', '{what}: {track}', { what: title(t), track: order.track })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm?.()
        }}
      >
        {input?.note?.one && <p className={classes.note}>{input.note.one(t)}</p>}
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('dialog', 'Cancel')}
          </Button>
          <Button type="submit" disabled={!onConfirm} loading={isSending}>
            {confirm(t)}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
