import { expectSaid } from './operations.ts'
import { placeOrder } from './orders.ts'
import { get, signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'
import { ZONE } from './zone.ts'

const MOST_KEYS = 25

/** Presses keys one by one and counts them. Text dictated by a caller is typed without counting. */
function desk(page: Page) {
  let keys = 0
  return {
    press: async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key)
      keys += pressed.length
    },
    hear: (text: string) => page.keyboard.type(text),
    keys: () => keys,
  }
}

interface Called {
  readonly customer_address: string
  readonly courier: string | null
  readonly delivery_from: string
  readonly delivery_to: string
}

test('during a call: another address, tomorrow afternoon and another courier by a few keys', { tag: '@proof' }, async ({ page }) => {
  await signIn(page, 'logist')
  const order = await placeOrder(page)
  await page.goto('/order/index')
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  const { press, hear, keys } = desk(page)

  await press('/')
  await hear(order.track)
  await press('Enter')
  const opened = page.getByRole('dialog', { name: `Order ${order.track}` })
  await expect(opened.getByText('Greta Sommerfeld').first()).toBeVisible()

  await press('Control+k')
  await expect(page.getByRole('option', { name: `${order.track}: Change address…` })).toBeVisible()
  await press('a', 'd', 'd', 'r', 'Enter')
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await press('Control+a')
  await hear('Neuer Wall 8, 20354 Hamburg')
  await press('Control+Enter')
  await expectSaid(page, `Address of ${order.track} changed`)
  await expect(page.getByRole('dialog', { name: /Change address/ })).toHaveCount(0)

  await press('Control+k')
  await expect(page.getByRole('option', { name: `${order.track}: Change delivery date…` })).toBeVisible()
  await press('c', 'h', ' ', 'd', 'Enter')
  await expect(page.getByRole('textbox', { name: 'Delivery date' })).toBeFocused()
  await hear('tomorrow afternoon')
  await press('Enter')
  await expectSaid(page, `Delivery date of ${order.track} changed`)

  await expect(page.getByRole('dialog', { name: /Change delivery date/ })).toHaveCount(0)
  await press('a')
  await expect(page.getByRole('radio', { name: /Mehmet/ })).toBeVisible()
  await press('m', 'e', 'h', 'Enter')
  await expectSaid(page, `Courier assigned to ${order.track}`)

  expect(keys()).toBeLessThanOrEqual(MOST_KEYS)
  const changed = await get<Called>(page, `/order/${order.id}`)
  expect(changed).toMatchObject({ customer_address: 'Neuer Wall 8, 20354 Hamburg', courier: expect.stringContaining('Mehmet') })
  const inZone = (instant: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
  const tomorrow = inZone(new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()).split(',')[0]
  expect([inZone(changed.delivery_from), inZone(changed.delivery_to)]).toEqual([`${tomorrow}, 12:00`, `${tomorrow}, 18:00`])
})
