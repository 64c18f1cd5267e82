import { Button, Group, Modal, Text } from '@mantine/core'
import { create } from 'zustand'
import { translate, useT } from '#lib/i18n.ts'

interface Question {
  title?: string
  message?: string
  confirmLabel?: string
  isDanger?: boolean
}

interface Asked extends Question {
  answer: (confirmed: boolean) => void
}

const useAsked = create<{ asked: Asked | null; isOpen: boolean }>(() => ({ asked: null, isOpen: false }))

/** Asks "Are you sure…"; answers false when the person cancels. */
export function confirmAction(question: Question = {}): Promise<boolean> {
  return new Promise((resolve) => {
    useAsked.getState().asked?.answer(false)
    useAsked.setState({ asked: { ...question, answer: resolve }, isOpen: true })
  })
}

export function confirmDelete(): Promise<boolean> {
  return confirmAction({
    message: translate('dialog', 'Are you sure you want to delete the item? This action is irreversible.'),
    confirmLabel: translate('dialog', 'Delete'),
    isDanger: true,
  })
}

/** Mounted once by the app; shows what `confirmAction` asks. */
export function ConfirmDialog() {
  const t = useT()
  const { asked, isOpen } = useAsked()

  const close = (confirmed: boolean) => {
    asked?.answer(confirmed)
    useAsked.setState({ isOpen: false })
  }

  return (
    <Modal
      opened={isOpen}
      onClose={() => close(false)}
      size={600}
      title={asked?.title ?? t('dialog', 'Action confirmation')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <Text>{asked?.message ?? t('dialog', 'Are you sure you want to perform this action?')}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => close(false)}>
          {t('dialog', 'Cancel')}
        </Button>
        <Button color={asked?.isDanger ? 'red.8' : 'brand'} onClick={() => close(true)} data-autofocus>
          {asked?.confirmLabel ?? t('dialog', 'Confirm')}
        </Button>
      </Group>
    </Modal>
  )
}
