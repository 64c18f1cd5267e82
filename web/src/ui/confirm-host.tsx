import { Button, Group, Modal, Text } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import { useAsked } from './confirm-dialog.tsx'
import { DIALOG } from './dialog-size.ts'
import { SaveButton } from './save-button.tsx'
import { returnFocus } from './use-return-focus.ts'

/** Shows the question of `confirmAction`. The app mounts it once. */
export function ConfirmDialog() {
  const t = useT()
  const { asked, isOpen } = useAsked()

  const close = (confirmed: boolean) => {
    asked?.answer(confirmed)
    useAsked.setState({ isOpen: false })
  }

  return (
    <Modal
      // Each question gets a new dialog: an open one would react to the Escape that has led to the question.
      key={asked?.number}
      opened={isOpen}
      onClose={() => close(false)}
      // The dialog would remember the focus too late for a question that is open from the start.
      returnFocus={false}
      onExitTransitionEnd={() => returnFocus(() => asked?.from ?? null)}
      size={DIALOG.plain}
      title={asked?.title ?? t('dialog', 'Action confirmation')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {asked?.item && <Text fw={600}>{asked.item}</Text>}
      <Text>{asked?.message ?? t('dialog', 'Are you sure you want to perform this action?')}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => close(false)}>
          {t('dialog', 'Cancel')}
        </Button>
        <SaveButton type="button" color={asked?.isDanger ? 'red.8' : 'brand'} onClick={() => close(true)} data-autofocus>
          {asked?.confirmLabel ?? t('dialog', 'Confirm')}
        </SaveButton>
      </Group>
    </Modal>
  )
}
