import { dayText, expectSaid, noonIn } from './operations.ts'
import { type PlacedOrder, placeOrder, readOrder, STATUS } from './orders.ts'
import { post, signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

/** Days far ahead, which no other journey uses. */
let far = 30 + Math.floor(Math.random() * 20)

/** Makes two orders for the same day with the same courier. */
async function waiting(page: Page): Promise<{ orders: PlacedOrder[]; days: number }> {
  far += 1
  const orders = [await toBeRedelivered(page, far), await toBeRedelivered(page, far)]
  return { orders, days: far }
}

async function toBeRedelivered(page: Page, days: number): Promise<PlacedOrder> {
  const order = await placeOrder(page, { status: STATUS.REDELIVERY, courier: 'Johanna Lang' })
  await post(page, '/order/delivery-date', { order_ids: [order.id], delivery_to: noonIn(days).toISOString() })
  return order
}

const dayOf = (page: Page, days: number) => page.getByRole('region', { name: new RegExp(dayText(days).slice(0, 5).replace('.', '\\.')) })
const couriersOf = (page: Page, orders: PlacedOrder[]) => Promise.all(orders.map(async (order) => (await readOrder(page, order)).courier))

async function open(page: Page, days: number) {
  await page.goto('/order/redeliver-dates/')
  const day = dayOf(page, days)
  await expect(day.getByRole('listitem')).toHaveCount(2)
  return day
}

test.beforeEach(({ page }) => signIn(page, 'logist'))

/** Drags the whole day over the row of a courier. */
async function holdOver(page: Page, day: Locator, courier: Locator): Promise<void> {
  await day.getByRole('heading').hover()
  await page.mouse.down()
  await expect(async () => {
    const box = await courier.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 10 })
    await expect(courier).toHaveAttribute('data-over', 'true', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

test('a day is dragged to a courier, shows an excess while it is held, and comes back by Undo', async ({ page }) => {
  const last_name = `Small ${Date.now()}`
  await post(page, '/courier', { first_name: 'Ida', last_name, phone: '+49 40 1234567', country_id: 1, vehicle: 'bike', capacity: 1 })
  const { orders, days } = await waiting(page)
  const day = await open(page, days)
  const ida = page.getByRole('row', { name: new RegExp(last_name) })
  await expect(ida.getByLabel('Over capacity')).toBeHidden()
  await holdOver(page, day, ida)
  await expect(ida.getByLabel('Over capacity')).toBeVisible()
  await page.mouse.up()

  await expect(page.getByText(`2 orders assigned to Ida ${last_name}`)).toBeVisible()
  expect(await couriersOf(page, orders)).toEqual([`Ida ${last_name}`, `Ida ${last_name}`])
  await expect(ida.getByLabel('Over capacity')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectSaid(page, 'Undone')
  await expect(day.getByText('Johanna Lang')).toHaveCount(2)
  expect(await couriersOf(page, orders)).toEqual(['Johanna Lang', 'Johanna Lang'])
})
