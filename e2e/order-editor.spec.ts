import { type PlacedOrder, placeOrder } from './orders.ts'
import { get, put, signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

interface EditedOrder extends PlacedOrder {
  customer_full_name: string
  customer_address: string
  comment: string | null
  order_price: string
  total: string
  version: number
}

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('a logist creates an order: missing values are reported at the fields, sums follow the typing', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/order/index')
  await page.getByRole('button', { name: 'New order' }).click()
  const form = page.getByRole('dialog', { name: 'New order' })
  await expect(page).toHaveURL(/[?&]new=1/)
  await form.getByRole('button', { name: 'Create order' }).click()
  await expect(form.getByText('Value missed')).toHaveCount(2)
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()

  await form.getByRole('textbox', { name: 'Name' }).fill('Nora Feldmann')
  await form.getByRole('textbox', { name: 'Address' }).fill('Elbchaussee 9, 22765 Hamburg')
  await form.getByRole('button', { name: 'Add a product' }).click()
  const product = form.getByRole('group', { name: 'Product 1' })
  await expect(product.getByLabel('Product', { exact: true })).toBeFocused()
  await page.keyboard.type('Garden chair')
  await product.getByLabel('Quantity').fill('3')
  await product.getByLabel('Price').fill('19.99')
  await form.getByLabel('Delivery price').fill('5')
  await form.getByRole('textbox', { name: 'Delivery date' }).fill('24.12.2030')
  await expect(form.getByText('64.97 EUR')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')

  const view = page.getByRole('dialog', { name: /^Order TL/ })
  await expect(view).toBeVisible()
  const id = Number(new URL(page.url()).searchParams.get('id'))
  expect(await get<EditedOrder>(page, `/order/${id}`)).toMatchObject({
    customer_full_name: 'Nora Feldmann',
    order_price: '59.97',
    total: '64.97',
    delivery_to: '2030-12-24T17:00:00.000Z',
  })
})

test('unsaved changes ask on Escape and Back, and stay when the person stays', async ({ page }) => {
  const order = await placeOrder(page)
  await page.goto(`/order/index?track=${order.track}&id=${order.id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = formOf(page, order)
  await form.getByRole('textbox', { name: 'Name' }).fill('Somebody else')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Somebody else')

  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Somebody else')
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page).toHaveURL(/edit=1/)

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('dialog', { name: `Order ${order.track}` })).toBeVisible()
  expect((await get<EditedOrder>(page, `/order/${order.id}`)).customer_full_name).toBe('Greta Sommerfeld')
})

test('two people who edit the same field see both versions, and nothing is lost', { tag: '@proof' }, async ({ page }) => {
  const order = await placeOrder(page)
  const form = await openForm(page, order)
  await form.getByRole('textbox', { name: 'Name' }).fill('Bob Ray')
  await form.getByLabel('Comment').fill('Ring twice')
  await put(page, `/order/${order.id}`, { customer_full_name: 'Carl Fast', customer_address: 'Ringstraße 2' })
  await form.getByRole('button', { name: 'Save' }).click()

  const versions = form.getByRole('group', { name: 'Name' })
  await expect(versions.getByRole('radio', { name: 'Theirs Carl Fast' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
  await versions.getByRole('radio', { name: 'Mine Bob Ray' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  expect(await get<EditedOrder>(page, `/order/${order.id}`)).toMatchObject({
    customer_full_name: 'Bob Ray',
    customer_address: 'Ringstraße 2',
    comment: 'Ring twice',
  })
})

function formOf(page: Page, { track }: PlacedOrder): Locator {
  return page.getByRole('dialog', { name: `Edit order ${track}` })
}

async function openForm(page: Page, order: PlacedOrder): Promise<Locator> {
  await page.goto(`/order/index?track=${order.track}&id=${order.id}&edit=1`)
  const form = formOf(page, order)
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible()
  return form
}
