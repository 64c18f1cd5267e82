import { phrase } from '@tracklane/contract/kit/phrase'
import { countryScreen } from '#features/country/country.screen.ts'
import { courierScreen } from '#features/courier/courier.screen.ts'
import { faqIndexScreen } from '#features/faq/faq-index.screen.ts'
import { faqScreen } from '#features/faq/reader/faq.screen.ts'
import { faqViewScreen } from '#features/faq/reader/faq-view.screen.ts'
import { faqCategoryScreen } from '#features/faq-category/faq-category.screen.ts'
import { homeScreen } from '#features/home/home.screen.ts'
import { phrasesScreen } from '#features/i18n-source/phrases.screen.ts'
import { kanbanScreen } from '#features/kanban/kanban.screen.ts'
import { kanbanBoardScreen } from '#features/kanban-board/kanban-board.screen.ts'
import { kanbanCardScreen } from '#features/kanban-card/kanban-card.screen.ts'
import { languageScreen } from '#features/language/language.screen.ts'
import { notificationTemplateScreen } from '#features/notification-template/notification-template.screen.ts'
import { onboardingArticleScreen } from '#features/onboarding-article/onboarding-article.screen.ts'
import { onboardingCategoryScreen } from '#features/onboarding-category/onboarding-category.screen.ts'
import { onboardingScreen } from '#features/onboarding-reader/onboarding.screen.ts'
import { onboardingSectionScreen } from '#features/onboarding-section/onboarding-section.screen.ts'
import { orderAdminScreen } from '#features/order-admin/order-admin.screen.ts'
import { orderArchiveScreen } from '#features/order-archive/order-archive.screen.ts'
import { orderFinanceScreen } from '#features/order-finance/order-finance.screen.ts'
import { orderFlowScreen } from '#features/order-flow-draft/order-flow.screen.ts'
import { orderIndexScreen } from '#features/order-index/order-index.screen.ts'
import { orderSubStatusScreen } from '#features/order-sub-status/order-sub-status.screen.ts'
import { organizationScreen } from '#features/organization/organization.screen.ts'
import { redeliveryScreen } from '#features/redelivery/redelivery.screen.ts'
import { rejectedOrderScreen } from '#features/rejected-order/rejected-order.screen.ts'
import { testPushScreen } from '#features/test-push/test-push.screen.ts'
import { userScreen } from '#features/user/user.screen.ts'
import { entry, screen } from './screen.ts'

const kanban = { icon: 'layout-kanban', roles: ['admin', 'organization_admin'], group: 'kanban' } as const
const i18n = { icon: 'language', roles: ['admin'], group: 'i18n' } as const
const onboarding = { icon: 'school', roles: ['admin'], group: 'onboarding' } as const
const faq = { icon: 'help-circle', roles: ['admin'], group: 'faq' } as const
const notification = { icon: 'bell', roles: ['admin'], group: 'notification' } as const

/**
 * Every address of the product in the menu's order; routes, guards, menu and tours derive from this table. All are behind the sign-in,
 * except /login, /logout, /callback and /message-refusal.
 */
export const screens = [
  screen({ path: '/', shows: homeScreen }),
  screen({
    path: '/organization/',
    guard: 'isAdmin',
    menu: entry(phrase('menu', 'Organizations'), 'building', ['admin']),
    shows: { ...organizationScreen, component: () => import('./organization-screen.tsx').then((module) => module.OrganizationScreen) },
  }),
  screen({ path: '/country/', guard: 'isAdmin', menu: entry(phrase('menu', 'Countries'), 'world', ['admin']), shows: countryScreen }),
  screen({
    path: '/order-flow/',
    guard: 'isAdminOrOrganizationAdmin',
    menu: entry(phrase('menu', 'Order flow'), 'route', ['admin', 'organization_admin']),
    shows: orderFlowScreen,
  }),
  screen({
    path: '/kanban/board',
    guard: 'isAdminOrOrganizationAdmin',
    menu: { label: phrase('menu', 'Boards'), ...kanban },
    shows: kanbanBoardScreen,
  }),
  screen({
    path: '/kanban/card',
    guard: 'isAdminOrOrganizationAdmin',
    menu: { label: phrase('menu', 'Cards'), ...kanban },
    shows: kanbanCardScreen,
  }),
  screen({
    path: '/kanban/order-sub-status',
    guard: 'isAdminOrOrganizationAdmin',
    menu: { label: phrase('menu', 'Sub-statuses'), ...kanban },
    shows: orderSubStatusScreen,
  }),
  screen({ path: '/i18n/languages/', guard: 'isAdmin', menu: { label: phrase('menu', 'Languages'), ...i18n }, shows: languageScreen }),
  screen({ path: '/i18n/phrases/', guard: 'isAdmin', menu: { label: phrase('menu', 'Phrases'), ...i18n }, shows: phrasesScreen }),
  screen({
    path: '/order/kanban',
    guard: 'isLogist',
    menu: entry(phrase('menu', 'Board'), 'layout-board', ['logist']),
    shows: kanbanScreen,
  }),
  screen({
    path: '/order/archive/',
    guard: 'isLogist',
    menu: entry(phrase('menu', 'Archive'), 'archive', ['logist']),
    shows: orderArchiveScreen,
  }),
  screen({
    path: '/order/rejected/',
    guard: 'isAdminOrOrganizationAdminOrLogist',
    menu: entry(phrase('menu', 'Rejected orders'), 'truck-return', ['admin', 'organization_admin', 'logist']),
    shows: rejectedOrderScreen,
  }),
  screen({
    path: '/order/redeliver-dates/',
    guard: 'isOrganizationAdminOrLogist',
    menu: entry(phrase('menu', 'Redelivery dates'), 'calendar-time', ['organization_admin', 'logist']),
    shows: redeliveryScreen,
  }),
  screen({
    path: '/order/finance/',
    guard: 'isLogist',
    menu: entry(phrase('menu', 'Finance'), 'cash', ['logist']),
    shows: orderFinanceScreen,
  }),
  screen({
    path: '/onboarding-admin/section/',
    guard: 'isAdmin',
    menu: { label: phrase('menu', 'Sections'), ...onboarding },
    shows: onboardingSectionScreen,
  }),
  screen({
    path: '/onboarding-admin/category/',
    guard: 'isAdmin',
    menu: { label: phrase('menu', 'Categories'), ...onboarding },
    shows: onboardingCategoryScreen,
  }),
  screen({
    path: '/onboarding-admin/article/',
    guard: 'isAdmin',
    menu: { label: phrase('menu', 'Articles'), ...onboarding },
    shows: onboardingArticleScreen,
  }),
  screen({
    path: '/faq-admin/category/',
    guard: 'isAdmin',
    menu: { label: phrase('menu', 'Categories'), ...faq },
    shows: faqCategoryScreen,
  }),
  screen({ path: '/faq-admin/faq', guard: 'isAdmin', menu: { label: phrase('menu', 'Questions'), ...faq }, shows: faqIndexScreen }),
  screen({ path: '/faq', guard: 'isLogist', menu: entry(phrase('menu', 'FAQ'), 'question-mark', ['logist']), shows: faqScreen }),
  screen({ path: '/faq/view', guard: 'isLogist', shows: faqViewScreen }),
  screen({
    path: '/order/index',
    guard: 'isOrganizationAdminOrLogistOrReporter',
    menu: entry(phrase('menu', 'Orders'), 'package', ['organization_admin', 'reporter', 'logist']),
    shows: orderIndexScreen,
  }),
  screen({
    path: '/courier/',
    guard: 'isOrganizationAdminOrLogist',
    menu: entry(phrase('menu', 'Couriers'), 'truck-delivery', ['logist']),
    shows: { ...courierScreen, component: () => import('./courier-screen.tsx').then((module) => module.CourierScreen) },
  }),
  screen({
    path: '/user/',
    guard: 'isAdminOrSecurityOrOrganizationAdmin',
    menu: entry(phrase('menu', 'Users'), 'users', ['admin', 'organization_admin', 'security']),
    shows: { ...userScreen, component: () => import('./user-screen.tsx').then((module) => module.UserScreen) },
  }),
  screen({
    path: '/order-admin',
    guard: 'isAdmin',
    menu: entry(phrase('menu', 'All orders'), 'packages', ['admin']),
    shows: orderAdminScreen,
  }),
  screen({
    path: '/notification/templates/',
    guard: 'isAdmin',
    menu: { label: phrase('menu', 'Templates'), ...notification },
    shows: notificationTemplateScreen,
  }),
  screen({
    path: '/onboarding',
    guard: 'isLogist',
    menu: { ...entry(phrase('menu', 'Onboarding'), 'school', ['logist']), place: 'footer' },
    shows: onboardingScreen,
  }),
  screen({ path: '/test-push', shows: testPushScreen }),
] as const
