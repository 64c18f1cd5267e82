import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test('theme and language change without a reload and stay with the person, also in a new browser', async ({ page, browser }) => {
  await signIn(page, 'logist-b')
  await page.goto('/order/kanban')
  const html = page.locator('html')
  await expect(page.getByRole('region', { name: 'Ready for dispatch', exact: true })).toBeVisible()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await kept(page, () => page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click())
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await choose(page, 'Language', 'Deutsch')
  await expect(page.getByRole('region', { name: 'Versandbereit', exact: true })).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'de')
  expect(loads).toBe(0)
  await page.reload()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.getByRole('region', { name: 'Versandbereit', exact: true })).toBeVisible()

  const elsewhere = await browser.newPage()
  await signIn(elsewhere, 'logist-b')
  await elsewhere.goto('/')
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de')
  await elsewhere.close()
  await choose(page, 'Sprache', 'English')
  await expect(page.getByRole('region', { name: 'Ready for dispatch', exact: true })).toBeVisible()
  await kept(page, () => page.getByRole('banner').getByRole('button', { name: 'Light theme' }).click())
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
})

async function choose(page: Page, button: string, language: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(button) })
    .click()
  await kept(page, () => page.getByRole('menuitemradio', { name: language }).click())
}

/** Makes the choice and waits until the server has it. Otherwise leaving the page would lose it, and other journeys share this person. */
async function kept(page: Page, choice: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/user/profile') && response.request().method() !== 'GET')
  await choice()
  expect((await answer).ok()).toBe(true)
}
