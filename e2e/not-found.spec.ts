import { signIn } from './session.ts'
import { expect, test } from './test.ts'

test('an address that nobody knows is a 404 that leads home', async ({ page }) => {
  await signIn(page, 'logist')
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await expect(page).toHaveTitle('404 Not Found · Tracklane')
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
})

test('a visitor who is not signed in sees the same 404', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL('/login')
})

test('a screen of another role leads home', async ({ page }) => {
  await signIn(page, 'reporter')
  await page.goto('/order/kanban')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
})

for (const address of ['/login', '/logout', '/callback'])
  test(`${address} leads a person who is signed in home`, async ({ page }) => {
    await signIn(page, 'logist')
    await page.goto(address)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  })
