import { Modal } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import { PasswordForm } from './password-form.tsx'

/** Changing the own password, from the user menu. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Modal opened onClose={onClose} title={t('auth', 'Change password')} closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}>
      <PasswordForm onDone={onClose} />
    </Modal>
  )
}
