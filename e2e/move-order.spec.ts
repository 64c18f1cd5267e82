import { card, cardLink, column, drag, openBoard, openMenu } from './board.ts'
import { type PlacedOrder, placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

const REASON = 'The flow has no step from “New” to “Ready for dispatch”'

test('by keyboard alone a card is refused, put back, and moved', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  await cardLink(page, order).focus()
  await press(page, 'Space', 'ArrowRight', 'ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: REASON })).toBeAttached()
  await press(page, 'Space')
  await expect(page.getByRole('alert').filter({ hasText: REASON })).toBeVisible()
  await expect(card(column(page, 'New'), order)).toBeVisible()
  expect((await readOrder(page, order)).status_id).toBe(STATUS.NEW)

  await cardLink(page, order).focus()
  await press(page, 'Space', 'ArrowRight', 'Escape')
  await expect(page.getByRole('status').filter({ hasText: 'Put back' })).toBeAttached()
  await expect(card(column(page, 'New'), order)).toBeVisible()

  await press(page, 'Space', 'ArrowRight', 'Space')
  await expectMoved(page, order)
  await expect(cardLink(page, order)).toBeFocused()
})

test('a card opens its order: fields, products, moves and the person who moved it', { tag: '@proof' }, async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  await drag(page, order, 'Processing')
  await expectMoved(page, order)

  await cardLink(page, order).click()
  const drawer = page.getByRole('dialog', { name: `Order ${order.track}` })
  await expect(drawer.getByText('Große Elbstraße 14, 22767 Hamburg')).toBeVisible()
  await expect(drawer.getByText('Desk lamp')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Mark ready' })).toBeVisible()
  const [last] = await drawer.getByRole('region', { name: 'Status log' }).getByRole('listitem').all()
  await expect(last ?? drawer).toHaveText(/New.*Processing.*Jonas Brandt/)

  await drawer.getByRole('button', { name: 'Change log' }).click()
  const log = page.getByRole('dialog', { name: `Change log · ${order.track}` })
  await expect(log.getByText('Jonas Brandt').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(log).toBeHidden()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('a rejection asks for the reason, and the card shows it', { tag: '@proof' }, async ({ page }) => {
  const order = await placeOrder(page, { status: STATUS.READY })
  await openBoard(page, order)
  const menu = await openMenu(page, order)
  await menu.getByRole('menuitem', { name: 'Rejected…' }).click()
  const dialog = page.getByRole('dialog', { name: `${order.track} to “Rejected”` })
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  const reason = page.getByRole('option').first()
  const text = await reason.innerText()
  await reason.click()
  await dialog.getByRole('button', { name: 'Reject order' }).click()
  await expect(card(column(page, 'Rejected'), order)).toContainText(text)
})

async function expectMoved(page: Page, order: PlacedOrder): Promise<void> {
  await expect(card(column(page, 'Processing'), order)).toBeVisible()
  await expect(card(column(page, 'New'), order)).toBeHidden()
  await expect.poll(async () => (await readOrder(page, order)).status_id).toBe(STATUS.PROCESSING)
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}
