import { card, cardLink, column, hold, lift, openBoard, openMenu } from './board.ts'
import { placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, test } from './test.ts'

const REASON = 'The flow has no step from “New” to “Ready for dispatch”'
/** What fits into a column's head. */
const SHORT = 'No step from New'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('while a card is lifted, columns it may not go to are dimmed and say why; dropped there it goes back', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  const ready = column(page, 'Ready for dispatch')
  await expect(ready.getByText(SHORT)).toBeHidden()

  await lift(page, order, 'Processing')
  await expect(ready.getByText(SHORT)).toBeVisible()
  await expect(ready.locator('[aria-disabled]')).toHaveCSS('opacity', '0.42')
  await expect(column(page, 'Processing')).toHaveAttribute('data-verdict', 'allowed')
  await expect(column(page, 'Processing').locator('[aria-disabled]')).toHaveCount(0)

  await hold(page, 'Ready for dispatch')
  await page.mouse.up()
  await expect(page.getByRole('alert').filter({ hasText: REASON })).toBeVisible()
  await expect(card(column(page, 'New'), order)).toBeVisible()
  await expect(ready.getByText(SHORT)).toBeHidden()
  expect((await readOrder(page, order)).status_id).toBe(STATUS.NEW)
})

test('the menu of a card lists the moves it may not make with the same reason', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  const menu = await openMenu(page, order)
  await menu.getByRole('menuitem', { name: 'Why not elsewhere' }).click()
  const entry = menu.getByRole('menuitem', { name: 'Ready for dispatch' }).filter({ hasText: REASON })
  await expect(entry).toBeDisabled()
  await expect(menu.getByRole('menuitem', { name: 'Processing' }).first()).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(card(column(page, 'New'), order)).toBeVisible()
})

test('the keyboard meets the same refusal', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  await cardLink(page, order).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: REASON })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByRole('alert').filter({ hasText: REASON })).toBeVisible()
  await expect(card(column(page, 'New'), order)).toBeVisible()
  expect((await readOrder(page, order)).status_id).toBe(STATUS.NEW)
})

test('an opened order says why it may not go elsewhere', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  await cardLink(page, order).click()
  const drawer = page.getByRole('dialog', { name: `Order ${order.track}` })
  await drawer.getByRole('button', { name: 'More', exact: true }).click()
  const menu = page.getByRole('menu', { name: 'More' })
  const why = menu.getByRole('menuitem', { name: 'Why not elsewhere' })
  if ((await why.getAttribute('aria-expanded')) === 'false') await why.click()
  await expect(menu.getByText(REASON)).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Mark ready' })).toBeHidden()
})
