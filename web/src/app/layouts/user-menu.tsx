import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconKey, IconLogout, IconMessageReport } from '@tabler/icons-react'
import type { Profile } from '@tracklane/contract/auth'
import { roleName } from '@tracklane/contract/kit/role'
import { Suspense, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { initials } from '#lib/initials.ts'
import { part } from '#ui/part.ts'
import classes from './top-bar.module.css'
import { useLeave } from './use-leave.ts'

const PasswordDialog = part(() => import('#features/auth/password.parts.tsx').then((module) => ({ default: module.PasswordDialog })), {
  ahead: false,
})
const ReportDialog = part(() => import('#features/issue/report-dialog.parts.tsx').then((module) => ({ default: module.ReportDialog })))

export function UserMenu() {
  const t = useT()
  const profile = useProfile()
  const leave = useLeave()
  const [open, setOpen] = useState<'password' | 'report'>()
  const close = () => setOpen(undefined)

  return (
    <>
      <Menu position="bottom-end" width={260} classNames={{ item: classes.menuItem }}>
        <Menu.Target>
          <UnstyledButton className={classes.user}>
            <span className="visually-hidden">{t('layout', 'User menu')}</span>
            <span className={classes.avatar} aria-hidden>
              {initials(profile)}
            </span>
            <Person profile={profile} className={classes.person} />
            <IconChevronDown size={16} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Person profile={profile} className={`${classes.person} ${classes.personInMenu}`} />
          {profile.impersonator === null && (
            <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => setOpen('password')}>
              {t('auth', 'Password and sessions')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconMessageReport size={16} aria-hidden />} onClick={() => setOpen('report')}>
            {t('issue', 'Report a problem')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={leave}>
            {t('layout', 'Logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'password' && <PasswordDialog onClose={close} />}
        {open === 'report' && <ReportDialog onClose={close} />}
      </Suspense>
    </>
  )
}

function Person({ profile, className }: { profile: Profile; className: string | undefined }) {
  const phrase = usePhrase()
  return (
    <span className={className}>
      <span className={classes.name}>
        {profile.first_name} {profile.last_name}
      </span>
      <span className={classes.role}>{phrase(roleName(profile.role))}</span>
    </span>
  )
}
