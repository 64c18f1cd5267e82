import { card, column, openBoard } from './board.ts'
import { move, placeOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, test } from './test.ts'

const LOST = 'Connection lost. What others change may show late until it is back.'

test('a lost connection is shown, and the board catches up when it is back', async ({ page, context, browser }) => {
  await signIn(page, 'logist')
  const order = await placeOrder(page)
  const elsewhere = await browser.newContext()
  const colleague = await elsewhere.newPage()
  await signIn(colleague, 'logist')
  await openBoard(page, order)
  await expect(page.getByText(LOST)).toBeHidden()

  await context.setOffline(true)
  await expect(page.getByText(LOST)).toBeVisible({ timeout: 30_000 })
  await move(colleague, order, STATUS.PROCESSING)
  await expect(card(column(page, 'New'), order)).toBeVisible()

  await context.setOffline(false)
  await expect(card(column(page, 'Processing'), order)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(LOST)).toBeHidden()

  await move(colleague, order, STATUS.READY)
  await expect(card(column(page, 'Ready for dispatch'), order)).toBeVisible()
})

test('a stylesheet lost with the network loads again before its part is shown', async ({ page }) => {
  await signIn(page, 'logist')
  await openBoard(page, await placeOrder(page))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'))
  await page.route('**/*.css', (route) => route.abort())
  await lost
  await page.unroute('**/*.css')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys of this screen' })).toBeVisible()
  // A stylesheet that did not load has no rules, or reading them throws.
  const empty = () => [...document.styleSheets].flatMap(({ href, cssRules }) => (href && cssRules.length === 0 ? href : []))
  expect(await page.evaluate(empty)).toEqual([])
})
