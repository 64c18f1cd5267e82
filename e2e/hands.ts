import { expect, type Locator, type Page } from '@playwright/test'

/** The most Tab presses from one field to another. */
const MOST_TABS = 40

/** The hands of a journey. They count presses of the pointer, keys and sign-ins. */
export function hands() {
  const counts = { presses: 0, signIns: 0, keys: 0 }

  const press = async (target: Locator) => {
    counts.presses += 1
    await target.click()
  }
  const key = async (page: Page, name: string) => {
    counts.keys += 1
    await page.keyboard.press(name)
  }
  const type = async (page: Page, text: string) => {
    counts.keys += text.length
    await page.keyboard.type(text)
  }
  /** Types into a field of an open form that Tab reaches. */
  const into = async (page: Page, field: Locator, text: string) => {
    await expect(field).toBeVisible()
    for (let tabs = 0; tabs < MOST_TABS && !(await isFocused(field)); tabs++) await key(page, 'Tab')
    await expect(field).toBeFocused()
    await type(page, text)
  }
  const choose = async (field: Locator, option: string) => {
    await press(field)
    await press(field.page().getByRole('option', { name: option, exact: true }))
  }
  /** Signs in on the page of the sign-in, where the first field has the focus. */
  const signIn = async (page: Page, email: string, password: string) => {
    counts.signIns += 1
    await page.goto('/login')
    await into(page, page.getByLabel('Email'), email)
    await into(page, page.getByLabel('Password', { exact: true }), password)
    await key(page, 'Enter')
  }
  return { counts, press, key, type, into, choose, signIn }
}

function isFocused(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement)
}
