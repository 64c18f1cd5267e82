import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'admin'))

test('an administrator adds a currency and a country that uses it, changes them and deletes both', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/country/?tab=currency')
  await page.getByRole('button', { name: 'New currency' }).click()
  const currency = page.getByRole('dialog', { name: 'New currency' })
  await currency.getByRole('textbox', { name: 'Name' }).fill('Icelandic króna')
  await currency.getByRole('textbox', { name: 'Code' }).fill('isk')
  await currency.getByRole('textbox', { name: 'Symbol' }).fill('kr')
  await currency.getByRole('textbox', { name: 'Decimals' }).fill('0')
  await page.keyboard.press('Control+Enter')
  await expect(currency).toBeHidden()
  await expect(row(page, 'Icelandic króna')).toContainText('ISK')

  await page.getByRole('link', { name: 'Countries', exact: true }).last().click()
  await page.getByRole('button', { name: 'New country' }).click()
  const country = page.getByRole('dialog', { name: 'New country' })
  await country.getByRole('textbox', { name: 'Name' }).fill('Iceland')
  await country.getByRole('textbox', { name: 'Code', exact: true }).fill('IS')
  await choose(page, 'Currency', 'ISK · Icelandic króna')
  await country.getByRole('textbox', { name: 'Phone code' }).fill('+354')
  await country.getByRole('combobox', { name: 'Time zone' }).fill('reykj')
  await page.getByRole('option', { name: 'Atlantic/Reykjavik' }).click()
  await page.keyboard.press('Control+Enter')
  await expect(country).toBeHidden()
  await expect(row(page, 'Iceland')).toContainText('Atlantic/Reykjavik')

  await page.goto('/country/?tab=currency&search=isk')
  await open(page, 'Icelandic króna')
  const used = page.getByRole('dialog', { name: 'Icelandic króna' })
  await remove(page)
  await expect(used.getByRole('alert')).toContainText('1 country uses this: make it inactive instead')
  await used.getByRole('button', { name: 'Make inactive' }).click()
  await expect(row(page, 'Icelandic króna')).toContainText('Inactive')

  await page.goto('/country/?search=iceland')
  await open(page, 'Iceland')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('ISK · Icelandic króna')
  await remove(page)
  await expect(page.getByText('No country found')).toBeVisible()
  await page.goto('/country/?tab=currency&search=isk')
  await open(page, 'Icelandic króna')
  await remove(page)
  await expect(page.getByText('No currency found')).toBeVisible()
})

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}

async function open(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('link').click()
  await expect(page.getByRole('dialog', { name }).getByRole('textbox', { name: 'Name' })).toHaveValue(name)
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Action confirmation' }).getByRole('button', { name: 'Delete' }).click()
}
