import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

const found = (page: Page) => page.getByText(/^\d+ orders?$/)

/** Presses a number and compares it with the size of the list behind it. */
async function leadsTo(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('link', { name }).first()
  const count = Number((await link.textContent())?.replace(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await link.click()
  await expect(found(page)).toHaveText(count === 1 ? '1 order' : `${count} orders`)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'By courier' })).toBeVisible()
}

test('every number of the statistics links to as many orders', { tag: '@proof' }, async ({ page }) => {
  await signIn(page, 'logist')
  await page.goto('/order/rejected/')
  await page.getByRole('link', { name: 'Statistics' }).click()
  await expect(page.getByRole('heading', { name: 'By courier' })).toBeVisible()
  for (const name of [/^Rejected: \d/, /^Returned: \d/, /, Rejected: \d/, /, Returned: \d/, /^Customer refused: \d/])
    await leadsTo(page, name)
  await page.getByText('Table', { exact: true }).click()
  await leadsTo(page, /^Rejected, \d\d\.\d\d\.\d{4}: \d/)
})
