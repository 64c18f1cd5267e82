import { card, column, drag, openBoard } from './board.ts'
import { placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test("dispatch asks for a courier and shows each one's load; the card then names the courier", { tag: '@proof' }, async ({ page }) => {
  const order = await placeOrder(page, { status: STATUS.READY })
  await openBoard(page, order)
  await drag(page, order, 'In delivery')
  const dialog = page.getByRole('dialog', { name: `Courier for ${order.track}` })
  const couriers = dialog.getByRole('group', { name: 'Couriers' })
  const mehmet = couriers.getByRole('radio', { name: /Mehmet Yılmaz/ })
  await expect(mehmet).toHaveAccessibleName(/\d+ open orders?.*\d+ of \d+, \d+ free/)
  await expect(couriers.getByRole('radio').first()).toBeChecked()

  await dialog.getByRole('searchbox', { name: 'Find a courier' }).fill('mehmet')
  await expect(couriers.getByRole('radio')).toHaveCount(1)
  await expect(mehmet).toBeChecked()
  await page.keyboard.press('Enter')

  await expect(dialog).toBeHidden()
  await expect(card(column(page, 'In delivery'), order)).toContainText('Mehmet Yılmaz')
  await expect.poll(async () => await readOrder(page, order)).toMatchObject({ status_id: STATUS.IN_DELIVERY, courier: 'Mehmet Yılmaz' })
})
