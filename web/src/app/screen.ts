import type { QueryClient } from '@tanstack/react-query'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { Role } from '@tracklane/contract/kit/role'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { MenuIcon } from './layouts/menu-icons.ts'

export interface MenuGroup {
  label: Phrase
  icon: MenuIcon
}

export interface Screen<Path extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  path: Path
  /** The menu entry; absent for a screen that is reached in other ways. */
  menu?: { label: Phrase; icon: MenuIcon; roles: readonly Role[]; group?: keyof typeof menuGroups; place?: 'footer' }
  /** Names of the specification, run in this order. */
  guards: readonly string[]
  /** Loads the screen. Absent for an address that is not known yet: no menu entry, and a 404. */
  load?: () => Promise<LoadedScreen<Schema>>
  /** Asks for the first data while the screen's code is still on its way. */
  data?: () => Promise<StartData>
}

interface LoadedScreen<Schema extends z.ZodObject = z.ZodObject> {
  component: () => ReactNode
  /** The schema of the query string; other keys are removed. It types the links to the screen. */
  search?: Schema
}

/**
 * A feature's description of its screen, in `<name>.screen.ts`. Each part is loaded on its own: the first data is asked for before there is
 * code to show it. `then` is used because `(await import(…)).Name` doubles the built code, and the sign-in carries all of these.
 */
interface FeatureScreen<Schema extends z.ZodObject> {
  component: () => Promise<() => ReactNode>
  /** The schema of the query string; absent where there is none. */
  search?: () => Promise<Schema>
  data?: () => Promise<StartData>
}

interface ScreenEntry<Path extends string, Schema extends z.ZodObject> extends Pick<Screen<Path>, 'path' | 'menu'> {
  /** The guard for roles; the session is checked first, for every screen. */
  guard?: string
  shows?: FeatureScreen<Schema>
}

type StartData = (client: QueryClient, search: Record<string, unknown>) => unknown

/** The groups of the menu, by the name that their entries use. */
export const menuGroups = {
  kanban: { label: phrase('menu', 'Kanban'), icon: 'layout-kanban' },
  i18n: { label: phrase('menu', 'Languages'), icon: 'language' },
  onboarding: { label: phrase('menu', 'Onboarding'), icon: 'school' },
  faq: { label: phrase('menu', 'FAQ'), icon: 'help-circle' },
  notification: { label: phrase('menu', 'Notifications'), icon: 'bell' },
} satisfies Record<string, MenuGroup>

const FIRST_GUARD = 'setPreviousRoute'

/** Keeps the address and the search of a screen as types. */
export function screen<const Path extends string, Schema extends z.ZodObject>({
  guard,
  shows,
  ...one
}: ScreenEntry<Path, Schema>): Screen<Path, Schema> {
  const guards = guard ? [FIRST_GUARD, guard] : [FIRST_GUARD]
  return { ...one, guards, ...(shows && loadingOf(shows)) }
}

function loadingOf<Schema extends z.ZodObject>({ component, search, ...rest }: FeatureScreen<Schema>) {
  const load = async () => {
    const [Shown, schema] = await Promise.all([component(), search?.()])
    return { component: Shown, ...(schema && { search: schema }) }
  }
  return { load, ...rest }
}

export function entry(label: Phrase, icon: MenuIcon, roles: readonly Role[]) {
  return { label, icon, roles }
}
