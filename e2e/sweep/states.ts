import { expect, type Page } from '@playwright/test'
import { cardLink, column, openMenu } from '../board.ts'
import { placeOrder, STATUS } from '../orders.ts'
import type { Person } from '../session.ts'

export interface State {
  /** Where the page is loaded, or what makes it. */
  address: string | ((page: Page) => Promise<string>)
  /** What it is called, where the address does not say it. */
  name?: string
  /** What somebody does there until it shows. */
  show?: (page: Page) => Promise<unknown>
  /** Its title comes with its answers, and nothing stands before them. */
  isLate?: true
  /** What is answered there when all else stands. */
  last?: string
  /** It has no list of languages. */
  isEnglish?: true
  /** Its title. */
  heading?: string
}

export function nameOf({ address, name }: State): string {
  return name ?? String(address)
}

const at = (address: string): State => ({ address })
const home = (heading: string): State => ({ address: '/', heading })

/** Every screen with somebody who works on it, the home of each role, and what opens over a screen. */
export const STATES: Readonly<Record<Exclude<Person, 'logist-2' | 'logist-b'> | 'visitor', readonly State[]>> = {
  visitor: [
    at('/login'),
    { ...at('/login'), name: '/login refused', show: (page) => page.getByRole('button', { name: 'Sign in' }).click() },
    { ...at('/no/such/page'), isEnglish: true },
  ],
  admin: [
    home('Home'),
    at('/organization/'),
    at('/organization/?new=true'),
    { ...at('/organization/?id=1'), name: '/organization/ log', show: openLog },
    at('/country/'),
    at('/country/?id=1'),
    at('/country/?tab=currency'),
    at('/i18n/languages/'),
    at('/i18n/languages/?id=2'),
    at('/i18n/phrases/'),
    at('/onboarding-admin/section/'),
    at('/onboarding-admin/category/'),
    at('/onboarding-admin/article/'),
    at('/onboarding-admin/article/?new=1'),
    at('/faq-admin/category/'),
    at('/faq-admin/faq'),
    at('/faq-admin/faq?new=1'),
    at('/faq-admin/faq?tab=missed'),
    at('/faq-admin/faq?tab=unhelpful'),
    at('/order-admin?per_page=10'),
  ],
  'organization-admin': [
    home('Home'),
    at('/order-flow/'),
    { ...at('/order-flow/?id=1&view=graph'), isLate: true },
    { ...at('/order-flow/?id=1&view=matrix'), isLate: true },
    at('/kanban/board'),
    at('/kanban/card'),
    at('/kanban/order-sub-status'),
    at('/user/'),
    { ...at('/user/?new=1'), name: '/user/ new' },
    { ...at('/user/'), name: '/user/ keys', show: (page) => page.getByRole('button', { name: 'Keys of this screen' }).click() },
    at('/user/?tab=sign-in'),
  ],
  logist: [
    home('Home'),
    at('/order/kanban'),
    { address: oneOnBoard, name: '/order/kanban menu', show: async (page) => openMenu(page, await shown(page)) },
    { address: oneOnBoard, name: '/order/kanban courier', show: chooseCourier },
    { address: oneOnBoard, name: '/order/kanban lifted', show: lift },
    at('/order/archive/?per_page=10'),
    at('/order/rejected/?per_page=10'),
    at('/order/rejected/?tab=statistics'),
    at('/order/redeliver-dates/'),
    at('/order/finance/'),
    {
      ...at('/order/finance/'),
      name: '/order/finance/ hand-over',
      show: (page) =>
        page
          .getByRole('button', { name: /^Hand over/ })
          .first()
          .click(),
    },
    at('/faq'),
    at('/faq?search=zzqq'),
    { ...at('/faq/view?id=999999'), isLate: true },
    at('/order/index?per_page=10'),
    { ...at('/order/index?status_id=1,2,3&payment_type=1&per_page=10'), name: '/order/index filter', show: openFilter },
    {
      ...at('/order/index?per_page=10'),
      name: '/order/index columns',
      show: (page) => page.getByRole('button', { name: 'Columns' }).click(),
    },
    {
      ...at('/order/index?per_page=10'),
      name: '/order/index menu',
      show: (page) =>
        page
          .getByRole('button', { name: /^Actions for/ })
          .first()
          .click(),
    },
    { ...at('/order/index?per_page=10'), name: '/order/index plan', show: planForMany },
    { address: oneInTable, name: '/order/index order', last: '/api/order-status' },
    { address: oneInTable, name: '/order/index order’s date', show: changeDate },
    { address: async (page) => `${await oneInTable(page)}&edit=1`, name: '/order/index form' },
    at('/courier/'),
    at('/courier/?new=1'),
    at('/onboarding'),
  ],
  reporter: [
    home('Home'),
    { ...at('/'), name: '/ leaving', show: (page) => page.getByRole('button', { name: 'Logout' }).click() },
    { ...at('/order/index?per_page=10'), name: '/order/index palette', show: (page) => page.keyboard.press('Control+k') },
  ],
  courier: [home('My deliveries')],
  security: [home('Home'), at('/user/?tab=sign-in')],
}

async function oneOnBoard(page: Page): Promise<string> {
  const { track } = await placeOrder(page, { status: STATUS.READY })
  return `/order/kanban?track=${track}`
}

async function oneInTable(page: Page): Promise<string> {
  const { id, track } = await placeOrder(page, { status: STATUS.READY })
  return `/order/index?track=${track}&id=${id}`
}

/** The one order that the address is about. */
async function shown(page: Page) {
  const track = new URL(page.url()).searchParams.get('track') ?? ''
  return { id: 0, track, status_id: STATUS.READY, courier: null, delivery_from: null, delivery_to: null }
}

async function chooseCourier(page: Page): Promise<void> {
  const menu = await openMenu(page, await shown(page))
  await menu.getByRole('menuitem', { name: 'In delivery' }).click()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
}

async function lift(page: Page): Promise<void> {
  await cardLink(page, await shown(page)).focus()
  await page.keyboard.press('Space')
  await expect(column(page, 'New')).toHaveAttribute('data-verdict', 'refused')
}

async function openLog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Change log' }).click()
  await expect(page.getByRole('dialog', { name: /^Change log · / })).toBeVisible()
}

async function openFilter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('option', { name: 'Status 3', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Status', exact: true })).toBeVisible()
}

async function planForMany(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('checkbox').first().check()
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: /^Mark as paid/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/Possible for/)
}

async function changeDate(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Change delivery date…' }).click()
  await expect(page.getByRole('dialog', { name: /^Change delivery date/ })).toBeVisible()
}
