import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { useAskedClose } from '#ui/use-asked-close.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { NewToken } from './new-token.tsx'
import { type MadeToken, PlainToken } from './plain-token.tsx'

interface TokenDialogProps {
  organization: { readonly id: number; readonly name: string }
  onClose: () => void
}

/** Asks for the purpose of the token, then shows it once. Only its button closes the dialog, so that this cannot happen by mistake. */
export function TokenDialog({ organization, onClose }: TokenDialogProps) {
  const t = useT()
  const [made, setMade] = useState<MadeToken>()
  const [isWritten, setWritten] = useState(false)
  const { closeOnEscape, ...closing } = useAskedClose(isWritten, onClose)
  useReturnFocus()
  return (
    <Modal
      opened
      {...closing}
      size={DIALOG.plain}
      title={made ? made.name : t('organization_token', 'New token of {name}', { name: organization.name })}
      withCloseButton={!made}
      closeOnEscape={closeOnEscape && !made}
      closeOnClickOutside={!made}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {made ? (
        <PlainToken organizationId={organization.id} token={made} onDone={onClose} />
      ) : (
        <NewToken organizationId={organization.id} onMade={setMade} onWritten={setWritten} onCancel={closing.onClose} />
      )}
    </Modal>
  )
}
