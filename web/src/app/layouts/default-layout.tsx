import { Drawer, Tooltip } from '@mantine/core'
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import type { Profile } from '@tracklane/contract/auth'
import { type ReactNode, Suspense, useState } from 'react'
import { PaletteButton } from '#app/palette/palette-button.tsx'
import { useProfile } from '#features/auth/auth.api.ts'
import { ChangeLogHost } from '#features/change-log/change-log-host.parts.tsx'
import { TakeBackHost } from '#features/handover/take-back-host.parts.tsx'
import { loadsFlow, orderFlowQueries } from '#features/order-flow/order-flow.api.ts'
import { OrderDialogHost } from '#features/order-operation/dialogs/order-dialog-host.parts.tsx'
import { PrintHost } from '#features/order-print/print-host.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useCommon } from '#lib/persisted.ts'
import { PersonContext } from '#lib/person.ts'
import { stopAsking } from '#ui/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingDialog } from '#ui/loading-dialog.tsx'
import { part } from '#ui/part.ts'
import { KeysButton, ShortcutHost } from '#ui/shortcut-host.tsx'
import { useCloseWithScreen, useOpenHere } from '#ui/use-open-here.ts'
import classes from './default-layout.module.css'
import { RealtimeBridge } from './realtime-bridge.tsx'
import { SideMenu } from './side-menu.tsx'
import { Brand, Switches } from './top-bar.tsx'
import { useActingElsewhere } from './use-acting-elsewhere.ts'
import { useFocusOfScreen } from './use-focus-of-screen.ts'
import { useFrame } from './use-frame.ts'
import { useKeepFilters } from './use-keep-filters.ts'
import { useLoadAhead } from './use-load-ahead.ts'
import { useMenuShape } from './use-menu-shape.ts'
import { UserMenu } from './user-menu.tsx'

/** Loaded late, since few people act as somebody else. */
const ActingBanner = part(
  () => import('#features/impersonation/acting-banner.parts.tsx').then((module) => ({ default: module.ActingBanner })),
  { ahead: false },
)

const MessageBell = part(() => import('./message-bell.tsx').then((module) => ({ default: module.MessageBell })), { isBeside: true })

/** For people who have not seen all tours. */
const Tours = part(() => import('#features/onboarding-user/tours.parts.tsx').then((module) => ({ default: module.Tours })), {
  ahead: false,
  isBeside: true,
})

/**
 * The layout of a signed-in person: side navigation, top bar, and the app's messages over any screen, around the route's screen or a given
 * page.
 */
export function DefaultLayout({ children }: { children?: ReactNode }) {
  const t = useT()
  const { isPhone, isNarrow, isMini } = useMenuShape()
  useFrame(isPhone ? 'none' : isMini ? 'mini' : 'wide')
  const drawer = useOpenHere<'menu'>()
  useCloseWithScreen(stopAsking)
  useFocusOfScreen()
  useKeepFilters()
  useActingElsewhere()
  const profile = useProfile()
  useQuery({ ...orderFlowQueries.default(), enabled: loadsFlow(profile.role) })
  useLoadAhead(profile.role)
  const [isMenuHeld, holdMenu] = useState(false)

  return (
    <>
      {profile.impersonator && (
        <div className={classes.acting}>
          <Suspense>
            <ActingBanner />
          </Suspense>
        </div>
      )}
      <a className={classes.skip} href="#content">
        {t('layout', 'Skip to content')}
      </a>
      <header className={classes.header}>
        <MenuButton isMini={isMini} opens={isNarrow ? () => drawer.open('menu') : undefined} />
        <Brand />
        <div className={classes.tools}>
          <PaletteButton />
          <KeysButton />
          <Switches TooltipComponent={Tooltip} />
          <div className={classes.bell}>
            <Suspense>
              <MessageBell />
            </Suspense>
          </div>
          <UserMenu />
        </div>
      </header>

      {isNarrow && (
        <Drawer
          opened={drawer.opened !== undefined || (isPhone && isMenuHeld)}
          onClose={drawer.close}
          {...(isMenuHeld && HELD)}
          size={280}
          title={t('layout', 'Menu')}
          closeButtonProps={{ 'aria-label': t('layout', 'Close the menu') }}
          classNames={{ body: classes.drawerBody, content: classes.drawer }}
        >
          <SideMenu onNavigate={drawer.close} />
        </Drawer>
      )}
      {!isPhone && (
        <div className={classes.menu} data-mini={isMini || undefined} data-held={isMenuHeld || undefined}>
          <SideMenu />
        </div>
      )}

      <main id="content" tabIndex={-1} className={classes.main}>
        <PersonContext value={profile.id}>{children ?? <Outlet />}</PersonContext>
      </main>
      <RealtimeBridge />
      <Suspense>{hasTours(profile) && <Tours onMenu={holdMenu} />}</Suspense>
      <LoadingDialog />
      <OrderDialogHost />
      <PrintHost />
      <TakeBackHost />
      <ChangeLogHost />
      <ShortcutHost />
    </>
  )
}

/** For a tour that points at something in the drawer: the drawer is there at once and leaves keys and clicks to the tour. */
const HELD = {
  trapFocus: false,
  lockScroll: false,
  closeOnEscape: false,
  closeOnClickOutside: false,
  transitionProps: { duration: 0 },
}

function hasTours({ role, impersonator, onboarding }: Profile): boolean {
  return role === 'logist' && !impersonator && Object.values(onboarding).includes(false)
}

/** Collapses the menu to icons on a large screen; opens the drawer where the menu is always collapsed. */
function MenuButton({ isMini, opens }: { isMini: boolean; opens: (() => void) | undefined }) {
  const t = useT()
  if (opens)
    return (
      <IconButton label={t('layout', 'Open the menu')} onClick={opens}>
        <IconMenu2 size={20} />
      </IconButton>
    )
  return (
    <IconButton
      label={isMini ? t('layout', 'Expand the menu') : t('layout', 'Collapse the menu')}
      onClick={() => useCommon.setState({ mini: !isMini })}
    >
      <IconLayoutSidebar size={20} />
    </IconButton>
  )
}
