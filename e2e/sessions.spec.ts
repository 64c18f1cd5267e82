import { expectAccessible } from './accessible.ts'
import { signIn, signInByForm } from './session.ts'
import { expect, type Page, test } from './test.ts'

async function openSessions(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Password and sessions' }).click()
  return page.getByRole('dialog', { name: 'Password and sessions' })
}

test('a person signed in twice ends the other session, and the other browser is signed out', async ({ browser, page }) => {
  const other = await (await browser.newContext()).newPage()
  for (const one of [other, page]) {
    await one.goto('/login')
    await signInByForm(one, 'logist-b')
    await expect(one.getByRole('heading', { name: 'Home' })).toBeVisible()
  }

  const dialog = await openSessions(page)
  const sessions = dialog.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions.filter({ hasText: 'Chrome on Linux' })).not.toHaveCount(0)
  await expect(sessions.filter({ hasText: 'This one' })).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sign out elsewhere' }).click()
  await expect(sessions).toHaveCount(1)

  // The other page's socket closes, and its next request leads to the sign-in without a click.
  await expect(other).toHaveURL(/\/login/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Archive' }).click()
  await expect(page.getByRole('heading', { name: 'Archive' })).toBeVisible()
  await other.context().close()
})

test('security sees a locked account and unlocks it', { tag: '@proof' }, async ({ browser, page }) => {
  const reporter = await (await browser.newContext()).newPage()
  await reporter.goto('/login')
  for (let time = 0; time < 10; time += 1) {
    await signInByForm(reporter, 'reporter', 'a wrong guess')
    await expect(reporter.getByText('The email address or the password is wrong').first()).toBeVisible()
    await reporter.reload()
  }
  await signInByForm(reporter, 'reporter')
  await expect(reporter.getByText(/Too many attempts/).first()).toBeVisible()

  await signIn(page, 'security')
  await page.goto('/')
  const events = page.getByRole('list', { name: 'Sign-ins' })
  await expect(events.getByText('Locked after too many failures').first()).toBeVisible()
  await expect(events.getByText(/refused in \d+ minutes?: Wrong password/).first()).toBeVisible()
  await expectAccessible(page)
  const locked = page.getByRole('list', { name: 'Locked accounts' }).getByRole('listitem').filter({ hasText: 'reporter@tracklane.test' })
  await locked.getByRole('button', { name: /^Unlock / }).click()
  await expect(locked).toHaveCount(0)
  await expect(page.getByText('No account is locked.')).toBeVisible()

  // The page still shows the countdown.
  await reporter.reload()
  await signInByForm(reporter, 'reporter')
  await expect(reporter.getByRole('heading', { name: 'Home' })).toBeVisible()

  await page.getByRole('link', { name: 'All sign-ins' }).click()
  await page.getByRole('searchbox', { name: 'Search sign-ins' }).fill('reporter@tracklane.test')
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'reporter@tracklane.test' })
  await expect(rows.nth(0)).toContainText('Signed in')
  await expect(rows.nth(1)).toContainText('Unlocked by')
  await expectAccessible(page)
  await rows.nth(0).getByRole('link').click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('list', { name: 'Sessions' })).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'End all' }).click()
  await page.getByRole('dialog', { name: 'End all sessions?' }).getByRole('button', { name: 'End all' }).click()
  await expect(drawer.getByText('Signed in nowhere.')).toBeVisible()
  await expect(reporter).toHaveURL(/\/login/)
  await reporter.context().close()
})
