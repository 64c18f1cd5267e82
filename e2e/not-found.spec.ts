import { signIn } from './session.ts'
import { expect, test } from './test.ts'

test('an unknown address is a 404 that links to the sign-in or the home', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL('/login')

  await signIn(page, 'logist')
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
  await expect(page).toHaveTitle('404 Not Found · Tracklane')
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
})
