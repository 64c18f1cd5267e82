import { get, signIn } from './session.ts'
import { expect, type Page, type Request, test } from './test.ts'

test('the sign-in is usable with at most 150 kB of JavaScript', async ({ page }) => {
  const sum = countScripts(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const bytes = await sum()
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(150_000)
})

/** What comes ahead waits until the browser is idle: here it never is, however long the screen takes. */
test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })))

test('the home is usable with at most 300 kB of JavaScript', async ({ page }) => {
  await signIn(page, 'logist')
  const sum = countScripts(page)
  await page.goto('/')
  // Looked at with every frame: the charts begin to load a moment after this.
  await page.waitForFunction(() => document.querySelector('#content li button'), undefined, { polling: 'raf' })
  const bytes = await sum()
  await expect(page.getByRole('list', { name: 'Figures' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Needs you now' }).getByRole('button').first()).toBeEnabled()
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(300_000)
})

test('the board is usable with at most 300 kB of JavaScript', async ({ page }) => {
  await signIn(page, 'logist')
  const sum = countScripts(page)
  await page.goto('/order/kanban')
  // Its cards are there and it hears of changes.
  await page.waitForFunction(
    () => document.querySelector('article') && document.querySelector('#content')?.textContent?.includes('Live as of'),
    undefined,
    { polling: 'raf' },
  )
  const bytes = await sum()
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(300_000)
})

test('the editor of a flow brings at most 60 kB of JavaScript beyond what any list has', async ({ page, browser }) => {
  await signIn(page, 'admin')
  const { id } = await get<{ id: number }>(page, '/order-flow/default')
  const drawn = countScripts(page)
  await page.goto(`/order-flow/?id=${id}`)
  await page.waitForFunction(() => document.querySelector('[data-step]'), undefined, { polling: 'raf' })
  const editor = await drawn()

  const other = await browser.newPage()
  await signIn(other, 'admin')
  const listed = countScripts(other)
  await other.goto('/country/')
  await other.waitForFunction(() => document.querySelector('tbody tr'), undefined, { polling: 'raf' })
  const list = await listed()
  await other.close()
  expect(editor).toBeGreaterThan(10_000)
  expect(editor - list).toBeLessThanOrEqual(60_000)
})

/** Sums what the scripts weigh on the wire until the screen is usable; the parts that come afterwards, while the browser is idle, take nobody's time. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  const note = (request: Request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  }
  page.on('requestfinished', note)
  return async () => {
    page.off('requestfinished', note)
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    test.info().annotations.push({ type: 'JavaScript over the wire', description: `${(bytes / 1000).toFixed(1)} kB` })
    return bytes
  }
}
