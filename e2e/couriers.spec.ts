import { courierNamed, placeOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test("the number of a courier's open orders links to exactly those", { tag: '@proof' }, async ({ page }) => {
  await placeOrder(page, { status: STATUS.IN_DELIVERY, courier: 'Mehmet Yılmaz' })
  const { id } = await courierNamed(page, 'Mehmet Yılmaz')
  await page.goto('/courier/?search=mehmet')
  const link = row(page, 'Mehmet Yılmaz').getByRole('link', { name: /open order/ })
  const count = Number(await link.textContent())
  expect(count).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(`/order/index?courier_id=${id}&status_id=3,4,6`)
  const { meta } = await (await page.request.get(`/api/order?courier_id=${id}&status_id=3,4,6`)).json()
  expect(meta.total).toBe(count)
})

test('a logist adds a courier, changes the vehicle and makes the courier inactive', { tag: '@proof' }, async ({ page }) => {
  const last = `Test${Date.now()}`
  await page.goto('/courier/')
  await page.getByRole('button', { name: 'New courier' }).click()
  const form = page.getByRole('dialog', { name: 'New courier' })
  await form.getByRole('button', { name: 'Add courier' }).click()
  await expect(form.getByText('Value missed')).toHaveCount(2)
  await form.getByLabel('First name').fill('Jana')
  await form.getByLabel('Last name').fill(last)
  await form.getByLabel('Email').fill('no address')
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText('This value is not valid')).toBeVisible()
  await form.getByLabel('Email').fill('jana@example.test')
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()

  await page.getByRole('searchbox', { name: 'Search couriers' }).fill(last)
  await row(page, last)
    .getByRole('link', { name: new RegExp(last) })
    .click()
  const edit = page.getByRole('dialog', { name: `Jana ${last}` })
  await edit.getByRole('combobox', { name: 'Vehicle' }).click()
  await page.getByRole('option', { name: 'Bike' }).click()
  await edit.getByLabel('Capacity').fill('12')
  await edit.getByRole('checkbox', { name: 'Active' }).uncheck()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(row(page, last)).toContainText('Bike')
  await expect(row(page, last)).toContainText('12 a day')
  await expect(row(page, last)).toContainText('Inactive')
})

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}
