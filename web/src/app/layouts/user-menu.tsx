import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconKey, IconLogout } from '@tabler/icons-react'
import type { Profile } from '@tracklane/contract/auth'
import { roleName } from '@tracklane/contract/kit/role'
import { lazy, Suspense, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './top-bar.module.css'
import { useLeave } from './use-leave.ts'

const PasswordDialog = lazy(() => import('#features/auth/password.parts.tsx').then((module) => ({ default: module.PasswordDialog })))

export function UserMenu() {
  const t = useT()
  const profile = useProfile()
  const leave = useLeave()
  const [isChanging, setChanging] = useState(false)

  return (
    <>
      <Menu position="bottom-end" width={220}>
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
          <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => setChanging(true)}>
            {t('auth', 'Change password')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={leave}>
            {t('layout', 'Logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isChanging && (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
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

function initials({ first_name, last_name }: Profile): string {
  return `${first_name.charAt(0)}${last_name.charAt(0)}`.toUpperCase()
}
