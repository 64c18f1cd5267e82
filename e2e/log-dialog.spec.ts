import { expectAccessible } from './accessible.ts'
import { get, put, signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

interface Country {
  id: number
  name: string
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Change log · ${name}` })

test('a change is found in the log of its row: from the row’s menu, from the editor, and page by page', async ({ page }) => {
  await signIn(page, 'admin')
  const [country] = await get<Country[]>(page, '/country?sort=name')
  if (!country) throw new Error('There is no country')
  for (let n = 1; n <= 12; n += 1) await put(page, `/country/${country.id}`, { name: n === 12 ? country.name : `${country.name} ${n}` })

  await page.goto('/country/')
  await page.getByRole('button', { name: `Actions for ${country.name}` }).click()
  await page.getByRole('menuitem', { name: 'Change log' }).click()
  const log = dialogOf(page, country.name)
  const lines = log.getByRole('listitem')
  await expect(lines.first()).toContainText(`${country.name} 11`)
  await expect(log.getByRole('list').first().locator('> li')).toHaveCount(10)
  await expectAccessible(page)
  await log.getByRole('button', { name: '2', exact: true }).click()
  await expect(lines.nth(1)).toContainText(`${country.name} 1`)
  await log.getByRole('combobox', { name: 'Changes per page' }).selectOption('5')
  await expect(log.getByRole('button', { name: '3', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(log).toBeHidden()

  await page.goto(`/country/?id=${country.id}`)
  const editor = page.getByRole('dialog', { name: country.name, exact: true })
  await editor.getByRole('button', { name: 'Change log' }).click()
  await expect(lines.first()).toContainText(`${country.name} 11`)
  await page.keyboard.press('Escape')
  await expect(log).toBeHidden()
  await expect(editor).toBeVisible()
})

test('the order view leads to the same log, on a phone as well', async ({ page }) => {
  await signIn(page, 'logist')
  await page.setViewportSize({ width: 360, height: 740 })
  const [order] = await get<{ id: number; track: string }[]>(page, '/order?status_id=6&per_page=10')
  if (!order) throw new Error('There is no order')
  await page.goto(`/order/index?id=${order.id}`)
  await page.getByRole('button', { name: 'Change log' }).click()
  const log = dialogOf(page, order.track)
  await expect(log.getByText('courier assigned').first()).toBeVisible()
  await expect(log.getByText('created').last()).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)
})
