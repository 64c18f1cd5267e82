import { card, column, openBoard } from './board.ts'
import { placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('on a desktop five columns are visible, and end at the edge of the window', async ({ page }) => {
  await openBoard(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  const board = await page.getByRole('region', { name: 'Board', exact: true }).boundingBox()
  expect([(board?.x ?? 0) + (board?.width ?? 0), (board?.y ?? 0) + (board?.height ?? 0)]).toEqual([1440, 900])
  const rights = await page.locator('[data-column]').evaluateAll((columns) => columns.map((one) => one.getBoundingClientRect().right))
  expect(rights.filter((right) => right <= 1440).length).toBeGreaterThanOrEqual(5)
})

test('while the mouse holds a card its digit drops it, and Z undoes the move', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  await card(page, order).hover()
  await page.mouse.down()
  await page.mouse.move(400, 400, { steps: 5 })
  await expect(column(page, 'Processing')).toHaveAttribute('data-verdict', 'allowed')
  await page.keyboard.press('2')
  await page.mouse.up()
  await expect(card(column(page, 'Processing'), order)).toBeVisible()
  await expect.poll(async () => (await readOrder(page, order)).status_id).toBe(STATUS.PROCESSING)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('z')
  await expect(card(column(page, 'New'), order)).toBeVisible()
  await expect.poll(async () => (await readOrder(page, order)).status_id).toBe(STATUS.NEW)
})
