import { expectAccessible } from './accessible.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

const found = (page: Page) => page.getByText(/^\d+ orders?$/)

async function openStatistics(page: Page): Promise<void> {
  await page.goto('/order/rejected/?tab=statistics')
  await expect(page.getByRole('heading', { name: 'By courier' })).toBeVisible()
}

/** Presses a number and compares what the list behind it has found. */
async function leadsTo(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('link', { name }).first()
  const count = Number((await link.textContent())?.replace(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await link.click()
  await expect(found(page)).toHaveText(count === 1 ? '1 order' : `${count} orders`)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'By courier' })).toBeVisible()
}

test('every number of the statistics leads to as many orders as it says', async ({ page }) => {
  await signIn(page, 'logist')
  await page.goto('/order/rejected/')
  await page.getByRole('link', { name: 'Statistics' }).click()
  await expect(page.getByRole('heading', { name: 'By courier' })).toBeVisible()
  for (const name of [/^Rejected: \d/, /^Returned: \d/, /, Rejected: \d/, /, Returned: \d/, /^Customer refused: \d/])
    await leadsTo(page, name)
  await page.getByText('Table', { exact: true }).click()
  await leadsTo(page, /^Rejected, \d\d\.\d\d\.\d{4}: \d/)
})

test('a bar leads to its orders as well', async ({ page }) => {
  await signIn(page, 'logist')
  await openStatistics(page)
  await page.locator('.recharts-bar-rectangle path').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/status_changed_at_from=.*archived=any/)
  await expect(found(page)).toBeVisible()
})

test('an administrator’s numbers lead to the orders of all organizations', async ({ page }) => {
  await signIn(page, 'admin')
  await openStatistics(page)
  for (const name of [/^Rejected: \d/, /^Returned: \d/]) await leadsTo(page, name)
})

test('the list is worked on as every list is: another day for what a customer wants after all', async ({ page }) => {
  await signIn(page, 'logist')
  await page.goto('/order/rejected/')
  const row = page.getByRole('row').nth(1)
  await row.getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Move to' }).click()
  await expect(page.getByRole('menuitem', { name: /^Redelivery…/ })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /^Returned to sender…/ })).toBeVisible()
})

test('both halves are accessible', async ({ page }) => {
  await signIn(page, 'logist')
  await page.goto('/order/rejected/')
  await expect(page.getByRole('table', { name: 'Rejected orders' })).toBeVisible()
  await expectAccessible(page)
  await openStatistics(page)
  await expectAccessible(page)
})
