import { expectAccessible } from './accessible.ts'
import { choose, expectSaid } from './operations.ts'
import { type PlacedOrder, placeOrder, readOrder } from './orders.ts'
import { post, signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

async function archived(page: Page, count: number): Promise<PlacedOrder[]> {
  const orders: PlacedOrder[] = []
  for (let index = 0; index < count; index += 1) orders.push(await placeOrder(page))
  await post(page, '/order/archive', { order_ids: orders.map(({ id }) => id) })
  return orders
}

const rowOf = (page: Page, { track }: PlacedOrder) => page.getByRole('row').filter({ hasText: track })

test('from the menu to the archive: one order comes back and goes again, and a colleague’s comes and goes by itself', async ({ page }) => {
  const [order, other] = (await archived(page, 2)) as [PlacedOrder, PlacedOrder]
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Archive' }).click()
  await expect(page).toHaveURL(/\/order\/archive\/$/)
  await expect(rowOf(page, order)).toBeVisible()

  await rowOf(page, order).getByText(order.track, { exact: true }).click({ button: 'right' })
  await choose(page.getByRole('menu', { name: new RegExp(order.track) }), 'Restore from archive')
  await expectSaid(page, `${order.track} restored from the archive`)
  await expect(rowOf(page, order)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, order)).toBeVisible()

  await post(page, '/order/archive-restore', { order_ids: [other.id] })
  await expect(rowOf(page, other)).toHaveCount(0)
  await post(page, '/order/archive', { order_ids: [other.id] })
  await expect(rowOf(page, other)).toBeVisible()
})

test('the open order comes back from beside its list', async ({ page }) => {
  const [order] = (await archived(page, 1)) as [PlacedOrder]
  await page.goto(`/order/archive/?id=${order.id}`)
  const peek = page.getByRole('dialog', { name: `Order ${order.track}` })
  await peek.getByRole('button', { name: `Restore from archive ${order.track}` }).click()
  await expectSaid(page, `${order.track} restored from the archive`)
  expect(await readOrder(page, order)).toMatchObject({ archived: false })
})

test('many: what is ticked; all that match: what no page shows; both come back by Undo', async ({ page }) => {
  const orders = await archived(page, 14)
  await page.goto(`/order/archive/?per_page=10&track=${orders.map(({ track }) => track).join()}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  await expect(bar.getByText('10 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'All 14 that match' }).click()
  await expect(bar.getByText('14 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Restore from archive' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Possible for 14 orders')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore 14 orders from archive' }).click()
  await expect(dialog.getByText('14 orders restored from the archive')).toBeVisible()
  for (const order of orders) expect(await readOrder(page, order)).toMatchObject({ archived: false })
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('14 orders are as they were before')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('1–10 of 14')).toBeVisible()
})

test('on a phone all that match are chosen below the list, and axe finds nothing serious', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const orders = await archived(page, 11)
  await page.goto(`/order/archive/?per_page=10&track=${orders.map(({ track }) => track).join()}`)
  await page
    .getByRole('checkbox', { name: /^Select TL/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'All 11 that match' }).click()
  await expect(page.getByRole('toolbar', { name: 'Selection' }).getByText('11 selected')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
