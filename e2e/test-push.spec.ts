import { signIn } from './session.ts'
import { expect, test } from './test.ts'

test('a person tests the connection and sees the duration', async ({ page }) => {
  await signIn(page, 'courier')
  await page.goto('/test-push')
  const state = page.getByText('State', { exact: true }).locator('+ dd')
  await expect(state).toHaveText('Connected')
  await expect(page.getByText('not heard', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Send a test message' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Arrived after \d+ ms$/ })).toBeVisible()
  await expect(page.getByText(/^test-push on private-user\.\d+/)).toBeVisible()
})
