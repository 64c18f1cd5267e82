import { expectAccessible } from './accessible.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

const NAME = 'Eva Quick'
const EMAIL = 'eva.quick@tracklane.test'
const OWN = 'ten tall trees'

test('a logist gets a temporary password, chooses a new one, and is signed out at once when disabled', { tag: '@proof' }, async ({
  page,
  browser,
}) => {
  await signIn(page, 'organization-admin')
  await page.goto('/user/')
  await page.getByRole('button', { name: 'New user' }).click()
  const form = page.getByRole('dialog', { name: 'New user' })
  await form.getByRole('textbox', { name: 'First name' }).fill('Eva')
  await form.getByRole('textbox', { name: 'Last name' }).fill('Quick')
  await form.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
  await choose(page, 'Role', 'Logist')
  await choose(page, 'Country', 'Germany')
  const given = await form.getByLabel('Temporary password').inputValue()
  await form.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByText(`${NAME} is added`)).toBeVisible()
  const handedOver = page.getByRole('dialog', { name: `Pass this on to ${NAME}` })
  await expect(handedOver).toContainText(given)
  await handedOver.getByRole('button', { name: 'Done' }).click()
  await expect(form).toBeHidden()

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto('/login')
  await enter(theirs, given)
  await expect(theirs.getByText('Your password was set by somebody else. Choose one that only you know.')).toBeVisible()
  await theirs.getByLabel(/^New password(?! again)/).fill(OWN)
  await theirs.getByLabel('New password again').fill(OWN)
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await expect(theirs.getByRole('navigation').getByRole('link', { name: 'Board' })).toBeVisible()

  await page.goto('/user/?search=eva.quick')
  await expect(row(page, NAME)).toContainText('now')
  await row(page, NAME).click()
  const drawer = page.getByRole('dialog', { name: NAME })
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Disable' }).click()
  await page
    .getByRole('dialog', { name: `Disable ${NAME}?` })
    .getByRole('button', { name: 'Disable' })
    .click()
  await expect(page.getByText(`${NAME} is disabled and signed out`)).toBeVisible()
  await expect(row(page, NAME)).toContainText('Disabled')

  // The page goes there by itself.
  await expect(theirs).toHaveURL(/\/login/)
  await enter(theirs, OWN)
  await expect(theirs.getByText('The email address or the password is wrong').first()).toBeVisible()

  await row(page, NAME).click()
  await drawer.getByRole('button', { name: 'Enable' }).click()
  await expect(row(page, NAME)).not.toContainText('Disabled')
  await enter(theirs, OWN)
  await expect(theirs.getByRole('navigation').getByRole('link', { name: 'Board' })).toBeVisible()

  await row(page, NAME).click()
  await drawer.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Action confirmation' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No user found')).toBeVisible()
})

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
