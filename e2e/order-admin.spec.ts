import { expectAccessible } from './accessible.ts'
import { get, signIn } from './session.ts'
import { expect, test } from './test.ts'

test('a number of the home leads to the orders of one organization, which are live with a country', { tag: '@proof' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/')
  const first = page.getByRole('region', { name: 'Open orders by organization' }).getByRole('link').first()
  const name = (await first.innerText()).split('\n')[0] ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/order-admin\?status_id=1,2,3,4,6&organization_id=\d+/)
  await expect(page.getByRole('button', { name: `Organization: ${name}`, exact: true })).toBeVisible()
  await expect(page.getByText(/^As of \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText(name)

  const [country] = await get<{ id: number }[]>(page, '/country')
  await page.goto(`${page.url()}&country_id=${country?.id}`)
  await expect(page.getByText(/^Live as of/)).toBeVisible()
  await expectAccessible(page)
})
