import { type PlacedOrder, placeOrder } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

const peekOf = (page: Page, { track }: PlacedOrder) => page.getByRole('dialog', { name: `Order ${track}` })

test("the order is beside the table, which keeps working; toasts stay in their corner; the title is the order's", {
  tag: '@proof',
}, async ({ page }) => {
  const [first, second] = [await placeOrder(page), await placeOrder(page)]
  await page.goto(`/order/index?track=${first.track},${second.track}&id=${second.id}`)
  const peek = peekOf(page, second)
  await expect(peek).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${second.track} · `))
  const box = await peek.boundingBox()
  expect(box?.width).toBe(416)
  const table = await page.getByRole('table').boundingBox()
  expect((table?.x ?? 0) + 100).toBeLessThan(box?.x ?? 0)
  await page.getByRole('row').filter({ hasText: first.track }).getByText(first.track, { exact: true }).click()
  await expect(peekOf(page, first)).toBeVisible()
  await peekOf(page, first).getByRole('button', { name: 'Copy link' }).click()
  const toast = await page.getByRole('alert').filter({ hasText: first.track }).boundingBox()
  expect(toast?.x).toBeLessThan(400)
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeGreaterThan(600)
  await peekOf(page, first).press('Escape')
  await expect(page).toHaveTitle(/^Orders · /)
})
