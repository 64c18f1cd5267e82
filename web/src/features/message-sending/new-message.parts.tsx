import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { confirmAction, useAsked } from '#ui/confirm-dialog.tsx'
import { DIALOG } from '#ui/dialog-size.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { NewMessageForm } from './new-message-form.tsx'

interface NewMessageProps {
  /** The writer's own; null for whoever writes to every organization. */
  organization_id: number | null
  onClose: () => void
}

/** A message to people, or to everybody of a role. */
export function NewMessage({ organization_id, onClose }: NewMessageProps) {
  useReturnFocus()
  const t = useT()
  const [isWritten, setWritten] = useState(false)
  const isAsking = useAsked(({ isOpen }) => isOpen)
  const leave = async () => {
    const question = {
      title: t('dialog', 'Leave without saving?'),
      message: t('dialog', 'What you have changed here is not saved and will be lost.'),
      confirmLabel: t('dialog', 'Leave'),
      isDanger: true,
    }
    if (!isWritten || (await confirmAction(question))) onClose()
  }
  return (
    <Modal
      opened
      onClose={() => void leave()}
      // The question in front takes Escape for itself.
      closeOnEscape={!isAsking}
      size={DIALOG.plain}
      title={t('message', 'New message')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <NewMessageForm organization_id={organization_id} onWritten={setWritten} onCancel={() => void leave()} onDone={onClose} />
    </Modal>
  )
}
