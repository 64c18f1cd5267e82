import { placeOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

/** Compares the number that a link of the home shows or names with the number of orders in the table behind it. */
async function expectSameNumber(page: Page, name: RegExp): Promise<void> {
  // Time passes: an order may become late between the two looks, so it looks again.
  await expect(() => lookTwice(page, name)).toPass({ timeout: 120_000 })
}

async function lookTwice(page: Page, name: RegExp): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await page.goto('/')
  const link = page.getByRole('link', { name }).first()
  const shown = readNumber(await link.evaluate((one: HTMLElement) => one.getAttribute('aria-label') ?? one.innerText))
  expect(shown).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/order\/index\?/)
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toHaveText(
    new RegExp(` of ${shown.toLocaleString('en')}$`),
  )
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Open orders by status' })).toBeVisible()
}

/** Reads the number of orders in "Late 8 7 more than…", "14 New" and "Cash to collect: 972.80 EUR, 10 orders". */
function readNumber(text: string): number {
  const plain = text.replaceAll(',', '')
  return Number((plain.match(/(\d+) orders?/) ?? plain.match(/(\d+)/))?.[1])
}

const COUNTS = [/open orders$/, /^\d+ In delivery/, /^Late \d/, /^Without courier \d/]
const MONEY_AND_REASONS = [/^Cash to collect.*EUR/, /^Cash outstanding.*EUR/, /^Customer refused/]

for (const [what, who, names] of [
  ['count', 'logist', COUNTS],
  ['sum and each reason', 'organization-admin', MONEY_AND_REASONS],
] as const) {
  test(`each ${what} leads the ${who} to exactly as many orders`, { tag: '@proof' }, async ({ page }) => {
    await signIn(page, who)
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Open orders by status' })).toBeVisible()
    for (const name of names) await expectSameNumber(page, name)
  })
}

test('an order placed today counts for the day, in the table and behind its bar', { tag: '@proof' }, async ({ page }) => {
  await signIn(page, 'logist')
  await placeOrder(page, { status: STATUS.NEW })
  const answer = page.waitForResponse('/api/home')
  await page.goto('/')
  const days = page.getByRole('region', { name: 'Orders by day' })
  await days.getByText('Table', { exact: true }).click()
  const today = days.getByRole('link', { name: /^Created, / }).last()
  const created = (await today.textContent()) ?? ''
  const { by_day } = (await (await answer).json()).data.orders
  expect(Number(created)).toBe(by_day.at(-1)?.created)
  await today.click()
  await expect(page).toHaveURL(/created_at_from=/)
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toHaveText(new RegExp(` of ${created}$`))

  await page.goBack()
  const bars = days.locator('.recharts-bar').first().locator('.recharts-bar-rectangle path')
  await bars.last().click()
  await expect(page).toHaveURL(/\/order\/index\?created_at_from=/)
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toHaveText(new RegExp(` of ${created}$`))
})
