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
  /** What its query string may say; the rest is cleaned away. Links to the screen are typed by it. */
  search?: Schema
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

const kanban = { icon: 'layout-kanban', roles: ['admin', 'organization_admin'], group: 'kanban' } as const
const i18n = { icon: 'language', roles: ['admin'], group: 'i18n' } as const
const onboarding = { icon: 'school', roles: ['admin'], group: 'onboarding' } as const
const faq = { icon: 'help-circle', roles: ['admin'], group: 'faq' } as const
const notification = { icon: 'bell', roles: ['admin'], group: 'notification' } as const

/**
 * Every address of the product in the menu's order: routes, guards, menu and tours derive from this table.
 * All but /login, /logout and /callback stand behind the sign-in.
 */
export const screens = [
  screen({ path: '/', guards: ['setPreviousRoute'], load: loadHome }),
  screen({
    path: '/organization/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: entry(phrase('menu', 'Organizations'), 'building', ['admin']),
    load: loadOrganizations,
    data: async () => (await import('#features/organization/organization-search.ts')).startOrganizations,
  }),
  screen({
    path: '/country/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: entry(phrase('menu', 'Countries'), 'world', ['admin']),
    load: loadCountries,
    data: async () => (await import('#features/country/country-search.ts')).startCountries,
  }),
  screen({
    path: '/order-flow/',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: entry(phrase('menu', 'Order flow'), 'route', ['admin', 'organization_admin']),
    load: loadFlows,
    data: async () => (await import('#features/order-flow-draft/flow-search.ts')).startFlows,
  }),
  screen({
    path: '/kanban/board',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: { label: phrase('menu', 'Boards'), ...kanban },
    load: loadBoards,
    data: async () => (await import('#features/kanban-board/kanban-board-search.ts')).startBoards,
  }),
  screen({
    path: '/kanban/card',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: { label: phrase('menu', 'Cards'), ...kanban },
    load: loadCards,
    data: async () => (await import('#features/kanban-card/kanban-card-search.ts')).startCards,
  }),
  screen({
    path: '/kanban/order-sub-status',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdmin'],
    menu: { label: phrase('menu', 'Sub-statuses'), ...kanban },
    load: loadSubStatuses,
    data: async () => (await import('#features/order-sub-status/order-sub-status-search.ts')).startSubStatuses,
  }),
  screen({
    path: '/i18n/languages/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Languages'), ...i18n },
    load: loadLanguages,
    data: async () => (await import('#features/language/language-search.ts')).startLanguages,
  }),
  screen({
    path: '/i18n/phrases/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Phrases'), ...i18n },
    load: loadPhrases,
    data: async () => (await import('#features/i18n-source/phrase-search.ts')).startPhrases,
  }),
  screen({
    path: '/order/kanban',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Board'), 'layout-board', ['logist']),
    load: loadBoard,
    data: async () => (await import('#features/kanban/data/board-search.ts')).startBoard,
  }),
  screen({
    path: '/order/archive/',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Archive'), 'archive', ['logist']),
    load: loadArchive,
    data: async () => (await import('#features/order-archive/archive-list.api.ts')).startArchive,
  }),
  screen({
    path: '/order/rejected/',
    guards: ['setPreviousRoute', 'isAdminOrOrganizationAdminOrLogist'],
    menu: entry(phrase('menu', 'Rejected orders'), 'truck-return', ['admin', 'organization_admin', 'logist']),
    load: loadRejected,
    data: async () => (await import('#features/rejected-order/rejected-list.ts')).startRejected,
  }),
  screen({
    path: '/order/redeliver-dates/',
    guards: ['setPreviousRoute', 'isOrganizationAdminOrLogist'],
    menu: entry(phrase('menu', 'Redelivery dates'), 'calendar-time', ['organization_admin', 'logist']),
    load: loadRedelivery,
    data: async () => (await import('#features/redelivery/redelivery-search.ts')).startRedelivery,
  }),
  screen({
    path: '/order/finance/',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Finance'), 'cash', ['logist']),
    load: loadFinance,
    data: async () => (await import('#features/order-finance/finance-search.ts')).startFinance,
  }),
  screen({
    path: '/onboarding-admin/section/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Sections'), ...onboarding },
    load: loadOnboardingSections,
    data: async () => (await import('#features/onboarding-section/onboarding-section-search.ts')).startSections,
  }),
  screen({
    path: '/onboarding-admin/category/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Categories'), ...onboarding },
    load: loadOnboardingCategories,
    data: async () => (await import('#features/onboarding-category/onboarding-category-search.ts')).startCategories,
  }),
  screen({
    path: '/onboarding-admin/article/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Articles'), ...onboarding },
    load: loadOnboardingArticles,
    data: async () => (await import('#features/onboarding-article/onboarding-article-search.ts')).startArticles,
  }),
  screen({
    path: '/faq-admin/category/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Categories'), ...faq },
    load: loadFaqCategories,
    data: async () => (await import('#features/faq-category/faq-category-search.ts')).startFaqCategories,
  }),
  screen({
    path: '/faq-admin/faq',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Questions'), ...faq },
    load: loadFaqs,
    data: async () => (await import('#features/faq/faq-search.ts')).startFaqs,
  }),
  screen({
    path: '/faq',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'FAQ'), 'question-mark', ['logist']),
    load: loadFaq,
    data: async () => (await import('#features/faq/reader/faq-reader-search.ts')).startFaqReader,
  }),
  screen({
    path: '/faq/view',
    guards: ['setPreviousRoute', 'isLogist'],
    load: loadFaqView,
    data: async () => (await import('#features/faq/reader/faq-reader-search.ts')).startFaqView,
  }),
  screen({
    path: '/order/index',
    guards: ['setPreviousRoute', 'isOrganizationAdminOrLogistOrReporter'],
    menu: entry(phrase('menu', 'Orders'), 'package', ['organization_admin', 'reporter', 'logist']),
    load: loadOrders,
    data: async () => (await import('#features/order-list/order-index.ts')).startOrders,
  }),
  screen({
    path: '/courier/',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: entry(phrase('menu', 'Couriers'), 'truck-delivery', ['logist']),
    load: loadCouriers,
    data: async () => (await import('#features/courier/courier-search.ts')).startCouriers,
  }),
  screen({
    path: '/user/',
    guards: ['setPreviousRoute', 'isAdminOrSecurityOrOrganizationAdmin'],
    menu: entry(phrase('menu', 'Users'), 'users', ['admin', 'organization_admin', 'security']),
    load: loadUsers,
    data: async () => (await import('#features/user/user-search.ts')).startUsers,
  }),
  screen({
    path: '/order-admin',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: entry(phrase('menu', 'All orders'), 'packages', ['admin']),
    load: loadOrderAdmin,
    data: async () => (await import('#features/order-admin/order-admin.api.ts')).startOrderAdmin,
  }),
  screen({
    path: '/notification/templates/',
    guards: ['setPreviousRoute', 'isAdmin'],
    menu: { label: phrase('menu', 'Templates'), ...notification },
  }),
  screen({
    path: '/onboarding',
    guards: ['setPreviousRoute', 'isLogist'],
    menu: { ...entry(phrase('menu', 'Onboarding'), 'school', ['logist']), place: 'footer' },
    load: loadOnboarding,
    data: async () => (await import('#features/onboarding-reader/onboarding-reader-search.ts')).startOnboarding,
  }),
  screen({ path: '/test-push', guards: ['setPreviousRoute'] }),
] as const

/** Keeps the address and the search of a screen as types. */
function screen<const Path extends string, Schema extends z.ZodObject>(one: Screen<Path, Schema>): Screen<Path, Schema> {
  return one
}

function entry(label: Phrase, icon: MenuIcon, roles: readonly Role[]) {
  return { label, icon, roles }
}

async function loadHome() {
  const [page, search] = await Promise.all([import('#features/home/home.page.tsx'), import('#features/home/home-search.ts')])
  return { component: page.HomePage, search: search.HomeSearch }
}

async function loadBoard() {
  const [page, search] = await Promise.all([
    import('#features/kanban/board/kanban-board.page.tsx'),
    import('#features/kanban/data/board-search.ts'),
  ])
  return { component: page.KanbanBoardPage, search: search.BoardSearch }
}

async function loadBoards() {
  const [page, search] = await Promise.all([
    import('#features/kanban-board/kanban-board.page.tsx'),
    import('#features/kanban-board/kanban-board-search.ts'),
  ])
  return { component: page.KanbanBoardIndexPage, search: search.KanbanBoardSearch }
}

async function loadCards() {
  const [page, search] = await Promise.all([
    import('#features/kanban-card/kanban-card.page.tsx'),
    import('#features/kanban-card/kanban-card-search.ts'),
  ])
  return { component: page.KanbanCardIndexPage, search: search.KanbanCardSearch }
}

async function loadSubStatuses() {
  const [page, search] = await Promise.all([
    import('#features/order-sub-status/order-sub-status.page.tsx'),
    import('#features/order-sub-status/order-sub-status-search.ts'),
  ])
  return { component: page.OrderSubStatusPage, search: search.OrderSubStatusSearch }
}

async function loadPhrases() {
  const [page, search] = await Promise.all([
    import('#features/i18n-source/phrases.page.tsx'),
    import('#features/i18n-source/phrase-search.ts'),
  ])
  return { component: page.PhrasesPage, search: search.PhraseSearch }
}

async function loadFaqCategories() {
  const [page, search] = await Promise.all([
    import('#features/faq-category/faq-category.page.tsx'),
    import('#features/faq-category/faq-category-search.ts'),
  ])
  return { component: page.FaqCategoryPage, search: search.FaqCategorySearch }
}

async function loadFaqs() {
  const [page, search] = await Promise.all([import('#features/faq/faq-index.page.tsx'), import('#features/faq/faq-search.ts')])
  return { component: page.FaqIndexPage, search: search.FaqIndexSearch }
}

async function loadOnboardingSections() {
  const [page, search] = await Promise.all([
    import('#features/onboarding-section/onboarding-section.page.tsx'),
    import('#features/onboarding-section/onboarding-section-search.ts'),
  ])
  return { component: page.OnboardingSectionPage, search: search.OnboardingSectionSearch }
}

async function loadOnboardingCategories() {
  const [page, search] = await Promise.all([
    import('#features/onboarding-category/onboarding-category.page.tsx'),
    import('#features/onboarding-category/onboarding-category-search.ts'),
  ])
  return { component: page.OnboardingCategoryPage, search: search.OnboardingCategorySearch }
}

async function loadOnboardingArticles() {
  const [page, search] = await Promise.all([
    import('#features/onboarding-article/onboarding-article.page.tsx'),
    import('#features/onboarding-article/onboarding-article-search.ts'),
  ])
  return { component: page.OnboardingArticlePage, search: search.OnboardingArticleSearch }
}

async function loadFaq() {
  const [page, search] = await Promise.all([
    import('#features/faq/reader/faq.page.tsx'),
    import('#features/faq/reader/faq-reader-search.ts'),
  ])
  return { component: page.FaqPage, search: search.FaqReaderSearch }
}

async function loadFaqView() {
  const [page, search] = await Promise.all([
    import('#features/faq/reader/faq-view.page.tsx'),
    import('#features/faq/reader/faq-reader-search.ts'),
  ])
  return { component: page.FaqViewPage, search: search.FaqViewSearch }
}

async function loadOnboarding() {
  const [page, search] = await Promise.all([
    import('#features/onboarding-reader/onboarding.page.tsx'),
    import('#features/onboarding-reader/onboarding-reader-search.ts'),
  ])
  return { component: page.OnboardingPage, search: search.OnboardingReaderSearch }
}

async function loadOrders() {
  const [page, list] = await Promise.all([
    import('#features/order-list/order-index.page.tsx'),
    import('#features/order-list/order-index.ts'),
  ])
  return { component: page.OrderIndexPage, search: list.orderIndex.search }
}

async function loadRejected() {
  const [page, list] = await Promise.all([
    import('#features/rejected-order/rejected-order.page.tsx'),
    import('#features/rejected-order/rejected-list.ts'),
  ])
  return { component: page.RejectedOrderPage, search: list.rejectedList.search }
}

async function loadRedelivery() {
  const [page, search] = await Promise.all([
    import('#features/redelivery/redelivery.page.tsx'),
    import('#features/redelivery/redelivery-search.ts'),
  ])
  return { component: page.RedeliverDatesPage, search: search.RedeliverySearch }
}

async function loadFinance() {
  const [page, search] = await Promise.all([
    import('#features/order-finance/order-finance.page.tsx'),
    import('#features/order-finance/finance-search.ts'),
  ])
  return { component: page.OrderFinancePage, search: search.FinanceSearch }
}

async function loadOrderAdmin() {
  const [page, list] = await Promise.all([
    import('#features/order-admin/order-admin.page.tsx'),
    import('#features/order-admin/order-admin.api.ts'),
  ])
  return { component: page.OrderAdminPage, search: list.orderAdminList.search }
}

async function loadArchive() {
  const [page, list] = await Promise.all([
    import('#features/order-archive/order-archive.page.tsx'),
    import('#features/order-archive/archive-list.api.ts'),
  ])
  return { component: page.OrderArchivePage, search: list.archiveList.search }
}

async function loadCountries() {
  const [page, search] = await Promise.all([
    import('#features/country/country-index.page.tsx'),
    import('#features/country/country-search.ts'),
  ])
  return { component: page.CountryIndexPage, search: search.CountryIndexSearch }
}

async function loadLanguages() {
  const [page, search] = await Promise.all([
    import('#features/language/language-index.page.tsx'),
    import('#features/language/language-search.ts'),
  ])
  return { component: page.LanguageIndexPage, search: search.LanguageSearch }
}

async function loadFlows() {
  const [page, search] = await Promise.all([
    import('#features/order-flow-draft/order-flow.page.tsx'),
    import('#features/order-flow-draft/flow-search.ts'),
  ])
  return { component: page.OrderFlowPage, search: search.FlowSearch }
}

async function loadOrganizations() {
  const [page, search] = await Promise.all([import('./organization-screen.tsx'), import('#features/organization/organization-search.ts')])
  return { component: page.OrganizationScreen, search: search.OrganizationSearch }
}

async function loadCouriers() {
  const [page, search] = await Promise.all([import('./courier-screen.tsx'), import('#features/courier/courier-search.ts')])
  return { component: page.CourierScreen, search: search.CourierSearch }
}

async function loadUsers() {
  const [page, search] = await Promise.all([import('./user-screen.tsx'), import('#features/user/user-search.ts')])
  return { component: page.UserScreen, search: search.UserIndexSearch }
}
