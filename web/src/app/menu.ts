import type { Role } from '@tracklane/contract/kit/role'
import { type MenuGroup, menuGroups, type Screen } from './screen.ts'

export interface MenuEntry {
  path: string
  label: NonNullable<Screen['menu']>['label']
  icon: NonNullable<Screen['menu']>['icon']
}

export type MenuItem = ({ kind: 'entry' } & MenuEntry) | ({ kind: 'group'; key: string; entries: MenuEntry[] } & MenuGroup)

/** Returns the side navigation of a role: existing screens in the table's order. A group stands at the place of its first entry. */
export function menuFor(role: Role, screens: readonly Screen[]): MenuItem[] {
  const items: MenuItem[] = []
  for (const { path, menu } of visible(role, screens)) {
    if (menu.place === 'footer') continue
    const entry = { path, label: menu.label, icon: menu.icon }
    if (!menu.group) {
      items.push({ kind: 'entry', ...entry })
      continue
    }
    const group = items.find((item) => item.kind === 'group' && item.key === menu.group)
    if (group?.kind === 'group') group.entries.push(entry)
    else items.push({ kind: 'group', key: menu.group, ...menuGroups[menu.group], entries: [entry] })
  }
  return items
}

/** Returns the entries of the menu's footer, above the switches. */
export function footerFor(role: Role, screens: readonly Screen[]): MenuEntry[] {
  return visible(role, screens)
    .filter(({ menu }) => menu.place === 'footer')
    .map(({ path, menu }) => ({ path, label: menu.label, icon: menu.icon }))
}

/** Screens outside the menu of a role that may see them: the palette finds them. */
const BESIDE_MENU: Partial<Record<Role, readonly string[]>> = { organization_admin: ['/courier/'] }

export function besideMenuOf(role: Role, screens: readonly Screen[]): MenuEntry[] {
  const paths = BESIDE_MENU[role] ?? []
  return screens.flatMap(({ path, menu, load }) =>
    load && menu && paths.includes(path) ? [{ path, label: menu.label, icon: menu.icon }] : [],
  )
}

function visible(role: Role, screens: readonly Screen[]) {
  return screens.flatMap(({ path, menu, load }) => (load && menu?.roles.includes(role) ? [{ path, menu }] : []))
}
