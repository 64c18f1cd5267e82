import { useProfile } from '#features/auth/auth.api.ts'
import { PasswordDialog } from '#features/auth/password.parts.tsx'
import { ReportDialog } from '#features/issue/report-dialog.parts.tsx'
import { MessageSettings } from '#features/message-setting/message-settings.parts.tsx'

export type UserDialog = 'password' | 'messages' | 'report'

/** The dialogs of the user menu in one chunk, since few people open them and none has to be there at once. */
export function UserDialogs({ open, onClose }: { open: UserDialog; onClose: () => void }) {
  const { impersonator, message_settings } = useProfile()
  if (open === 'password') return <PasswordDialog onClose={onClose} />
  if (open === 'report') return <ReportDialog onClose={onClose} />
  return <MessageSettings settings={message_settings} canChange={impersonator === null} onClose={onClose} />
}
