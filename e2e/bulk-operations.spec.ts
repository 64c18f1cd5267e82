import { dayText, expectSaid } from './operations.ts'
import { type PlacedOrder, placeOrder, readOrder, STATUS } from './orders.ts'
import { post, signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

const tracks = (orders: readonly PlacedOrder[]) => orders.map(({ track }) => track).join()

async function selectInTable(page: Page, orders: readonly PlacedOrder[]): Promise<void> {
  await page.goto(`/order/index?track=${tracks(orders)}`)
  for (const { track } of orders) await page.getByRole('checkbox', { name: new RegExp(track) }).check()
}

async function selectOnBoard(page: Page, orders: readonly PlacedOrder[]): Promise<void> {
  await page.goto(`/order/kanban?track=${tracks(orders)}`)
  for (const order of orders) {
    await page.getByRole('article').filter({ hasText: order.track }).hover()
    await page.getByRole('checkbox', { name: `Select ${order.track}` }).check()
  }
}

async function start(page: Page, operation: RegExp): Promise<Locator> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: operation }).click()
  return page.getByRole('dialog')
}

test('on the board fitting orders are archived, the others show the reason, and Undo restores them', { tag: '@proof' }, async ({
  page,
}) => {
  const orders = [await placeOrder(page), await placeOrder(page, { status: STATUS.PROCESSING }), await placeOrder(page)]
  await selectOnBoard(page, orders)
  const dialog = await start(page, /^Archive/)
  await expect(dialog.getByText('Possible for 3 orders')).toBeVisible()
  // A colleague changes one of them first.
  await post(page, '/order/archive', { order_ids: [orders[0]?.id] })
  await dialog.getByRole('button', { name: 'Archive 3 orders' }).click()
  await expect(dialog.getByText('2 orders archived')).toBeVisible()
  await expect(dialog.getByText('1 order was not changed')).toBeVisible()
  await expect(dialog.getByText('The order is archived already')).toContainText(orders[0]?.track ?? '')

  await post(page, '/order/archive-restore', { order_ids: [orders[0]?.id] })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('3 orders archived')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('3 orders are as they were before')).toBeVisible()
  for (const order of orders) expect(await readOrder(page, order)).toMatchObject({ archived: false })
})

test('in the table one actual delivery date for several orders is saved order by order', { tag: '@proof' }, async ({ page }) => {
  const orders = [await placeOrder(page), await placeOrder(page)]
  await selectInTable(page, orders)
  const dialog = await start(page, /^Set actual delivery date/)
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Yesterday' }).click()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(/^Actual delivery date of 2 orders set/)).toBeVisible()
  for (const order of orders) expect(await readOrder(page, order)).toMatchObject({ delivered_at: expect.any(String) })
})

test('undoing a redelivery gives each order back its status and its window', { tag: '@proof' }, async ({ page }) => {
  const orders = [
    await placeOrder(page, { status: STATUS.IN_DELIVERY, courier: 'Johanna Lang' }),
    await placeOrder(page, { status: STATUS.IN_DELIVERY, courier: 'Mehmet Yılmaz' }),
  ]
  const before = await Promise.all(orders.map((order) => readOrder(page, order)))
  await selectInTable(page, orders)
  await page.getByRole('toolbar').getByRole('button', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name: 'Redelivery' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New delivery day' }).fill(dayText(4))
  await dialog.getByRole('button', { name: 'Move 2 orders' }).click()
  await expectSaid(page, '2 orders moved to “Redelivery”')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectSaid(page, '2 orders moved back')
  const after = await Promise.all(orders.map((order) => readOrder(page, order)))
  expect(after.map(placeOf)).toEqual(before.map(placeOf))
})

function placeOf(order: PlacedOrder) {
  return [order.status_id, order.courier, order.delivery_from, order.delivery_to]
}
