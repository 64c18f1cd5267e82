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
  /** The menu entry; without one the screen is reached in other ways. */
  menu?: { label: Phrase; icon: MenuIcon; roles: readonly Role[]; group?: keyof typeof menuGroups; place?: 'footer' }
  /** By the specification's names, run in this order. */
  guards: readonly string[]
  /** The screen itself. Without it the address is not known yet: no menu entry, and a 404. */
  load?: () => Promise<LoadedScreen<Schema>>
  /** Asks for what the screen shows first, while its code is still on the way. */
  data?: () => Promise<StartData>
}

interface LoadedScreen<Schema extends z.ZodObject = z.ZodObject> {
  component: () => ReactNode
  /** Schema of the query string; anything else is removed. It types the links to the screen. */
  search?: Schema
}

/**
 * A feature's description of its own screen, in `<name>.screen.ts`. Each part is loaded by itself: the first data is asked for before there
 * is code to show it. `then` is used because `(await import(…)).Name` becomes twice the code when it is built, and the sign-in carries all
 * of them.
 */
interface FeatureScreen<Schema extends z.ZodObject> {
  component: () => Promise<() => ReactNode>
  /** Without it the address has no query string. */
  search?: () => Promise<Schema>
  data?: () => Promise<StartData>
}

interface ScreenEntry<Path extends string, Schema extends z.ZodObject> extends Pick<Screen<Path>, 'path' | 'menu'> {
  /** Whom it lets in; that there is a session is asked first, everywhere. */
  guard?: string
  shows?: FeatureScreen<Schema>
}

type StartData = (client: QueryClient, search: Record<string, unknown>) => unknown

/** The menu's groups; their entries name them. */
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
