import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { useAskedClose } from '#ui/use-asked-close.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { ReportForm } from './report-form.tsx'

/** Says to the administrators what is wrong, from wherever one is. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const t = useT()
  const [isWritten, setWritten] = useState(false)
  const closing = useAskedClose(isWritten, onClose)
  // It lies over the screen whatever the screen shows, and goes with it.
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
