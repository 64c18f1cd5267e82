import { card, column, hold, lift, openBoard } from './board.ts'
import { placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, test } from './test.ts'

const REASON = 'The flow has no step from “New” to “Ready for dispatch”'
/** A text that fits into the head of a column. */
const SHORT = 'No step from New'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('while a card is lifted, forbidden columns are dimmed and show the reason; a drop there goes back', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  const ready = column(page, 'Ready for dispatch')
  await expect(ready.getByText(SHORT)).toBeHidden()

  await lift(page, order, 'Processing')
  await expect(ready.getByText(SHORT)).toBeVisible()
  await expect(ready.locator('[aria-disabled]')).toHaveCSS('opacity', '0.42')
  await expect(column(page, 'Processing')).toHaveAttribute('data-verdict', 'allowed')
  await expect(column(page, 'Processing').locator('[aria-disabled]')).toHaveCount(0)

  await hold(page, 'Ready for dispatch')
  await page.mouse.up()
  await expect(page.getByRole('alert').filter({ hasText: REASON })).toBeVisible()
  await expect(card(column(page, 'New'), order)).toBeVisible()
  await expect(ready.getByText(SHORT)).toBeHidden()
  expect((await readOrder(page, order)).status_id).toBe(STATUS.NEW)
})
