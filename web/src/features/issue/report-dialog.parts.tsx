import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { useAskedClose } from '#ui/use-asked-close.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { ReportForm } from './report-form.tsx'

/** Reports a problem to the administrators, from any screen. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
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
      title={t('issue', 'Report a problem')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <ReportForm onWritten={setWritten} onCancel={closing.onClose} onDone={onClose} />
    </Modal>
  )
}
