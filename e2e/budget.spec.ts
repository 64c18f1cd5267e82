import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test('the sign-in is usable with at most 150 kB of JavaScript', async ({ page }) => {
  const sum = countScripts(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const bytes = await sum()
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(150_000)
})

test('the board is usable with at most 300 kB of JavaScript', async ({ page }) => {
  await signIn(page, 'logist')
  const sum = countScripts(page)
  await page.goto('/order/kanban')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = await sum()
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(300_000)
})

/** Sums what the scripts weigh on the wire; whatever is loaded ahead of its use counts too. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return async () => {
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    test.info().annotations.push({ type: 'JavaScript over the wire', description: `${(bytes / 1000).toFixed(1)} kB` })
    return bytes
  }
}
