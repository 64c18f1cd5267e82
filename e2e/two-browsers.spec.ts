import { card, column, drag, lift, openBoard } from './board.ts'
import { move, placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { type Browser, expect, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('a move in one browser shows in the other without a reload', async ({ page, browser }) => {
  const order = await placeOrder(page)
  const colleague = await anotherBrowser(browser)
  await openBoard(page, order)
  await openBoard(colleague, order)
  const loads = countLoads(colleague)

  await drag(page, order, 'Processing')
  await expect(card(column(colleague, 'Processing'), order)).toBeVisible()
  await expect(card(column(colleague, 'New'), order)).toBeHidden()
  await drag(colleague, order, 'Ready for dispatch')
  await expect(card(column(page, 'Ready for dispatch'), order)).toBeVisible()
  expect(loads()).toBe(0)
})

test('a card moved by somebody else meanwhile goes to its column with a notice', async ({ page, browser }) => {
  const order = await placeOrder(page)
  const colleague = await anotherBrowser(browser)
  await openBoard(page, order)
  await lift(page, order, 'Processing')
  const heard = boardAnswer(page)
  await move(colleague, order, STATUS.PROCESSING)
  await move(colleague, order, STATUS.READY)
  await heard

  await page.mouse.up()
  await expect(page.getByRole('alert').filter({ hasText: `${order.track} was moved meanwhile` })).toBeVisible()
  await expect(card(column(page, 'Ready for dispatch'), order)).toBeVisible()
  await expect(card(column(page, 'Processing'), order)).toBeHidden()
  expect((await readOrder(page, order)).status_id).toBe(STATUS.READY)
})

async function anotherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, 'logist')
  return page
}

/** Waits for the board's next request after a change. */
function boardAnswer(page: Page) {
  return page.waitForResponse((response) => response.url().includes('/api/order/kanban'))
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}
