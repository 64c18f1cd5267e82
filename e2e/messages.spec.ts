import { courierNamed, move, type PlacedOrder, placeOrder, STATUS } from './orders.ts'
import { get, post, signIn } from './session.ts'
import { subscription } from './subscriptions.ts'
import { type Browser, devices, expect, type Locator, type Page, test } from './test.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Messages/ })
const list = (page: Page) => page.getByRole('region', { name: 'Messages' })

test("a logist gets a colleague's change in every tab, and opens the order from the bell", async ({ page, browser }) => {
  const office = await signedIn(browser, 'organization-admin')
  await signIn(page, 'logist')
  const order = await placeOrder(page)
  const second = await page.context().newPage()
  for (const tab of [page, second]) {
    const isHeard = subscription(tab, 'private-user.')
    await tab.goto('/order/archive/')
    await expect(bell(tab)).toBeVisible()
    await isHeard
  }
  await bell(page).click()
  await list(page).getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Messages')

  await move(office, order, STATUS.PROCESSING)
  for (const tab of [page, second]) {
    await expect(tab.getByRole('alert').filter({ hasText: order.track })).toBeVisible()
    await expect(bell(tab)).toHaveAccessibleName('Messages, 1 unread')
  }
  await bell(page).click()
  await list(page)
    .getByRole('link', { name: new RegExp(order.track) })
    .click()
  await expect(page.getByRole('dialog', { name: `Order ${order.track}` })).toBeVisible()
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Messages')
})

test('a courier sees changes made while the phone was offline, and marks them as seen', async ({ browser }) => {
  const office = await signedIn(browser, 'logist')
  const context = await browser.newContext({ ...devices['Pixel 7'] })
  const page = await context.newPage()
  await signIn(page, 'courier')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'My deliveries', level: 1 })).toBeVisible()
  const changes = page.getByRole('region', { name: 'Changed since you last looked' })
  const name = await ownName(page)
  const [mine, taken] = [await given(office, name), await given(office, name)]
  for (const { track } of [mine, taken]) await showChange(page, changes, track)
  await haveSeen(page, changes)
  await expect(changes).toBeHidden()

  await context.setOffline(true)
  await move(office, taken, STATUS.PROCESSING)
  await context.setOffline(false)
  await showChange(page, changes, taken.track)
  await haveSeen(page, changes)
  await expect(changes).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My deliveries', level: 1 })).toBeVisible()
  await expect(changes).toBeHidden()
})

/** Shows new changes: while the orders are shown, they wait behind a button in the head. */
async function showChange(page: Page, changes: Locator, track: string): Promise<void> {
  const later = page.getByRole('button', { name: /^Show \d+ new change/ })
  await expect(async () => {
    if (await later.isVisible()) await later.tap()
    await expect(changes).toContainText(track, { timeout: 500 })
  }).toPass()
}

/** Marks as seen and waits for the server's answer: a reload would cancel an open request. */
async function haveSeen(page: Page, changes: Locator): Promise<void> {
  const known = page.waitForResponse('**/api/message/read')
  await changes.getByRole('button', { name: 'Seen' }).tap()
  await known
}

async function given(office: Page, courier: string): Promise<PlacedOrder> {
  const order = await placeOrder(office, { status: STATUS.READY })
  const { id } = await courierNamed(office, courier)
  await post(office, '/courier-order', { order_id: order.id, courier_id: id })
  return order
}

async function ownName(page: Page): Promise<string> {
  const { first_name, last_name } = await get<{ first_name: string; last_name: string }>(page, '/user/profile')
  return `${first_name} ${last_name}`
}

async function signedIn(browser: Browser, who: 'logist' | 'organization-admin'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, who)
  return page
}
