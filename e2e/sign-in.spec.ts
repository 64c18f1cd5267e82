import { signIn, signInByForm } from './session.ts'
import { expect, test } from './test.ts'

test('a wrong password is refused, and sign-in leads to the former address', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-15T12:00:00Z')
  await page.goto('/order/kanban?search=Hamburg&payment_type=1')
  await expect(page).toHaveURL('/login')
  await signInByForm(page, 'logist', 'not-the-password')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('contentinfo')).toContainText('2031')

  await signInByForm(page, 'logist')
  await expect(page).toHaveURL('/order/kanban?search=Hamburg&payment_type=1')
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('Hamburg')
  await expect(page.getByRole('button', { name: 'User menu' })).toContainText('Logist')
})

test('sign-out asks first, and leaves nothing to come back to', async ({ page }) => {
  await signIn(page, 'logist')
  // The other entries load late, and Logout must not move under the pointer when they appear.
  await page.route('**/user-menu-items-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'User menu' }).click()
  const logout = page.getByRole('menuitem', { name: 'Logout' })
  await logout.click({ trial: true }) // waits until it stands still
  const before = await logout.boundingBox()
  await expect(page.getByRole('menuitem', { name: 'Report a problem' })).toBeVisible()
  expect((await logout.boundingBox())?.y).toBe(before?.y)
  await logout.click()
  const question = page.getByRole('dialog', { name: 'Action confirmation' })
  await expect(question).toContainText('Are you sure you want to perform this action?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/')
  await expect(page).toHaveURL('/login')
})
