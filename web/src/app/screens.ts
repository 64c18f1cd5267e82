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
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { Role } from '@tracklane/contract/kit/role'
import type { ReactNode } from 'react'
import type { z } from 'zod'

export interface MenuGroup {
  label: Phrase
  icon: Icon
}

export interface Screen {
  path: string
  /** The menu entry; without one the screen is reached in other ways. */
  menu?: { label: Phrase; icon: Icon; roles: readonly Role[]; group?: keyof typeof menuGroups; place?: 'footer' }
  /** By the specification's names, run in this order. */
  guards: readonly string[]
  /** The screen itself. Without it the address is not known yet: no menu entry, and a 404. */
  load?: () => Promise<LoadedScreen>
}

export interface LoadedScreen {
  component: () => ReactNode
  /** What its query string may say; the rest is cleaned away. */
  search?: z.ZodObject
}

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
export const screens: readonly Screen[] = [
  { path: '/', guards: ['setPreviousRoute'], load: loadHome },
  {
    path: '/organization/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: entry(phrase('menu', 'Organizations'), IconBuilding, ['admin']),
  },
  { path: '/country/', guards: ['setPreviousRoute', 'isAdmin'], menu: entry(phrase('menu', 'Countries'), IconWorld, ['admin']) },
  {
    path: '/order-flow/',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: entry(phrase('menu', 'Order flow'), IconRoute, ['admin', 'organization_admin']),
  },
  {
    path: '/kanban/board',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: { label: phrase('menu', 'Boards'), ...kanban },
  },
  {
    path: '/kanban/card',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: { label: phrase('menu', 'Cards'), ...kanban },
  },
  {
    path: '/kanban/order-sub-status',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: { label: phrase('menu', 'Sub-statuses'), ...kanban },
  },
  { path: '/i18n/languages/', guards: ['setPreviousRoute', 'isAdmin'], menu: { label: phrase('menu', 'Languages'), ...i18n } },
  { path: '/i18n/phrases/', guards: ['setPreviousRoute', 'isAdmin'], menu: { label: phrase('menu', 'Phrases'), ...i18n } },
  {
    path: '/order/kanban',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Board'), IconLayoutBoard, ['logist']),
    load: loadBoard,
  },
  {
    path: '/order/archive/',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Archive'), IconArchive, ['logist']),
  },
  {
    path: '/order/rejected/',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdminOrLogist'],
    menu: entry(phrase('menu', 'Rejected orders'), IconTruckReturn, ['admin', 'organization_admin', 'logist']),
  },
  {
    path: '/order/redeliver-dates/',
    guards: ['setPreviousRoute', 'isOrganizationAdminOrLogist'],
    menu: entry(phrase('menu', 'Redelivery dates'), IconCalendarTime, ['organization_admin', 'logist']),
  },
  {
    path: '/order/finance/',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Finance'), IconCash, ['logist']),
  },
  {
    path: '/onboarding-admin/section/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Sections'), ...onboarding },
  },
  {
    path: '/onboarding-admin/category/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Categories'), ...onboarding },
  },
  {
    path: '/onboarding-admin/article/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Articles'), ...onboarding },
  },
  { path: '/faq-admin/category/', guards: ['setPreviousRoute', 'isAdmin'], menu: { label: phrase('menu', 'Categories'), ...faq } },
  { path: '/faq-admin/faq', guards: ['setPreviousRoute', 'isAdmin'], menu: { label: phrase('menu', 'Questions'), ...faq } },
  { path: '/faq', guards: ['setPreviousRoute', 'isLogist'], menu: entry(phrase('menu', 'FAQ'), IconQuestionMark, ['logist']) },
  { path: '/faq/view', guards: ['setPreviousRoute', 'isLogist'] },
  {
    path: '/order/index',
    guards: ['setPreviousRoute', 'isOrganizationAdminOrLogistOrReporter'],
    menu: entry(phrase('menu', 'Orders'), IconPackage, ['organization_admin', 'reporter', 'logist']),
    load: loadOrders,
  },
  {
    path: '/courier/',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Couriers'), IconTruckDelivery, ['logist']),
    load: loadCouriers,
  },
  {
    path: '/user/',
    guards: ['setPreviousRoute', 'isAdminOrSecurityOrOrganizationAdmin'],
    menu: entry(phrase('menu', 'Users'), IconUsers, ['admin', 'organization_admin', 'security']),
  },
  { path: '/order-admin', guards: ['setPreviousRoute', 'isAdmin'], menu: entry(phrase('menu', 'All orders'), IconPackages, ['admin']) },
  {
    path: '/notification/templates/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Templates'), ...notification },
  },
  {
    path: '/onboarding',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: { ...entry(phrase('menu', 'Onboarding'), IconSchool, ['logist']), place: 'footer' },
  },
  { path: '/test-push', guards: ['setPreviousRoute'] },
]

function entry(label: Phrase, icon: Icon, roles: readonly Role[]) {
  return { label, icon, roles }
}

async function loadHome(): Promise<LoadedScreen> {
  const { HomePage } = await import('#features/home/home.page.tsx')
  return { component: HomePage }
}

async function loadBoard(): Promise<LoadedScreen> {
  const [page, search] = await Promise.all([
    import('#features/kanban/board/kanban-board.page.tsx'),
    import('#features/kanban/data/board-search.ts'),
  ])
  return { component: page.KanbanBoardPage, search: search.BoardSearch }
}

async function loadOrders(): Promise<LoadedScreen> {
  const [page, search] = await Promise.all([
    import('#features/order-list/order-index.page.tsx'),
    import('#features/order-list/order-search.ts'),
  ])
  return { component: page.OrderIndexPage, search: search.OrderSearch }
}

async function loadCouriers(): Promise<LoadedScreen> {
  const [page, search] = await Promise.all([
    import('#features/courier/list/courier-index.page.tsx'),
    import('#features/courier/list/courier-search.ts'),
  ])
  return { component: page.CourierIndexPage, search: search.CourierSearch }
}
