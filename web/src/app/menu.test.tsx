import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { footerFor, menuFor } from './menu.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

const page = { component: () => <p>The screen itself</p> }
/** The product's table, as if every screen were built. */
const everything: Screen[] = screens.map((one) => ({ ...one, load: one.load ?? (async () => page) }))

/** The menu of the specification, entries in their order; a group as "name: children". */
const MENU: Record<Role, string[]> = {
  admin: [
    '/organization/',
    '/country/',
    '/order-flow/',
    'Kanban: /kanban/board /kanban/card /kanban/order-sub-status',
    'Languages: /i18n/languages/ /i18n/phrases/',
    '/order/rejected/',
    'Onboarding: /onboarding-admin/section/ /onboarding-admin/category/ /onboarding-admin/article/',
    'FAQ: /faq-admin/category/ /faq-admin/faq',
    '/user/',
    '/order-admin',
    'Notifications: /notification/templates/',
  ],
  organization_admin: [
    '/order-flow/',
    'Kanban: /kanban/board /kanban/card /kanban/order-sub-status',
    '/order/rejected/',
    '/order/redeliver-dates/',
    '/order/index',
    '/user/',
  ],
  logist: [
    '/order/kanban',
    '/order/archive/',
    '/order/rejected/',
    '/order/redeliver-dates/',
    '/order/finance/',
    '/faq',
    '/order/index',
    '/courier/',
  ],
  reporter: ['/order/index'],
  security: ['/user/'],
  courier: [],
}

test.each(ROLES)('the menu of %s is that of the specification', (role) => {
  const menu = menuFor(role, everything).map((item) =>
    item.kind === 'entry' ? item.path : `${item.label.message}: ${item.entries.map(({ path }) => path).join(' ')}`,
  )
  expect(menu).toEqual(MENU[role])
})

test('onboarding is in the footer menu of a logist alone', () => {
  const withOnboarding = ROLES.filter((role) => footerFor(role, everything).some(({ path }) => path === '/onboarding'))
  expect(withOnboarding).toEqual(['logist'])
})

test('a screen that is not built is in no menu, and its address is a 404', async () => {
  const notYet: Screen = { path: '/courier/', guards: ['isLogist'], menu: { ...menuOf('/courier/'), roles: ['logist'] } }
  renderScreen('/courier/', { as: 'logist', screens: [notYet, { path: '/', guards: [], load: async () => page }] })
  expect(await screen.findByText('404 Not Found')).toBeDefined()
  expect(menuFor('logist', [notYet])).toEqual([])
})

test('the entry of the current screen is marked, and groups open on a click', async () => {
  const person = userEvent.setup()
  renderScreen('/organization/', { as: 'admin', screens: everything })

  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  expect(within(menu).getByRole('link', { name: 'Organizations' }).getAttribute('aria-current')).toBe('page')
  expect(within(menu).queryByRole('link', { name: 'Boards' })).toBeNull()

  await person.click(within(menu).getByRole('button', { name: 'Kanban' }))
  await person.click(within(menu).getByRole('link', { name: 'Boards' }))
  expect((await within(menu).findByRole('link', { name: 'Boards', current: 'page' })).getAttribute('href')).toBe('/kanban/board')
})

test('the menu keeps the last filters of a screen', async () => {
  const person = userEvent.setup()
  const router = renderScreen('/order/index?track=zzz&page=3', { as: 'logist', screens: everything })
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })

  await person.click(within(menu).getByRole('link', { name: 'Couriers' }))
  await within(menu).findByRole('link', { name: 'Couriers', current: 'page' })
  await person.click(within(menu).getByRole('link', { name: 'Orders' }))
  await within(menu).findByRole('link', { name: 'Orders', current: 'page' })
  expect(router.state.location.href).toBe('/order/index?track=zzz')
})

function menuOf(path: string) {
  const menu = screens.find((one) => one.path === path)?.menu
  if (!menu) throw new Error(`${path} has no menu entry`)
  return menu
}
