import { card, column, openBoard } from './board.ts'
import { move, placeOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, type Route, test } from './test.ts'

const BOARD = '**/api/order/kanban?**'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('nothing is asked for twice while a board loads', async ({ page }) => {
  const order = await placeOrder(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (request.method() === 'GET' && url.pathname.startsWith('/api/')) asked.push(url.pathname + url.search)
  })
  const subscribed = subscriptions(page)
  await openBoard(page, order)
  await subscribed
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((url, at) => asked.indexOf(url) !== at)).toEqual([])
})

test('a move that is heard of during the first load is on the board with the next answer', async ({ page, browser }) => {
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

test('a board whose question is never answered says so, and asks again', async ({ page, browser }) => {
  const order = await placeOrder(page)
  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague, 'logist')
  await openBoard(page, order)
  await expect(page.getByText(/^Live as of \d\d:\d\d$/)).toBeVisible()
  await page.route(BOARD, () => undefined) // taken, and never answered
  await move(colleague, order, STATUS.PROCESSING)
  await expect(page.getByText(/^Stale since \d\d:\d\d, asking every 5 s$/)).toBeVisible({ timeout: 20_000 })
  await page.unroute(BOARD)
  await expect(card(column(page, 'Processing'), order)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/^Live as of/)).toBeVisible()
})

test('a part that cannot be loaded leaves the board where it is', async ({ page, context }) => {
  // Nothing is brought ahead to who saves data.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const order = await placeOrder(page)
  const toasts = page.waitForResponse(/\/assets\/toast-host-/)
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

/** Fulfilled once every channel that is asked for is confirmed. */
function subscriptions(page: Page): Promise<void> {
  return new Promise((resolve) => {
    let open = 0
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"pusher:subscribe"')) open += 1
      })
      socket.on('framereceived', ({ payload }) => {
        if (!String(payload).includes('subscription_succeeded')) return
        open -= 1
        if (open === 0) resolve()
      })
    })
  })
}

/** The answer is fetched now and delivered when the test says so. */
async function hold(route: Route, answers: (() => Promise<void>)[]): Promise<void> {
  const response = await route.fetch()
  answers.push(() => route.fulfill({ response }))
}
