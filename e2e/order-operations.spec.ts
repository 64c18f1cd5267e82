import { choose, dayText, expectSaid, openActions, standStill } from './operations.ts'
import { type PlacedOrder, placeOrder, STATUS } from './orders.ts'
import { get, signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

interface WholeOrder extends PlacedOrder {
  paid: boolean
  archived: boolean
  deleted: boolean
  customer_address: string
  sub_status: string | null
  delivery_to: string | null
  delivered_at: string | null
}

const read = (page: Page, { id }: PlacedOrder) => get<WholeOrder>(page, `/order/${id}`)
const expectOrder = (page: Page, order: PlacedOrder, state: Partial<WholeOrder>) =>
  expect.poll(async () => await read(page, order)).toMatchObject(state)

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('in the table an order is paid, not paid, archived, undone, archived and restored', async ({ page }) => {
  const order = await placeOrder(page)
  await choose(await openActions(page, 'table', order), 'Mark as paid')
  await expectSaid(page, `${order.track} marked as paid`)
  await choose(await openActions(page, 'table', order), 'Mark as not paid')
  await expectSaid(page, `${order.track} marked as not paid`)
  await choose(await openActions(page, 'table', order), 'Archive')
  await expectSaid(page, `${order.track} archived`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectSaid(page, 'Undone')
  await expectOrder(page, order, { archived: false })
  await choose(await openActions(page, 'table', order), 'Archive')
  await expectSaid(page, `${order.track} archived`)
  await expectOrder(page, order, { paid: false, archived: true })
  await choose(await openActions(page, 'table', order, '&archived=1'), 'Restore from archive…')
  await page
    .getByRole('dialog', { name: `Restore from archive: ${order.track}` })
    .getByRole('button', { name: 'Restore from archive' })
    .click()
  await expectSaid(page, `${order.track} restored from the archive`)
  await expectOrder(page, order, { archived: false })
})

test('on the board an order is deleted after a question, and restored', { tag: '@proof' }, async ({ page }) => {
  const order = await placeOrder(page)
  await choose(await openActions(page, 'board', order), 'Delete…')
  const question = page.getByRole('dialog', { name: 'Delete 1 order?' })
  await expect(question).toContainText(`${order.track} can be restored.`)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectSaid(page, `${order.track} deleted`)
  await expectOrder(page, order, { deleted: true })
  await choose(await openActions(page, 'board', order, '&deleted=1'), 'Restore…')
  await page
    .getByRole('dialog', { name: `Restore: ${order.track}` })
    .getByRole('button', { name: 'Restore' })
    .click()
  await expectSaid(page, `${order.track} restored`)
  await expectOrder(page, order, { deleted: false })
})

test('in the table an order gets a courier, loses it and gets another address', { tag: '@proof' }, async ({ page }) => {
  const order = await placeOrder(page, { status: STATUS.READY })
  await choose(await openActions(page, 'table', order), 'Assign courier…')
  const couriers = page.getByRole('dialog', { name: `Courier for ${order.track}` })
  await couriers.getByRole('radio', { name: /Mehmet Yılmaz/ }).check()
  await couriers.getByRole('button', { name: 'Assign courier' }).click()
  await expectSaid(page, `Courier assigned to ${order.track}`)
  await expectOrder(page, order, { courier: 'Mehmet Yılmaz' })
  await choose(await openActions(page, 'table', order), 'Take the courier off')
  await expectSaid(page, `Courier taken off ${order.track}`)

  await choose(await openActions(page, 'table', order), 'Change address…')
  const dialog = page.getByRole('dialog', { name: `Change address: ${order.track}` })
  await dialog.getByRole('textbox', { name: 'Address' }).fill('Am Sandtorkai 1, 20457 Hamburg')
  await dialog.getByRole('button', { name: 'Change address' }).click()
  await expectSaid(page, `Address of ${order.track} changed`)
  await expectOrder(page, order, { courier: null, customer_address: 'Am Sandtorkai 1, 20457 Hamburg' })
})

test('in its own view an order gets another delivery date, an actual one, a reason and a status', { tag: '@proof' }, async ({ page }) => {
  const now = await standStill(page)
  const order = await placeOrder(page, { status: STATUS.PROCESSING })
  await choose(await openActions(page, 'order view', order), 'Change delivery date…')
  const planned = page.getByRole('dialog', { name: `Change delivery date: ${order.track}` })
  await planned.getByRole('textbox', { name: 'Delivery date' }).fill(dayText(3, now))
  await planned.getByRole('button', { name: 'Change delivery date' }).click()
  await expectSaid(page, `Delivery date of ${order.track} changed`)

  await choose(await openActions(page, 'order view', order), 'Set actual delivery date…')
  const actual = page.getByRole('dialog', { name: `Set actual delivery date: ${order.track}` })
  await expect(actual.getByRole('button', { name: 'OK' })).toBeDisabled()
  await actual.getByRole('button', { name: 'Yesterday' }).click()
  await actual.getByRole('button', { name: 'OK' }).click()
  await expectSaid(page, `Actual delivery date of ${order.track} set`)

  await choose(await openActions(page, 'order view', order), 'Change reason…')
  const reason = page.getByRole('dialog', { name: `Change reason: ${order.track}` })
  await reason.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Address being checked' }).click()
  await reason.getByRole('button', { name: 'Change reason' }).click()
  await expectOrder(page, order, { sub_status: 'Address being checked' })

  await page.getByRole('button', { name: 'Mark ready' }).click()
  await expectOrder(page, order, { status_id: STATUS.READY })
  const { delivery_to, delivered_at } = await read(page, order)
  expect([shown(delivery_to), shown(delivered_at)]).toEqual([dayText(3, now), dayText(-1, now)])
})

function shown(instant: string | null): string {
  return new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Berlin' }).format(
    new Date(instant ?? 0),
  )
}

test.describe('with motion', () => {
  // With motion the dialog still fades out while the card takes the focus.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('by keyboard alone the actual delivery date is chosen and saved, and the focus returns', async ({ page }) => {
    const now = await standStill(page)
    const order = await placeOrder(page)
    await page.goto(`/order/kanban?track=${order.track}`)
    const link = page.getByRole('article').filter({ hasText: order.track }).getByRole('link')
    await link.focus()
    await page.keyboard.press('m')
    // The menu focuses its first entry a moment after it opens.
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.getByRole('menuitem', { name: 'Set actual delivery date…' }).focus()
    await page.keyboard.press('Enter')
    const calendar = page.getByRole('group', { name: 'Actual delivery date' })
    await expect(calendar.locator('button:focus')).toHaveText(String(Number(dayText(0, now).slice(0, 2))))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'OK' }).focus()
    await page.keyboard.press('Enter')
    await expectSaid(page, `Actual delivery date of ${order.track} set`)
    await expect(link).toBeFocused()
  })
})
