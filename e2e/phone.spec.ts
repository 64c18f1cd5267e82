import { card, cardLink, column, openMenu } from './board.ts'
import { placeOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a phone the menu is a drawer, and no page is wider than the screen', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectNoOverflow(page)
  await signIn(page, 'logist')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Board' }).click()
  await expect(page.getByRole('heading', { name: 'Board', level: 1 })).toBeVisible()
  await expectNoOverflow(page)
})

test('a logist moves a card on a phone by its menu', async ({ page }) => {
  await signIn(page, 'logist')
  const order = await placeOrder(page)
  await page.goto(`/order/kanban?track=${order.track}`)
  await expect(card(page, order)).toBeVisible()
  const menu = await openMenu(page, order)
  await menu.getByRole('menuitem', { name: 'Processing' }).click()
  await expect(card(column(page, 'Processing'), order)).toBeAttached()
  await expectNoOverflow(page)
})

test('an opened order fits the phone', async ({ page }) => {
  await signIn(page, 'logist')
  const order = await placeOrder(page)
  await page.goto(`/order/kanban?track=${order.track}`)
  await cardLink(page, order).click()
  await expect(page.getByRole('dialog', { name: `Order ${order.track}` })).toBeVisible()
  await expectNoOverflow(page)
})

test('a courier finds the assigned order, delivers it and sees it among the done ones', async ({ page, browser }) => {
  const office = await browser.newPage()
  await signIn(office, 'logist')
  await signIn(page, 'courier')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'My deliveries', level: 1 })).toBeVisible()
  const order = await placeOrder(office, { status: STATUS.IN_DELIVERY, courier: await ownName(page) })
  await office.close()

  await page.getByRole('listitem').filter({ hasText: order.track }).getByRole('button', { name: 'Delivered' }).tap()
  await page.getByRole('dialog', { name: 'Delivered' }).getByRole('button', { name: 'Delivered' }).tap()
  const done = page.getByRole('region', { name: 'Done today' })
  await done.getByText('Done today').tap()
  await expect(done.getByText(order.track)).toBeVisible()
  await expectNoOverflow(page)
})

async function ownName(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/user/profile')).json()
  return `${data.first_name} ${data.last_name}`
}

async function expectNoOverflow(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
}
