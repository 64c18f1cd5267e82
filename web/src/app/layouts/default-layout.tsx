import { AppShell, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { loadsFlow, orderFlowQueries } from '#features/order-flow/order-flow.api.ts'
import { OperationHost } from '#features/order-operation/operation-host.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useCommon } from '#lib/persisted.ts'
import { PersonContext } from '#lib/person.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingDialog } from '#ui/loading-dialog.tsx'
import classes from './default-layout.module.css'
import { RealtimeBridge } from './realtime-bridge.tsx'
import { SideMenu } from './side-menu.tsx'
import { Brand, Switches } from './top-bar.tsx'
import { useKeepFilters } from './use-keep-filters.ts'
import { UserMenu } from './user-menu.tsx'

const HEADER = 56
const WIDE = 240
const MINI = 64

/** For who is signed in: side navigation, top bar, and what the app may say over any screen. */
export function DefaultLayout() {
  const t = useT()
  const mini = useCommon((state) => state.mini)
  const isSmall = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const { pathname } = useLocation()
  const drawer = useDrawer(pathname)
  useKeepFilters()
  const profile = useProfile()
  useQuery({ ...orderFlowQueries.default(), enabled: loadsFlow(profile.role) })

  return (
    <AppShell
      header={{ height: HEADER }}
      navbar={{ width: mini ? MINI : WIDE, breakpoint: 'sm', collapsed: { mobile: true } }}
      padding={{ base: 16, sm: 24 }}
    >
      <a className={classes.skip} href="#content">
        {t('layout', 'Skip to content')}
      </a>
      <AppShell.Header className={classes.header}>
        <MenuButton isSmall={isSmall} onOpen={drawer.open} />
        <Brand />
        <div className={classes.tools}>
          <Switches />
          <UserMenu />
        </div>
      </AppShell.Header>

      {isSmall ? (
        <Drawer
          opened={drawer.isOpen}
          onClose={drawer.close}
          size={280}
          title={t('layout', 'Menu')}
          closeButtonProps={{ 'aria-label': t('layout', 'Close the menu') }}
          classNames={{ body: classes.drawerBody, content: classes.drawer }}
        >
          <SideMenu onNavigate={drawer.close} />
        </Drawer>
      ) : (
        <AppShell.Navbar className={classes.navbar} data-mini={mini || undefined}>
          <SideMenu />
        </AppShell.Navbar>
      )}

      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        <PersonContext value={profile.id}>
          <Outlet />
        </PersonContext>
      </AppShell.Main>
      <RealtimeBridge />
      <LoadingDialog />
      <OperationHost />
    </AppShell>
  )
}

/** Open on the screen where it was opened: another screen closes it, however one came there. */
function useDrawer(pathname: string) {
  const [openAt, setOpenAt] = useState<string>()
  if (openAt !== undefined && openAt !== pathname) setOpenAt(undefined)
  return { isOpen: openAt === pathname, open: () => setOpenAt(pathname), close: () => setOpenAt(undefined) }
}

/** On a small screen it opens the drawer, on a large one it collapses it to icons. */
function MenuButton({ isSmall, onOpen }: { isSmall: boolean | undefined; onOpen: () => void }) {
  const t = useT()
  const mini = useCommon((state) => state.mini)
  if (isSmall)
    return (
      <IconButton label={t('layout', 'Open the menu')} onClick={onOpen}>
        <IconMenu2 size={20} />
      </IconButton>
    )
  return (
    <IconButton
      label={mini ? t('layout', 'Expand the menu') : t('layout', 'Collapse the menu')}
      onClick={() => useCommon.setState({ mini: !mini })}
    >
      <IconLayoutSidebar size={20} />
    </IconButton>
  )
}
