import { expect, type Page } from '@playwright/test'
import { cardLink, column, openMenu } from '../board.ts'
import { placeOrder, STATUS } from '../orders.ts'
import { get, type Person, post } from '../session.ts'

export interface State {
  /** The address, or a function that makes it. */
  address: string | ((page: Page) => Promise<string>)
  /** A name, where the address alone does not say it. */
  name?: string
  /** Steps after loading that open the state. */
  show?: (page: Page) => Promise<unknown>
  /** The title comes with the answers, and nothing is shown before. */
  isLate?: true
  /** The request answered last, when the open order and everything else is shown. */
  last?: string
  /** On a phone from the beginning. An opened part must not jump either when its answers come. */
  isNarrow?: true
  /** The screen has no list of languages, or it keeps texts in the language in which they were written. */
  isEnglish?: true
  /** The title of the screen. */
  heading?: string
}

export function nameOf({ address, name }: State): string {
  return name ?? String(address)
}

const at = (address: string): State => ({ address })
const home = (heading: string): State => ({ address: '/', heading })

/** Every screen with a person who works on it, the home of each role, and parts that open over a screen. */
export const STATES: Readonly<Record<Exclude<Person, 'logist-2' | 'logist-b'> | 'visitor', readonly State[]>> = {
  visitor: [
    at('/login'),
    { ...at('/login'), name: '/login refused', show: (page) => page.getByRole('button', { name: 'Sign in' }).click() },
    { ...at('/message-refusal?token=1.e.nobody'), isLate: true },
    { ...at('/no/such/page'), isEnglish: true },
  ],
  admin: [
    home('Home'),
    at('/organization/'),
    at('/organization/?new=true'),
    { ...at('/organization/?id=1'), name: '/organization/ log', show: openLog },
    { ...at('/organization/?id=1'), name: '/organization/ token', isNarrow: true, show: makeToken },
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
    at('/notification/templates/'),
    at('/notification/templates/?new=1'),
    at('/notification/templates/?tab=delivery'),
    { ...at('/notification/templates/?tab=delivery&state=dead'), name: '/notification/templates/ dead', show: openMail },
    { ...at('/notification/templates/?tab=delivery'), name: '/notification/templates/ given up', show: openReasons },
    { address: oneMail, name: '/notification/templates/ mail', show: (page) => page.getByRole('article').waitFor() },
    { ...at('/order-flow/?id=1&view=graph'), name: '/order-flow/ save', isLate: true, show: saveFlow },
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
    { ...at('/user/'), name: '/user/ messages', isEnglish: true, show: openBell },
    { ...at('/user/'), name: '/user/ new message', isNarrow: true, show: writeMessage },
    { ...at('/user/'), name: '/user/ keys', show: (page) => openDialog(page, 'Keys of this screen') },
    at('/user/?tab=sign-in'),
  ],
  logist: [
    home('Home'),
    at('/order/kanban'),
    { address: oneOnBoard, name: '/order/kanban menu', show: async (page) => openMenu(page, await shown(page)) },
    { address: oneOnBoard, name: '/order/kanban courier', show: chooseCourier },
    { address: oneOnBoard, name: '/order/kanban lifted', show: lift },
    { address: openOnBoard, name: '/order/kanban order before its board', last: '/api/order/kanban' },
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
    { ...at('/order/index?per_page=10'), name: '/order/index selection', show: tickOne },
    { address: onePaidOfTwo, name: '/order/index result', isEnglish: true, show: payBoth },
    { address: oneInTable, name: '/order/index order', last: '/api/order-status' },
    { address: oneInTable, name: '/order/index order before its list', last: '/api/order' },
    { address: oneInTable, name: '/order/index order on a phone', isNarrow: true, last: '/api/order-status' },
    { address: oneInTable, name: '/order/index order’s log', isNarrow: true, show: openLog },
    { address: oneInTable, name: '/order/index order’s messages', isNarrow: true, show: showWhoWasTold },
    { address: oneInTable, name: '/order/index order’s date', show: changeDate },
    { address: async (page) => `${await oneInTable(page)}&edit=1`, name: '/order/index form' },
    at('/courier/'),
    at('/courier/?new=1'),
    at('/onboarding'),
  ],
  reporter: [
    home('Home'),
    { ...at('/'), name: '/ leaving', show: (page) => openDialog(page, 'Logout') },
    { ...at('/order/index?per_page=10'), name: '/order/index palette', show: (page) => page.keyboard.press('Control+k') },
  ],
  courier: [home('My deliveries'), { ...at('/'), name: '/ palette', isNarrow: true, show: openPalette }],
  security: [
    home('Home'),
    at('/test-push'),
    at('/user/?tab=sign-in'),
    { ...at('/'), name: '/ palette', isNarrow: true, show: openPalette },
  ],
}

async function oneOnBoard(page: Page): Promise<string> {
  const { track } = await placeOrder(page, { status: STATUS.READY })
  return `/order/kanban?track=${track}`
}

async function openOnBoard(page: Page): Promise<string> {
  const { id, track } = await placeOrder(page, { status: STATUS.READY })
  return `/order/kanban?track=${track}&id=${id}`
}

async function oneInTable(page: Page): Promise<string> {
  const { id, track } = await placeOrder(page, { status: STATUS.READY })
  return `/order/index?track=${track}&id=${id}`
}

async function onePaidOfTwo(page: Page): Promise<string> {
  const [open, paid] = [await placeOrder(page), await placeOrder(page)]
  await post(page, '/order/paid', { orders: [paid.id] })
  return `/order/index?track=${open.track},${paid.track}`
}

/** Waits for the one order of the address. */
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

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Messages/ }).click()
  await page.getByRole('region', { name: 'Messages' }).waitFor()
}

async function showWhoWasTold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show who was told' }).click()
  await page.getByRole('button', { name: 'Hide who was told' }).waitFor()
}

async function writeMessage(page: Page): Promise<void> {
  await openBell(page)
  await page.getByRole('button', { name: 'New message' }).click()
  await page.getByRole('combobox', { name: 'People' }).waitFor()
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

async function tickOne(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('checkbox').nth(1).check()
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible()
}

async function planForMany(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('checkbox').first().check()
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: /^Mark as paid/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/Possible for/)
}

/** One order is paid already: it appears in the result with its reason. */
async function payBoth(page: Page): Promise<void> {
  await planForMany(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mark 1 as paid' }).click()
  await expect(dialog).toContainText('The order is paid already')
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible()
}

async function makeToken(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'New token' }).click()
  await expect(page.getByRole('dialog', { name: /^New token of / })).toBeVisible()
}

/** Removes the two steps that lead out of a status. The dialog warns of it; the test never saves it. */
async function saveFlow(page: Page): Promise<void> {
  for (const pair of ['8-3', '8-9']) {
    await page.locator(`[data-step="${pair}"]`).click()
    await page.keyboard.press('Delete')
  }
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('dialog', { name: 'Save 2 changes' })).toBeVisible()
}

async function openDialog(page: Page, by: string): Promise<void> {
  await page.getByRole('button', { name: by }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
}

async function changeDate(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Change delivery date…' }).click()
  await expect(page.getByRole('dialog', { name: /^Change delivery date/ })).toBeVisible()
}

async function openMail(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /@example/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openReasons(page: Page): Promise<void> {
  await page.getByRole('button', { name: /given up: what to do$/ }).click()
  await expect(page.getByRole('region').first()).toBeVisible()
}

async function oneMail(page: Page): Promise<string> {
  const [mail] = await get<{ id: number }[]>(page, '/notification/template?channel=email')
  return `/notification/templates/?id=${mail?.id}`
}
