import { get, signIn } from './session.ts'
import { expect, test } from './test.ts'

interface Order {
  id: number
  track: string
  customer_full_name: string
}

test('Ctrl K finds an order by its track, opens it, and shows its actions', async ({ page }) => {
  await signIn(page, 'logist')
  const [order] = await get<Order[]>(page, '/order?per_page=10')
  if (!order) throw new Error('The demo has no orders')
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Go to or find/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Go to or find' })
  await expect(field).toBeFocused()

  await field.fill(order.track)
  await expect(page.getByRole('option', { name: new RegExp(order.track) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/order/index?id=${order.id}`)
  await expect(page.getByRole('dialog').getByText(order.track).first()).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill(order.customer_full_name)
  await expect(page.getByRole('option', { name: new RegExp(order.track) })).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Open order/ })).toBeVisible()
})

test('single-key shortcuts can be switched off in their list, and stay off', { tag: '@proof' }, async ({ page }) => {
  await signIn(page, 'logist')
  await page.goto('/order/index')
  const search = page.getByRole('searchbox')
  await expect(search).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys of this screen' })
  await expect(help).toContainText('Ctrl K')
  await help.getByRole('switch', { name: 'Single keys act' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.reload()
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()
  await page.getByRole('banner').getByRole('button', { name: 'Keys of this screen' }).click()
  await help.getByRole('switch', { name: 'Single keys act' }).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('?z')
  await expect(search).toHaveValue('?z')
  await expect(help).toBeHidden()
})
