import { Button, Group, Modal, Stack } from '@mantine/core'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import { OrderFlowPatch } from '@tracklane/contract/order-flow-edit'
import { useUpdateFlow } from '#features/order-flow-draft/flow-draft.api.ts'
import { editRules, useEditForm } from '#kit/edit-form.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { Conflicts } from '#ui/conflicts.tsx'
import { DIALOG } from '#ui/dialog-size.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'

const nameOf = ({ name }: { name: string }) => ({ name })
const renameRules = editRules<OrderFlow, { name: string }, { name: string }>({
  valuesOf: nameOf,
  bodyOf: ({ name }) => ({ name: name.trim() }),
})

interface RenameDialogProps {
  flow: OrderFlow
  onClose: () => void
}

/** Changes only the name; the steps are drawn in the editor. */
export function RenameDialog({ flow, onClose }: RenameDialogProps) {
  useReturnFocus()
  const t = useT()
  const record = useEditForm({
    opened: flow,
    rules: renameRules,
    validate: checkedBy(OrderFlowPatch),
    update: useUpdateFlow(),
    onSaved: onClose,
    savedText: ({ name }) => t('record', '{name} is saved', { name }),
    staysHere: () => false,
  })
  const label = t('flow_editor', 'Name')
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.narrow}
      title={t('flow_editor', 'Rename the flow')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form noValidate onSubmit={record.save}>
        <Stack gap="md">
          <Conflicts
            conflict={record.conflict}
            fields={[{ id: 'name', label, text: ({ name }) => name }]}
            onTakeTheirs={record.takeTheirs}
          />
          <TextField label={label} required isFirst maxLength={120} {...fieldOf(record.form, 'name')} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('dialog', 'Cancel')}
            </Button>
            <SaveButton loading={record.isSending}>{t('dialog', 'Save')}</SaveButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
