import { Button, Group, Modal } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { Order } from '@tracklane/contract/order'
import { type ReactNode, Suspense, useState } from 'react'
import type { OperationFieldsProps, OperationInput, OperationKind, OperationOrder } from '#features/order-operation/operation.rules.ts'
import classes from '#features/order-operation/order-operation.module.css'
import { usePerform } from '#features/order-operation/use-perform.ts'
import { type FieldErrors, fieldErrors } from '#lib/form-errors.ts'
import { useT } from '#lib/i18n.ts'
import { Conflicts } from '#ui/conflicts.tsx'
import { DIALOG } from '#ui/dialog-size.ts'
import { SaveButton } from '#ui/save-button.tsx'
import { useAskedClose } from '#ui/use-asked-close.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'

interface OperationDialogProps {
  kind: OperationKind
  order: OperationOrder
  onClose: () => void
}

/** Asks for the input of an operation on one order, and stays until it is done. */
export function OperationDialog({ kind, order, onClose }: OperationDialogProps) {
  useReturnFocus()
  const perform = usePerform()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [known, setKnown] = useState(order)
  const [theirs, setTheirs] = useState<Order>()
  const send = (input: OperationInput, from = known) => {
    perform.mutate({ kind, order: from, input }, { onSuccess: onClose, onError: (error) => meet(error, input, from) })
    if (kind.input?.closesAtOnce) onClose()
  }
  const meet = (error: Error, input: OperationInput, from: OperationOrder) => {
    const now = kind.meets?.conflictingRow(error)
    if (!kind.meets || !now) return setErrors(fieldErrors(error))
    const { id } = kind.meets.field
    setKnown(now)
    if (now[id] === from[id]) send(input, now)
    else setTheirs(now)
  }
  const OneDialog = kind.input?.OneDialog
  if (OneDialog) return <OneDialog order={order} isSending={perform.isPending} onConfirm={send} onCancel={onClose} />
  return (
    <OperationAsked kind={kind} orders={[known]} errors={errors}>
      {(fields, input) => (
        <AskingDialog kind={kind} order={order} isSending={perform.isPending} onConfirm={input && (() => send(input))} onCancel={onClose}>
          {fields}
          {kind.meets && <Theirs meeting={kind.meets} theirs={theirs} onTake={onClose} />}
        </AskingDialog>
      )}
    </OperationAsked>
  )
}

/** The fields of an operation, once for all orders, in the dialogs for one and for many. */
export function OperationAsked({ kind, ...props }: OperationFieldsProps & { kind: OperationKind }) {
  const Fields = kind.input?.Fields
  if (!Fields) return props.children(null, {})
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  )
}

interface TheirsProps {
  meeting: NonNullable<OperationKind['meets']>
  theirs: Order | undefined
  onTake: () => void
}

/** The value that somebody else has saved meanwhile: the person can keep it, or confirm again to replace it. */
function Theirs({ meeting: { field }, theirs, onTake }: TheirsProps) {
  const t = useT()
  return (
    <Conflicts
      conflict={theirs && { theirs, fields: [field.id] }}
      fields={[{ id: field.id, label: field.label(t), text: (row) => row[field.id] }]}
      onTakeTheirs={onTake}
    />
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
  const isWritten = input?.isTyped === true && onConfirm !== undefined && !isSending
  const closing = useAskedClose(isWritten, onCancel)
  // The dialog closes with the order beside the list.
  const { id } = useSearch({ strict: false }) as { id?: unknown } // any screen's
  useUnsaved(isWritten, (search) => search.id === id)
  return (
    <Modal
      opened
      {...closing}
      size={DIALOG[input?.size ?? 'narrow']}
      title={t('operation', '{what}: {track}', { what: title(t), track: order.track })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm?.()
        }}
      >
        {input?.note?.one && <p className={classes.note}>{input.note.one(t)}</p>}
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={closing.onClose}>
            {t('dialog', 'Cancel')}
          </Button>
          <SaveButton disabled={!onConfirm} loading={isSending}>
            {confirm(t)}
          </SaveButton>
        </Group>
      </form>
    </Modal>
  )
}
