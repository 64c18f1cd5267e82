import { expectAccessible } from './accessible.ts'
import { choose, expectSaid } from './operations.ts'
import { type PlacedOrder, placeOrder } from './orders.ts'
import { get, post, signIn } from './session.ts'
import { type Browser, expect, type Page, test } from './test.ts'

/** A logist elsewhere, who has just put an order away. */
async function withArchived(browser: Browser): Promise<{ logist: Page; order: PlacedOrder }> {
  const logist = await (await browser.newContext()).newPage()
  await signIn(logist, 'logist')
  const order = await placeOrder(logist)
  await post(logist, '/order/archive', { order_ids: [order.id] })
  return { logist, order }
}

test('from a number of the home to the orders of one organization, which are live with a country', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/')
  const first = page.getByRole('region', { name: 'Open orders by organization' }).getByRole('link').first()
  const name = (await first.innerText()).split('\n')[0] ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/order-admin\?status_id=1,2,3,4,6&organization_id=\d+/)
  await expect(page.getByRole('button', { name: `Organization: ${name}`, exact: true })).toBeVisible()
  await expect(page.getByText(/^As of \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText(name)

  const [country] = await get<{ id: number }[]>(page, '/country')
  await page.goto(`${page.url()}&country_id=${country?.id}`)
  await expect(page.getByText(/^Live as of/)).toBeVisible()
  await expectAccessible(page)
})

test('an archived order of any organization shows with its chip, is deleted, found again and brought back', async ({ page, browser }) => {
  const { order } = await withArchived(browser)
  await signIn(page, 'admin')
  await page.goto(`/order-admin?search=${order.track}`)
  await expect(page.getByText('No orders found')).toBeVisible()

  await page.goto(`/order-admin?search=${order.track}&archived=any&deleted=any`)
  await expect(page.getByRole('button', { name: 'Archived too', exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: order.track })
  const menu = page.getByRole('menu', { name: new RegExp(order.track) })
  const open = () => row.getByText(order.track, { exact: true }).click({ button: 'right' })
  await open()
  await choose(menu, 'Delete…')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectSaid(page, `${order.track} deleted`)

  await open()
  await choose(menu, 'Restore…')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expectSaid(page, `${order.track} restored`)
  await open()
  await choose(menu, 'Restore from archive')
  await expectSaid(page, `${order.track} restored from the archive`)
  await page.goto(`/order-admin?search=${order.track}`)
  await expect(row).toBeVisible()
})

test('a change elsewhere is there as soon as the window is looked at again', async ({ page, browser }) => {
  const { logist, order } = await withArchived(browser)
  await signIn(page, 'admin')
  await page.goto(`/order-admin?search=${order.track}`)
  await expect(page.getByText('No orders found')).toBeVisible()
  await post(logist, '/order/archive-restore', { order_ids: [order.id] })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('row').filter({ hasText: order.track })).toBeVisible()
})

test('whoever is no administrator is led home', async ({ page }) => {
  await signIn(page, 'logist')
  await page.goto('/order-admin')
  await expect(page).toHaveURL(/\/$/)
})
