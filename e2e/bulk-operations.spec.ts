import { expectAccessible } from './accessible.ts'
import { dayText } from './operations.ts'
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

for (const [place, select] of [
  ['the table', selectInTable],
  ['the board', selectOnBoard],
] as const) {
  test(`from ${place}: what can be archived is, what cannot says why, and Undo brings it back`, async ({ page }) => {
    const orders = [await placeOrder(page), await placeOrder(page, { status: STATUS.PROCESSING }), await placeOrder(page)]
    await select(page, orders)
    const dialog = await start(page, /^Archive/)
    await expect(dialog.getByText('Possible for 3 orders')).toBeVisible()
    // A colleague is faster with one of them.
    await post(page, '/order/archive', { order_ids: [orders[0]?.id] })
    await dialog.getByRole('button', { name: 'Archive 3 orders' }).click()
    await expect(dialog.getByText('2 orders archived')).toBeVisible()
    await expect(dialog.getByText('1 order was not changed')).toBeVisible()
    await expect(dialog.getByText('The order is archived already')).toContainText(orders[0]?.track ?? '')

    await post(page, '/order/archive-restore', { order_ids: [orders[0]?.id] })
    await dialog.getByRole('button', { name: 'Retry the failed ones' }).click()
    await expect(dialog.getByText('3 orders archived')).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText('3 orders are as they were before')).toBeVisible()
    for (const order of orders) expect(await readOrder(page, order)).toMatchObject({ archived: false })
  })

  test(`from ${place}: one actual delivery date for several, saved order by order`, async ({ page }) => {
    const orders = [await placeOrder(page), await placeOrder(page)]
    await select(page, orders)
    const dialog = await start(page, /^Set actual delivery date/)
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Yesterday' }).click()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog.getByText('Actual delivery date of 2 orders set')).toBeVisible()
    for (const order of orders) expect(await readOrder(page, order)).toMatchObject({ delivered_at: expect.any(String) })
  })
}

test('a mixed selection: the menu counts, the plan gives the reason for the others', async ({ page }) => {
  const orders = [await placeOrder(page), await placeOrder(page), await placeOrder(page)]
  await post(page, '/order/paid', { orders: [orders[1]?.id] })
  await selectInTable(page, orders)
  await page.getByRole('toolbar').getByRole('button', { name: 'Actions' }).click()
  const item = page.getByRole('menuitem', { name: /^Mark as paid/ })
  await expect(item).toContainText('2 of 3')
  await item.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Possible for 2 orders')).toBeVisible()
  await expect(dialog.getByText('Not possible for 1 order')).toBeVisible()
  await expect(dialog.getByText('The order is paid already')).toContainText(orders[1]?.track ?? '')
  await dialog.getByRole('button', { name: 'Mark 2 as paid' }).click()
  await expect(dialog.getByText('2 orders marked as paid')).toBeVisible()
})

test('one courier for several, and back to whom each had', async ({ page }) => {
  const free = await placeOrder(page, { status: STATUS.READY })
  const taken = await placeOrder(page, { status: STATUS.IN_DELIVERY, courier: 'Johanna Lang' })
  await selectInTable(page, [free, taken])
  const dialog = await start(page, /^Assign courier…/)
  await dialog.getByRole('radio', { name: /Mehmet Yılmaz/ }).check()
  await dialog.getByRole('button', { name: 'Assign courier to 2 orders' }).click()
  await expect(dialog.getByText('Courier assigned to 2 orders')).toBeVisible()
  expect(await readOrder(page, taken)).toMatchObject({ courier: 'Mehmet Yılmaz' })
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('2 orders are as they were before')).toBeVisible()
  expect([await readOrder(page, free), await readOrder(page, taken)]).toMatchObject([{ courier: null }, { courier: 'Johanna Lang' }])
})

test('undoing a redelivery gives each order back its status and its window', async ({ page }) => {
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
  await expect(dialog.getByText('2 orders moved to “Redelivery”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('2 orders moved back')).toBeVisible()
  const after = await Promise.all(orders.map((order) => readOrder(page, order)))
  expect(after.map(placeOf)).toEqual(before.map(placeOf))
})

function placeOf(order: PlacedOrder) {
  return [order.status_id, order.courier, order.delivery_from, order.delivery_to]
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone in the ${colorScheme} theme`, () => {
    test.use({ viewport: { width: 360, height: 740 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the plan and its result fit, and axe finds nothing serious', async ({ page }) => {
      const orders = [await placeOrder(page), await placeOrder(page)]
      await selectInTable(page, orders)
      const dialog = await start(page, /^Mark as paid/)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Mark 2 as paid' }).click()
      await expect(dialog.getByText('2 orders marked as paid')).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
}
