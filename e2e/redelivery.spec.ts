import { expectAccessible } from './accessible.ts'
import { dayText, expectSaid } from './operations.ts'
import { type PlacedOrder, placeOrder, readOrder, STATUS } from './orders.ts'
import { post, signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

const DAY = 86_400_000

/** Days of the journeys' own: nobody else plans so far ahead. */
let far = 30 + Math.floor(Math.random() * 20)

/** Two orders that wait for the same day, with the same courier. */
async function waiting(page: Page): Promise<{ orders: PlacedOrder[]; days: number }> {
  far += 1
  const orders = [await toBeRedelivered(page, far), await toBeRedelivered(page, far)]
  return { orders, days: far }
}

async function toBeRedelivered(page: Page, days: number): Promise<PlacedOrder> {
  const order = await placeOrder(page, { status: STATUS.REDELIVERY, courier: 'Johanna Lang' })
  const noon = new Date(Date.now() + days * DAY)
  noon.setUTCHours(11, 0, 0, 0)
  await post(page, '/order/delivery-date', { order_ids: [order.id], delivery_to: noon.toISOString() })
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

/** Holds the whole day over the row of a courier. */
async function holdOver(page: Page, day: Locator, courier: Locator): Promise<void> {
  await day.getByRole('heading').hover()
  await page.mouse.down()
  await expect(async () => {
    const box = await courier.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 10 })
    await expect(courier).toHaveAttribute('data-over', 'true', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

test('a day goes to a courier in one drag, and back by Undo', async ({ page }) => {
  const { orders, days } = await waiting(page)
  const day = await open(page, days)
  await holdOver(page, day, page.getByRole('row', { name: /Mehmet Yılmaz/ }))
  await page.mouse.up()

  await expect(page.getByText('2 orders given to Mehmet Yılmaz')).toBeVisible()
  await expect(day.getByText('Mehmet Yılmaz')).toHaveCount(2)
  expect(await couriersOf(page, orders)).toEqual(['Mehmet Yılmaz', 'Mehmet Yılmaz'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectSaid(page, 'Undone')
  await expect(day.getByText('Johanna Lang')).toHaveCount(2)
  expect(await couriersOf(page, orders)).toEqual(['Johanna Lang', 'Johanna Lang'])
})

test('more than a courier can carry is said while it is held, and goes all the same', async ({ page }) => {
  const last_name = `Small ${Date.now()}`
  await post(page, '/courier', { first_name: 'Ida', last_name, phone: '+49 40 1234567', country_id: 1, vehicle: 'bike', capacity: 1 })
  const { orders, days } = await waiting(page)
  const day = await open(page, days)
  const ida = page.getByRole('row', { name: new RegExp(last_name) })
  await expect(ida.getByLabel('Over capacity')).toBeHidden()
  await holdOver(page, day, ida)
  await expect(ida.getByLabel('Over capacity')).toBeVisible()
  await page.mouse.up()

  await expect(page.getByText(`2 orders given to Ida ${last_name}`)).toBeVisible()
  expect(await couriersOf(page, orders)).toEqual([`Ida ${last_name}`, `Ida ${last_name}`])
  await expect(ida.getByLabel('Over capacity')).toBeVisible()
})

test('the same with the keyboard: A on the day, the courier’s name, Enter', async ({ page }) => {
  const { orders, days } = await waiting(page)
  const day = await open(page, days)
  await day.getByRole('button', { name: /Give to a courier/ }).focus()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Assign courier: 2 orders' })
  await dialog.getByRole('searchbox', { name: 'Find a courier' }).fill('mehmet')
  await dialog.getByRole('radio', { name: /Mehmet Yılmaz/ }).check()
  await dialog.getByRole('button', { name: 'Assign courier to 2 orders' }).press('Enter')
  await expect.poll(() => couriersOf(page, orders)).toEqual(['Mehmet Yılmaz', 'Mehmet Yılmaz'])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => couriersOf(page, orders)).toEqual(['Johanna Lang', 'Johanna Lang'])
})

test('several get another date at once', async ({ page }) => {
  const { orders, days } = await waiting(page)
  const day = await open(page, days)
  far += 1
  await day.getByRole('checkbox', { name: /^Select all of/ }).check()
  await page.getByRole('button', { name: 'Change date…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change delivery date: 2 orders' })
  await dialog.getByLabel('Delivery date').fill(dayText(far))
  await dialog.getByLabel('Delivery date').press('Tab')
  await dialog.getByRole('button', { name: 'Change delivery date of 2 orders' }).click()
  await expect(dialog.getByText('Delivery date of 2 orders changed')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dayOf(page, far).getByRole('listitem')).toHaveCount(2)
  for (const order of orders) expect((await readOrder(page, order)).delivery_to).not.toBe(order.delivery_to)
})

test('what a colleague moves away leaves the list by itself', async ({ page }) => {
  const { orders, days } = await waiting(page)
  const day = await open(page, days)
  await post(page, `/order/status/${orders[0]?.id}/${STATUS.READY}`)
  await expect(day.getByRole('listitem')).toHaveCount(1)
})

test('the screen is accessible', async ({ page }) => {
  const { days } = await waiting(page)
  await open(page, days)
  await expectAccessible(page)
})
