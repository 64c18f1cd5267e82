import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

const NAME = 'Íslenska'

test.beforeEach(({ page }) => signIn(page, 'admin'))

test('an administrator adds a language, activates it and makes it inactive, by keyboard alone', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/i18n/languages/')
  await press(page.getByRole('button', { name: 'New language' }), 'Enter')
  const form = page.getByRole('dialog', { name: 'New language' })
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type(NAME)
  await page.keyboard.press('Tab')
  await page.keyboard.type('IS')
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  await expect(row(page)).toContainText('is')
  await expect(row(page).getByRole('link', { name: /missing in Íslenska/ })).toHaveAttribute('href', /\/i18n\/phrases\/\?missing_in=is/)

  await page.reload()
  expect(await offered(page)).toContain(NAME)

  await press(row(page).getByRole('link').first(), 'Enter')
  const opened = page.getByRole('dialog', { name: NAME })
  await press(opened.getByRole('checkbox', { name: 'Active' }), ' ')
  await expect(opened.getByText('When you save: it is no longer offered')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(opened).toBeHidden()
  await expect(row(page)).toContainText('Inactive')
  await page.reload()
  expect(await offered(page)).not.toContain(NAME)

  await press(row(page).getByRole('link').first(), 'Enter')
  await press(opened.getByRole('button', { name: 'Delete' }), 'Enter')
  await press(page.getByRole('dialog', { name: 'Action confirmation' }).getByRole('button', { name: 'Delete' }), 'Enter')
  await expect(row(page)).toHaveCount(0)
})

function row(page: Page) {
  return page.getByRole('row').filter({ hasText: NAME })
}

/** Focuses an element and presses it by key. */
async function press(what: ReturnType<Page['locator']>, key: string): Promise<void> {
  await what.focus()
  await what.press(key)
}

/** Returns the languages in the menu. */
async function offered(page: Page): Promise<string[]> {
  await press(page.getByRole('button', { name: /^Language/ }).first(), 'Enter')
  const entries = page.getByRole('menuitemradio')
  await expect(entries.first()).toBeVisible()
  await expect(entries.filter({ hasText: 'English' })).toBeVisible()
  const names = await entries.allTextContents()
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)
  return names.map((name) => name.trim())
}
