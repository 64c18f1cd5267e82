import {
  type Icon,
  IconArchive,
  IconBell,
  IconBuilding,
  IconCalendarTime,
  IconCash,
  IconHelpCircle,
  IconLanguage,
  IconLayoutBoard,
  IconLayoutKanban,
  IconPackage,
  IconPackages,
  IconQuestionMark,
  IconRoute,
  IconSchool,
  IconTruckDelivery,
  IconTruckReturn,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { Role } from '@tracklane/contract/kit/role'
import type { ReactNode } from 'react'
import type { z } from 'zod'

export interface MenuGroup {
  label: Phrase
  icon: Icon
}

export interface Screen<Path extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  path: Path
  /** The menu entry; without one the screen is reached in other ways. */
  menu?: { label: Phrase; icon: Icon; roles: readonly Role[]; group?: keyof typeof menuGroups; place?: 'footer' }
  /** By the specification's names, run in this order. */
  guards: readonly string[]
  /** The screen itself. Without it the address is not known yet: no menu entry, and a 404. */
  load?: () => Promise<LoadedScreen<Schema>>
  /** Asks for what the screen shows first, while its code is still on the way. */
  data?: () => Promise<StartData>
}

interface LoadedScreen<Schema extends z.ZodObject = z.ZodObject> {
  component: () => ReactNode
  /** What its query string may say; the rest is cleaned away. Links to the screen are typed by it. */
  search?: Schema
}

type StartData = (client: QueryClient, search: Record<string, unknown>) => unknown

/** The menu's groups; their entries name them. */
export const menuGroups = {
  kanban: { label: phrase('menu', 'Kanban'), icon: IconLayoutKanban },
  i18n: { label: phrase('menu', 'Translations'), icon: IconLanguage },
  onboarding: { label: phrase('menu', 'Onboarding'), icon: IconSchool },
  faq: { label: phrase('menu', 'FAQ'), icon: IconHelpCircle },
  notification: { label: phrase('menu', 'Notifications'), icon: IconBell },
} satisfies Record<string, MenuGroup>

const kanban = { icon: IconLayoutKanban, roles: ['admin', 'organization_admin'], group: 'kanban' } as const
const i18n = { icon: IconLanguage, roles: ['admin'], group: 'i18n' } as const
const onboarding = { icon: IconSchool, roles: ['admin'], group: 'onboarding' } as const
const faq = { icon: IconHelpCircle, roles: ['admin'], group: 'faq' } as const
const notification = { icon: IconBell, roles: ['admin'], group: 'notification' } as const

/**
 * Every address of the product in the menu's order: routes, guards, menu and tours derive from this table.
 * All but /login, /logout and /callback stand behind the sign-in.
 */
export const screens = [
  screen({ path: '/', guards: ['setPreviousRoute'], load: loadHome }),
  screen({
    path: '/organization/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: entry(phrase('menu', 'Organizations'), IconBuilding, ['admin']),
  }),
  screen({
    path: '/country/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: entry(phrase('menu', 'Countries'), IconWorld, ['admin']),
    load: loadCountries,
    data: async () => (await import('#features/country/country-search.ts')).startCountries,
  }),
  screen({
    path: '/order-flow/',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: entry(phrase('menu', 'Order flow'), IconRoute, ['admin', 'organization_admin']),
  }),
  screen({
    path: '/kanban/board',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: { label: phrase('menu', 'Boards'), ...kanban },
  }),
  screen({
    path: '/kanban/card',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: { label: phrase('menu', 'Cards'), ...kanban },
  }),
  screen({
    path: '/kanban/order-sub-status',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: { label: phrase('menu', 'Sub-statuses'), ...kanban },
  }),
  screen({ path: '/i18n/languages/', guards: ['setPreviousRoute', 'isAdmin'], menu: { label: phrase('menu', 'Languages'), ...i18n } }),
  screen({ path: '/i18n/phrases/', guards: ['setPreviousRoute', 'isAdmin'], menu: { label: phrase('menu', 'Phrases'), ...i18n } }),
  screen({
    path: '/order/kanban',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Board'), IconLayoutBoard, ['logist']),
    load: loadBoard,
    data: async () => (await import('#features/kanban/data/board-search.ts')).startBoard,
  }),
  screen({
    path: '/order/archive/',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Archive'), IconArchive, ['logist']),
  }),
  screen({
    path: '/order/rejected/',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdminOrLogist'],
    menu: entry(phrase('menu', 'Rejected orders'), IconTruckReturn, ['admin', 'organization_admin', 'logist']),
  }),
  screen({
    path: '/order/redeliver-dates/',
    guards: ['setPreviousRoute', 'isOrganizationAdminOrLogist'],
    menu: entry(phrase('menu', 'Redelivery dates'), IconCalendarTime, ['organization_admin', 'logist']),
  }),
  screen({
    path: '/order/finance/',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Finance'), IconCash, ['logist']),
  }),
  screen({
    path: '/onboarding-admin/section/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Sections'), ...onboarding },
  }),
  screen({
    path: '/onboarding-admin/category/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Categories'), ...onboarding },
  }),
  screen({
    path: '/onboarding-admin/article/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Articles'), ...onboarding },
  }),
  screen({ path: '/faq-admin/category/', guards: ['setPreviousRoute', 'isAdmin'], menu: { label: phrase('menu', 'Categories'), ...faq } }),
  screen({ path: '/faq-admin/faq', guards: ['setPreviousRoute', 'isAdmin'], menu: { label: phrase('menu', 'Questions'), ...faq } }),
  screen({ path: '/faq', guards: ['setPreviousRoute', 'isLogist'], menu: entry(phrase('menu', 'FAQ'), IconQuestionMark, ['logist']) }),
  screen({ path: '/faq/view', guards: ['setPreviousRoute', 'isLogist'] }),
  screen({
    path: '/order/index',
    guards: ['setPreviousRoute', 'isOrganizationAdminOrLogistOrReporter'],
    menu: entry(phrase('menu', 'Orders'), IconPackage, ['organization_admin', 'reporter', 'logist']),
    load: loadOrders,
    data: async () => (await import('#features/order-list/order-search.ts')).startOrders,
  }),
  screen({
    path: '/courier/',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Couriers'), IconTruckDelivery, ['logist']),
    load: loadCouriers,
    data: async () => (await import('#features/courier/courier-search.ts')).startCouriers,
  }),
  screen({
    path: '/user/',
    guards: ['setPreviousRoute', 'isAdminOrSecurityOrOrganizationAdmin'],
    menu: entry(phrase('menu', 'Users'), IconUsers, ['admin', 'organization_admin', 'security']),
  }),
  screen({
    path: '/order-admin',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: entry(phrase('menu', 'All orders'), IconPackages, ['admin']),
  }),
  screen({
    path: '/notification/templates/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Templates'), ...notification },
  }),
  screen({
    path: '/onboarding',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: { ...entry(phrase('menu', 'Onboarding'), IconSchool, ['logist']), place: 'footer' },
  }),
  screen({ path: '/test-push', guards: ['setPreviousRoute'] }),
] as const

/** Keeps the address and the search of a screen as types. */
function screen<const Path extends string, Schema extends z.ZodObject>(one: Screen<Path, Schema>): Screen<Path, Schema> {
  return one
}

function entry(label: Phrase, icon: Icon, roles: readonly Role[]) {
  return { label, icon, roles }
}

async function loadHome(): Promise<LoadedScreen> {
  const { HomePage } = await import('#features/home/home.page.tsx')
  return { component: HomePage }
}

async function loadBoard() {
  const [page, search] = await Promise.all([
    import('#features/kanban/board/kanban-board.page.tsx'),
    import('#features/kanban/data/board-search.ts'),
  ])
  return { component: page.KanbanBoardPage, search: search.BoardSearch }
}

async function loadOrders() {
  const [page, search] = await Promise.all([
    import('#features/order-list/order-index.page.tsx'),
    import('#features/order-list/order-search.ts'),
  ])
  return { component: page.OrderIndexPage, search: search.OrderSearch }
}

async function loadCountries() {
  const [page, search] = await Promise.all([
    import('#features/country/country-index.page.tsx'),
    import('#features/country/country-search.ts'),
  ])
  return { component: page.CountryIndexPage, search: search.CountryIndexSearch }
}

async function loadCouriers() {
  const [page, search] = await Promise.all([
    import('#features/courier/courier-index.page.tsx'),
    import('#features/courier/courier-search.ts'),
  ])
  return { component: page.CourierIndexPage, search: search.CourierSearch }
}
