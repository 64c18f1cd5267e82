import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { useAskedClose } from '#ui/use-asked-close.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { NewMessageForm } from './new-message-form.tsx'

interface NewMessageProps {
  /** The writer's organization; null for a person who writes to every organization. */
  organization_id: number | null
  onClose: () => void
}

/** A message to people, or to everybody of a role. */
export function NewMessage({ organization_id, onClose }: NewMessageProps) {
  useReturnFocus()
  const t = useT()
  const [isWritten, setWritten] = useState(false)
  const closing = useAskedClose(isWritten, onClose)
  // It lies over any screen, and closes when the screen is left.
  useUnsaved(isWritten, () => true)
  return (
    <Modal
      opened
      {...closing}
      size={DIALOG.plain}
      title={t('message', 'New message')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <NewMessageForm organization_id={organization_id} onWritten={setWritten} onCancel={closing.onClose} onDone={onClose} />
    </Modal>
  )
}
