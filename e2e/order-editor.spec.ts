import { type PlacedOrder, placeOrder } from './orders.ts'
import { get, put, signIn } from './session.ts'
import { type Browser, expect, type Locator, type Page, test } from './test.ts'

interface EditedOrder extends PlacedOrder {
  customer_full_name: string
  customer_address: string
  comment: string | null
  order_price: string
  total: string
  version: number
}

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('a logist creates an order: what is missing is said at the fields, sums follow the typing', async ({ page }) => {
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
  await form.getByLabel('Delivery until, day').fill('24.12.2030')
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

test('the board offers a new order too, and Back closes the form', async ({ page }) => {
  await page.goto('/order/kanban')
  await page.getByRole('button', { name: 'New order' }).click()
  await expect(page.getByRole('dialog', { name: 'New order' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'New order' })).toBeHidden()
})

test('an edit keeps what nobody touched, and a price set by hand', async ({ page }) => {
  const order = await placeOrder(page)
  await page.goto(`/order/index?track=${order.track}&id=${order.id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = formOf(page, order)
  await form.getByLabel('Goods').fill('70')
  await form.getByLabel('Quantity').fill('1')
  await form.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('dialog', { name: `Order ${order.track}` })).toBeVisible()
  expect(await get<EditedOrder>(page, `/order/${order.id}`)).toMatchObject({
    customer_full_name: 'Greta Sommerfeld',
    order_price: '70.00',
    total: '74.90',
  })
})

test('unsaved changes are asked about by Escape and Back, and stay when the person does', async ({ page }) => {
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
  await expect(page).toHaveURL(/edit=1/)

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('dialog', { name: `Order ${order.track}` })).toBeVisible()
  expect((await get<EditedOrder>(page, `/order/${order.id}`)).customer_full_name).toBe('Greta Sommerfeld')
})

test('two people who edit different fields of one order both keep theirs', async ({ page, browser }) => {
  const order = await placeOrder(page)
  const colleague = await anotherBrowser(browser)
  const mine = await openForm(page, order)
  const theirs = await openForm(colleague, order)
  await theirs.getByLabel('Comment').fill('Ring twice')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()

  await mine.getByRole('textbox', { name: 'Name' }).fill('Bob Ray')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Somebody else changed this order meanwhile: both changes are kept')).toBeVisible()
  expect(await get<EditedOrder>(page, `/order/${order.id}`)).toMatchObject({ customer_full_name: 'Bob Ray', comment: 'Ring twice' })
  await colleague.close()
})

test('two people who edit the same field see both versions, and nothing is lost', async ({ page }) => {
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

test('a link to an archived order’s form says why it cannot be edited', async ({ page }) => {
  const { data } = await (await page.request.get('/api/order?archived=1&per_page=10')).json()
  await page.goto(`/order/index?id=${data[0].id}&edit=1`)
  await expect(page.getByText('The order is archived: restore it first')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the form fits and saves', async ({ page }) => {
    const order = await placeOrder(page)
    const form = await openForm(page, order)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    await form.getByLabel('Comment').fill('Second floor')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    expect((await get<EditedOrder>(page, `/order/${order.id}`)).comment).toBe('Second floor')
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

async function anotherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, 'logist')
  return page
}
