import { card, column, openBoard } from './board.ts'
import { chunkWith, readChunks } from './chunks.ts'
import { move, placeOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { subscriptions } from './subscriptions.ts'
import { expect, type Route, test } from './test.ts'

const BOARD = '**/api/order/kanban?**'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('a move announced during the first load is on the board with the next answer', async ({ page, browser }) => {
  const order = await placeOrder(page)
  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague, 'logist')
  const subscribed = subscriptions(page)
  const answers: (() => Promise<void>)[] = []
  await page.route(BOARD, (route) => hold(route, answers), { times: 1 })
  await page.goto(`/order/kanban?track=${order.track}`)
  await expect.poll(() => answers.length).toBe(1)
  await subscribed

  await move(colleague, order, STATUS.PROCESSING)
  await answers[0]?.()
  await expect(card(column(page, 'Processing'), order)).toBeVisible()
  await expect(card(column(page, 'New'), order)).toBeHidden()
})

test('a part that cannot be loaded does not affect the board', { tag: '@proof' }, async ({ page, context }) => {
  // A browser that saves data loads nothing ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const order = await placeOrder(page)
  const toasts = page.waitForResponse((response) => response.url().endsWith(toastHost()))
  await openBoard(page, order)
  await toasts
  await context.route('**/assets/*.js', (route) => route.abort())
  await card(page, order).getByRole('link').click()
  const missing = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' })
  await expect(missing).toBeVisible()
  await expect(card(page, order)).toBeVisible()
  await context.unroute('**/assets/*.js')
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(order.track).nth(1)).toBeVisible()
})

test('a sign-out whose parts cannot be loaded says so, and asks once they are loaded', { tag: '@proof' }, async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const toasts = page.waitForResponse((response) => response.url().endsWith(toastHost()))
  await openBoard(page)
  await toasts
  await page.getByRole('button', { name: /User menu/ }).click()
  await context.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const missing = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' })
  await expect(missing).toBeVisible()
  await context.unroute('**/assets/*.js')
  await missing.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

/** Fetches the answer now; the test delivers it later. */
async function hold(route: Route, answers: (() => Promise<void>)[]): Promise<void> {
  const response = await route.fetch()
  answers.push(() => route.fulfill({ response }))
}

/** The file with the code of toasts, which is loaded ahead for everybody. */
const toastHost = () => chunkWith(readChunks(), 'src/ui/toast-host.tsx').file
