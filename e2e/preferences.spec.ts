import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test('the theme switches without reload and stays with the person, also in a new browser', async ({ page, browser }) => {
  await signIn(page, 'logist-b')
  await page.goto('/order/kanban')
  await expect(page.getByRole('heading', { name: 'Board', level: 1 })).toBeVisible()
  const html = page.locator('html')
  await kept(page, () => page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click())
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')

  const elsewhere = await browser.newPage()
  await signIn(elsewhere, 'logist-b')
  await elsewhere.goto('/')
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await elsewhere.close()
  await kept(page, () => page.getByRole('banner').getByRole('button', { name: 'Light theme' }).click())
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
})

test('the language switches without reload and stays with the person, also in a new browser', async ({ page, browser }) => {
  await signIn(page, 'logist-b')
  await page.goto('/order/kanban')
  await expect(page.getByRole('region', { name: 'Ready for dispatch', exact: true })).toBeVisible()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await choose(page, 'Language', 'Deutsch')
  await expect(page.getByRole('region', { name: 'Versandbereit', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(loads).toBe(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Versandbereit', exact: true })).toBeVisible()

  const elsewhere = await browser.newPage()
  await signIn(elsewhere, 'logist-b')
  await elsewhere.goto('/')
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de')
  await elsewhere.close()
  await choose(page, 'Sprache', 'English')
  await expect(page.getByRole('region', { name: 'Ready for dispatch', exact: true })).toBeVisible()
})

test('on a German board no English text is left, and a refusal speaks German', async ({ page }) => {
  await signIn(page, 'logist-b')
  await page.goto('/order/kanban')
  await choose(page, 'Language', 'Deutsch')
  await expect(page.getByRole('region', { name: 'Versandbereit', exact: true })).toBeVisible()
  const missed: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('missed-translation')) missed.push(request.postData() ?? '')
  })
  await page.reload()
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mehr', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: /^Warum nicht woandershin/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('menu')).toContainText('Der Ablauf')
  expect(missed).toEqual([])
  await page.keyboard.press('Escape')
  await choose(page, 'Sprache', 'English')
})

async function choose(page: Page, button: string, language: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(button) })
    .click()
  await kept(page, () => page.getByRole('menuitemradio', { name: language }).click())
}

/** Until the server has it: a page that is left at once would leave the person, whom other journeys share, as they were. */
async function kept(page: Page, choice: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/user/profile') && response.request().method() !== 'GET')
  await choice()
  expect((await answer).ok()).toBe(true)
}
