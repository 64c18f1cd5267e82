import { Modal } from '@mantine/core'
import { OwnSessions } from '#features/session/own-sessions.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { SaveButton } from '#ui/save-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import classes from './password.module.css'
import { PasswordForm } from './password-form.tsx'

/** The dialog of the user menu with the person's password and sessions. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.plain}
      title={t('auth', 'Password and sessions')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <PasswordForm onDone={onClose} Save={SaveButton} />
      <hr className={classes.divider} />
      <OwnSessions />
    </Modal>
  )
}
