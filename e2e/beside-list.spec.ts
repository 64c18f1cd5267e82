import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

const WIDE = { width: 1440, height: 900 }

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'admin')
  await page.goto('/country/?sort=name')
})

test('a row is open beside a list that stays live, and keys lead to its neighbours', async ({ page }) => {
  const [first, second, third] = await names(page)
  await link(page, first).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page, first)).toBeFocused()
  await expect(drawer(page, first)).toHaveAttribute('aria-modal', 'false')

  await page.keyboard.press('ArrowDown')
  await expect(drawer(page, second)).toBeFocused()
  await link(page, second).focus()
  await page.keyboard.press('ArrowDown')
  await expect(drawer(page, third)).toBeVisible()
  await expect(link(page, third)).toBeFocused()

  // Looking at rows adds one step to the history, whatever their number.
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()
  await expect(drawer(page, third)).toBeVisible()
  await drawer(page, third).getByRole('textbox', { name: 'Name' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link(page, third)).toBeFocused()
})

test('another row replaces the open one, after a question about typed changes, and a smaller window keeps it', {
  tag: '@proof',
}, async ({ page }) => {
  const [first, second] = await names(page)
  await row(page, first).click()
  await row(page, second).click()
  await expect(drawer(page, second)).toBeVisible()
  const name = drawer(page, second).getByRole('textbox', { name: 'Name' })
  await name.fill('Elsewhere')
  await row(page, first).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Elsewhere')
  await row(page, first).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(drawer(page, first)).toBeVisible()

  // The drawer lies over the list, then alone in a small window, then beside the list again.
  const open = drawer(page, first)
  await open.getByRole('textbox', { name: 'Name' }).fill('Half')
  await page.setViewportSize({ width: 1199, height: 800 })
  await expect(open).toHaveAttribute('aria-modal', 'true')
  await page.setViewportSize({ width: 767, height: 800 })
  await expect.poll(async () => (await open.boundingBox())?.width).toBe(767)
  await page.setViewportSize(WIDE)
  await expect.poll(async () => (await open.boundingBox())?.width).toBe(520)
  await expect(open.getByRole('textbox', { name: 'Name' })).toHaveValue('Half')
})

async function names(page: Page): Promise<[string, string, string]> {
  const links = page.getByRole('row').getByRole('link')
  await expect(links.nth(2)).toBeVisible()
  const [one = '', two = '', three = ''] = await page.locator('tr[data-row] > td:first-child a > :first-child').allInnerTexts()
  return [one, two, three]
}

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}

function link(page: Page, name: string) {
  return row(page, name).getByRole('link')
}

function drawer(page: Page, name: string) {
  return page.getByRole('dialog', { name })
}
