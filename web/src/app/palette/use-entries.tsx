import { IconHome, IconKeyboard, IconLanguage, IconLogout, IconMessageReport, IconMoon, IconPlus, IconSun } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { ordersPath, seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { type ReactNode, useState } from 'react'
import { MENU_ICONS } from '#app/layouts/menu-icons.ts'
import { useThemeSwitch } from '#app/layouts/theme-switch.ts'
import { useLeave } from '#app/layouts/use-leave.ts'
import { useSwitchLanguage } from '#app/layouts/use-switch-language.ts'
import { besideMenuOf, footerFor, type MenuEntry, menuFor } from '#app/menu.ts'
import { useScreens } from '#app/router-context.ts'
import { useProfile } from '#features/auth/auth.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { currentAim } from '#features/order-operation/order-aim.store.ts'
import { useOrderCommands } from '#features/order-operation/order-commands.api.ts'
import { useLanguage, usePhrase, useT } from '#lib/i18n.ts'
import { dataKey, useData } from '#lib/persisted.ts'
import { allCommands } from '#ui/commands.ts'
import { useShortcutHelp } from '#ui/shortcuts.ts'

/** A destination or an action of the palette. */
export interface Entry {
  readonly value: string
  readonly label: string
  readonly icon: ReactNode
  readonly run: () => unknown
}

/** Returns the screens in and beside the person's menu, with their last filters as in the menu. */
export function useScreenEntries(): Entry[] {
  const t = useT()
  const phrase = usePhrase()
  const { id, role } = useProfile()
  const screens = useScreens()
  const router = useRouter()
  const go = (path: string) => router.navigate({ to: path, search: useData.getState().filters[dataKey(id, path, 'screen')] ?? {} })
  const entry = ({ path, label, icon }: MenuEntry, group?: string): Entry => {
    const Icon = MENU_ICONS[icon]
    const name = group === undefined ? phrase(label) : `${group} · ${phrase(label)}`
    return { value: `screen:${path}`, label: name, icon: <Icon size={16} aria-hidden />, run: () => go(path) }
  }
  const home: Entry = {
    value: 'screen:/',
    label: t('palette', 'Home'),
    icon: <IconHome size={16} aria-hidden />,
    run: () => router.navigate({ to: '/' }),
  }
  return [
    home,
    ...menuFor(role, screens).flatMap((item) =>
      item.kind === 'entry' ? [entry(item)] : item.entries.map((one) => entry(one, phrase(item.label))),
    ),
    ...[...besideMenuOf(role, screens), ...footerFor(role, screens)].map((item) => entry(item)),
  ]
}

/** Returns the actions of the screen and of its chosen, open or focused rows, as they were when the palette opened. */
export function useCommandEntries(): Entry[] {
  const [aim] = useState(currentAim)
  const [commands] = useState(allCommands)
  const t = useT()
  const orders = useOrderCommands(aim)
  return [...orders, ...commands].map(({ id, label, icon: Icon, run }) => ({
    value: `command:${id}`,
    label: label(t),
    icon: <Icon size={16} aria-hidden />,
    run,
  }))
}

/** An action with a dialog of its own, which replaces the palette. */
export const REPORT = 'report'

/** Returns the actions that are possible on every screen. */
export function useActionEntries(onReport: () => void): Entry[] {
  const t = useT()
  const { theme, toggle } = useThemeSwitch()
  const current = useLanguage()
  const languages = useQuery(i18nQueries.languages()).data ?? []
  const switchLanguage = useSwitchLanguage()
  const leave = useLeave()
  const isDark = theme === 'dark'
  const router = useRouter()
  const { role } = useProfile()
  const newOrder: Entry = {
    value: 'new-order',
    label: t('order_editor', 'New order'),
    icon: <IconPlus size={16} aria-hidden />,
    run: () => router.navigate({ to: ordersPath({ role }), search: { new: true } }),
  }
  return [
    // A new order belongs to the organization of its author.
    ...(mayCall(orderEditEndpoints.create, role) && !seesEveryOrganization({ role }) ? [newOrder] : []),
    {
      value: 'theme',
      label: isDark ? t('layout', 'Switch to the light theme') : t('layout', 'Switch to the dark theme'),
      icon: isDark ? <IconSun size={16} aria-hidden /> : <IconMoon size={16} aria-hidden />,
      run: toggle,
    },
    ...languages
      .filter(({ char_code }) => char_code !== current)
      .map(({ char_code, name }) => ({
        value: `language:${char_code}`,
        label: `${t('layout', 'Language')}: ${name}`,
        icon: <IconLanguage size={16} aria-hidden />,
        run: () => switchLanguage.mutate(char_code),
      })),
    {
      value: 'keys',
      label: t('keys', 'Keys of this screen'),
      icon: <IconKeyboard size={16} aria-hidden />,
      run: () => useShortcutHelp.setState({ isOpen: true }),
    },
    { value: REPORT, label: t('issue', 'Report a problem'), icon: <IconMessageReport size={16} aria-hidden />, run: onReport },
    { value: 'logout', label: t('layout', 'Logout'), icon: <IconLogout size={16} aria-hidden />, run: leave },
  ]
}
