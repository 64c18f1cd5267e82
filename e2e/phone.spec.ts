import { card, column, openMenu } from './board.ts'
import { placeOrder } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a logist moves a card on a phone by its menu', { tag: '@proof' }, async ({ page }) => {
  await signIn(page, 'logist')
  const order = await placeOrder(page)
  await page.goto(`/order/kanban?track=${order.track}`)
  await expect(card(page, order)).toBeVisible()
  const menu = await openMenu(page, order)
  await menu.getByRole('menuitem', { name: 'Processing' }).click()
  await expect(card(column(page, 'Processing'), order)).toBeAttached()
  await expectNoOverflow(page)
})

async function expectNoOverflow(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
}
