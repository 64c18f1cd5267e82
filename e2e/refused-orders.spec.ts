import { expectSaid } from './operations.ts'
import { move, placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, test } from './test.ts'
import { ZONE } from './zone.ts'

/** Checks whether the end of a window is tomorrow in the people's zone. */
function isTomorrow(instant: string | null): boolean {
  const day = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(date)
  return instant !== null && day(new Date(instant)) === day(new Date(Date.now() + 24 * 60 * 60 * 1000))
}

test('five rejected orders are sent again tomorrow with one courier, in one step', { tag: '@proof' }, async ({ page }) => {
  await signIn(page, 'logist')
  const orders = []
  for (let count = 0; count < 5; count += 1) orders.push(await placeOrder(page))
  for (const order of orders) await move(page, order, STATUS.REJECTED)
  await page.goto(`/order/rejected/?track=${orders.map(({ track }) => track).join(',')}`)
  await expect(page.getByText('5 orders', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()

  // The digit of the board's fifth column.
  await page.keyboard.press('5')
  const dialog = page.getByRole('dialog', { name: '5 orders to “Redelivery”' })
  await expect(dialog.getByRole('textbox', { name: 'Reason' }).or(dialog.getByRole('combobox', { name: 'Reason' }))).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('textbox', { name: 'New delivery day' })).toBeFocused()
  await page.keyboard.type('tomorrow afternoon')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+Enter')
  await expectSaid(page, '5 orders moved to “Redelivery”')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The orders are not in this list any more.
  await page.goto(`/order/index?track=${orders.map(({ track }) => track).join(',')}`)
  await expect(page.getByText('5 orders', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.keyboard.press('a')
  await expect(page.getByRole('radio', { name: /Mehmet/ })).toBeVisible()
  await page.keyboard.type('meh')
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Courier assigned to 5 orders')

  for (const order of orders) {
    const { status_id, courier, delivery_to } = await readOrder(page, order)
    expect([status_id, courier, isTomorrow(delivery_to)]).toEqual([STATUS.REDELIVERY, expect.stringContaining('Mehmet'), true])
  }
})
