import { Menu } from '@mantine/core'
import { IconBell, IconKey, IconMessageReport } from '@tabler/icons-react'
import { useProfile } from '#features/auth/auth.api.ts'
import { useT } from '#lib/i18n.ts'
import type { UserDialog } from './user-dialogs.tsx'

/** The entries of the user menu that open a dialog. Logout is separate, since it must be there from the start, even without a network. */
export function UserMenuItems({ onOpen }: { onOpen: (dialog: UserDialog) => void }) {
  const t = useT()
  const { impersonator } = useProfile()
  return (
    <>
      {impersonator === null && (
        <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => onOpen('password')}>
          {t('auth', 'Password and sessions')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconBell size={16} aria-hidden />} onClick={() => onOpen('messages')}>
        {t('message', 'Message settings')}
      </Menu.Item>
      <Menu.Item leftSection={<IconMessageReport size={16} aria-hidden />} onClick={() => onOpen('report')}>
        {t('issue', 'Report a problem')}
      </Menu.Item>
    </>
  )
}
