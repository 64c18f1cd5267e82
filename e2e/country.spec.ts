import { expectAccessible } from './accessible.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'admin'))

test('an administrator adds a currency and a country that uses it, changes them and takes both away again', async ({ page }) => {
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

test('a country in use says what uses it; a code that another has stands at its field', async ({ page }) => {
  await page.goto('/country/')
  await open(page, 'Germany')
  const form = page.getByRole('dialog', { name: 'Germany' })
  await remove(page)
  await expect(form.getByRole('alert')).toContainText(/\d+ orders, .*couriers.* use this: make it inactive instead/)
  await form.getByRole('textbox', { name: 'Code', exact: true }).fill('pl')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('There is a country with this code already')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await expect(form).toBeHidden()
})

test('what two administrators change in one country at once is kept of both, or chosen', async ({ page, browser }) => {
  const other = await browser.newPage()
  await signIn(other, 'admin')
  for (const one of [page, other]) {
    await one.goto('/country/')
    await open(one, 'Hungary')
  }
  const phone = (one: Page) => one.getByRole('textbox', { name: 'Phone code' })
  await phone(other).fill('+36 1')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('dialog', { name: 'Hungary' })).toBeHidden()

  await phone(page).fill('+36 2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Somebody else changed this meanwhile: save again to keep yours')).toBeVisible()
  await page.getByRole('button', { name: 'Take this Phone code' }).click()
  await expect(phone(page)).toHaveValue('+36 1')
  await phone(page).fill('+36')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Hungary' })).toBeHidden()
  await expect(row(page, 'Hungary').getByText('+36', { exact: true })).toBeVisible()
  await other.close()
})

test('the list is walked with the keyboard, and a link reproduces it', async ({ page }) => {
  await page.goto('/country/?sort=-name&active=1')
  await expect(page.getByRole('row').nth(1)).toContainText('Ukraine')
  await page.getByRole('row').nth(1).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ukraine' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/country/?sort=-name&active=1')
  await expect(page.getByRole('row').nth(1).getByRole('link')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove the filter “Active”' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`lists, forms and the phone are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const url of ['/country/', '/country/?id=1', '/country/?tab=currency', '/country/?tab=currency&new=1']) {
      await page.goto(url)
      await expect(page.getByRole('row').nth(1).or(page.getByRole('dialog').getByRole('textbox').first()).first()).toBeVisible()
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/country/?tab=currency')
    await expect(page.getByText('Euro', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectAccessible(page)
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
