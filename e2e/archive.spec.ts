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

test("in the archive an order is restored and archived again, and a colleague's change appears", {
  tag: '@proof',
}, async ({ page }) => {
  const [order, other] = (await archived(page, 2)) as [PlacedOrder, PlacedOrder]
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Archive' }).click()
  await expect(page).toHaveURL(/\/order\/archive\/$/)
  await expect(rowOf(page, order)).toBeVisible()

  await rowOf(page, order).getByText(order.track, { exact: true }).click({ button: 'right' })
  await choose(page.getByRole('menu', { name: new RegExp(order.track) }), 'Restore from archive…')
  await page
    .getByRole('dialog', { name: `Restore from archive: ${order.track}` })
    .getByRole('button', { name: 'Restore from archive' })
    .click()
  await expectSaid(page, `${order.track} restored from the archive`)
  await expect(rowOf(page, order)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, order)).toBeVisible()

  await post(page, '/order/archive-restore', { order_ids: [other.id] })
  await expect(rowOf(page, other)).toHaveCount(0)
  await post(page, '/order/archive', { order_ids: [other.id] })
  await expect(rowOf(page, other)).toBeVisible()
})

test('all matching orders are archived and restored, more than the page shows', { tag: '@proof' }, async ({ page }) => {
  const orders: PlacedOrder[] = []
  for (let index = 0; index < 12; index += 1) orders.push(await placeOrder(page))
  const narrowed = `?per_page=10&track=${orders.map(({ track }) => track).join()}`
  const doWithAll = async (path: string, operation: RegExp, confirm: string, said: string) => {
    await page.goto(`${path}${narrowed}`)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const bar = page.getByRole('toolbar', { name: 'Selection' })
    await bar.getByRole('button', { name: 'All 12 that match' }).click()
    await expect(bar.getByText('12 selected')).toBeVisible()
    await bar.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: operation }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog.getByText(said)).toBeVisible()
  }
  await doWithAll('/order/index', /^Archive/, 'Archive 12 orders', '12 orders archived')
  for (const order of orders) expect(await readOrder(page, order)).toMatchObject({ archived: true })
  await doWithAll('/order/archive/', /^Restore from archive/, 'Restore 12 orders from archive', '12 orders restored from the archive')
  for (const order of orders) expect(await readOrder(page, order)).toMatchObject({ archived: false })
})
