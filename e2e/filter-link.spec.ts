import { card, column, openBoard } from './board.ts'
import { placeOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('a link with filters reproduces the view, and survives reload and back', async ({ page }) => {
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

test('a chip takes its filter off the board and out of the address', async ({ page }) => {
  const order = await placeOrder(page)
  await page.goto(`/order/kanban?track=${order.track}&payment_type=2`)
  await expect(page.getByRole('list', { name: 'Filters set' })).toBeVisible()
  await expect(card(page, order)).toBeHidden()
  await page.getByRole('button', { name: /Remove the filter “Payment/ }).click()
  await expect(card(page, order)).toBeVisible()
  await expect(page).toHaveURL(`/order/kanban?track=${order.track}`)
})

test('nonsense in the address is dropped, and the rest holds', async ({ page }) => {
  const order = await placeOrder(page)
  await page.goto(`/order/kanban?track=${order.track}&page=1&status_id=99&nonsense=7&payment_type=&total_from=abc`)
  await expect(card(page, order)).toBeVisible()
  await expect(page).toHaveURL(`/order/kanban?track=${order.track}`)
})

test('the opened order stands in the address, and back closes it', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  await card(page, order).getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: `Order ${order.track}` })
  await expect(drawer).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`[?&]id=${order.id}(&|$)`))
  await page.reload()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).not.toHaveURL(/[?&]id=/)
})
