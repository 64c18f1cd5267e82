import { card, cardLink, column, hold, lift, openBoard, openMenu } from './board.ts'
import { placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, test } from './test.ts'

const REASON = 'The flow has no step from “New” to “Ready for dispatch”'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('while a card is lifted, columns it may not go to are dimmed and say why; dropped there it goes back', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  const ready = column(page, 'Ready for dispatch')
  await expect(ready.getByText(REASON)).toBeHidden()

  await lift(page, order, 'Processing')
  await expect(ready.getByText(REASON)).toBeVisible()
  await expect(ready.locator('[aria-disabled]')).toHaveCSS('opacity', '0.4')
  await expect(column(page, 'Processing')).toHaveAttribute('data-verdict', 'allowed')
  await expect(column(page, 'Processing').locator('[aria-disabled]')).toHaveCount(0)

  await hold(page, 'Ready for dispatch')
  await page.mouse.up()
  await expect(page.getByRole('alert').filter({ hasText: REASON })).toBeVisible()
  await expect(card(column(page, 'New'), order)).toBeVisible()
  await expect(ready.getByText(REASON)).toBeHidden()
  expect((await readOrder(page, order)).status_id).toBe(STATUS.NEW)
})

test('the menu of a card lists the moves it may not make with the same reason', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  const menu = await openMenu(page, order)
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
  await drawer.getByText('Why not elsewhere').click()
  await expect(drawer.getByText(REASON)).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Move to “Ready for dispatch”' })).toBeHidden()
})
