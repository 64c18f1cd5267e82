import { card, column } from './board.ts'
import { placeOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('a link with filters shows the same list, after a reload and Back too', { tag: '@proof' }, async ({ page }) => {
  const fresh = await placeOrder(page)
  const ready = await placeOrder(page, { status: STATUS.READY })
  const link = `/order/kanban?search=${fresh.track}&payment_type=1`
  await page.goto(link)
  await expect(card(column(page, 'New'), fresh)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByLabel('Search orders')).toHaveValue(fresh.track)
  await expect(page.getByRole('list', { name: 'Filters set' })).toContainText('COD')

  await page.reload()
  await expect(card(column(page, 'New'), fresh)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByLabel('Search orders').fill(ready.track)
  await expect(card(column(page, 'Ready for dispatch'), ready)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`search=${ready.track}`))
})
