import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import type { Profile } from '@tracklane/contract/auth'
import { roleName } from '@tracklane/contract/kit/role'
import { Suspense } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { initials } from '#lib/initials.ts'
import { part } from '#ui/part.ts'
import { useMenuHere, useOpenHere } from '#ui/use-open-here.ts'
import classes from './top-bar.module.css'
import { useLeave } from './use-leave.ts'
import type { UserDialog } from './user-dialogs.tsx'

const UserMenuItems = part(() => import('./user-menu-items.tsx').then((module) => ({ default: module.UserMenuItems })))
const UserDialogs = part(() => import('./user-dialogs.tsx').then((module) => ({ default: module.UserDialogs })))

export function UserMenu() {
  const t = useT()
  const profile = useProfile()
  const leave = useLeave()
  const menu = useMenuHere()
  const { opened, open, close } = useOpenHere<UserDialog>()

  return (
    <>
      <Menu position="bottom-end" width={260} classNames={{ item: classes.menuItem }} {...menu}>
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
          <Suspense fallback={<ItemPlaces count={profile.impersonator === null ? 3 : 2} />}>
            <UserMenuItems onOpen={open} />
          </Suspense>
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={leave}>
            {t('layout', 'Logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{opened && <UserDialogs open={opened} onClose={close} />}</Suspense>
    </>
  )
}

/** Keeps the height of the entries that are loading, so that Logout does not move under the pointer. */
function ItemPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike, never move and hold no state
    <Menu.Item key={at} component="div" disabled aria-hidden>
      {'\u00a0'}
    </Menu.Item>
  ))
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
