import { type PlacedOrder, placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Notes what moves by itself within the open order. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] })[]) {
        if (entry.hadRecentInput) continue
        for (const { node } of entry.sources)
          if (node instanceof Element && node.closest('aside[data-peek]')) window.shifts.push(node.outerHTML.slice(0, 200))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const peekOf = (page: Page, { track }: PlacedOrder) => page.getByRole('dialog', { name: `Order ${track}` })

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('nothing in an order moves while it loads, also when the statuses come late', async ({ page }) => {
      const order = await placeOrder(page, { status: STATUS.PROCESSING })
      await watchShifts(page)
      await page.route('**/api/order-status', async (route) => {
        await new Promise((done) => setTimeout(done, 700))
        await route.continue()
      })
      const late = page.waitForResponse('**/api/order-status')
      await page.goto(`/order/index?id=${order.id}`)
      await expect(peekOf(page, order).getByText('Desk lamp')).toBeVisible()
      await late
      await expect(peekOf(page, order).getByRole('button', { name: 'Change reason' })).toBeAttached()
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    })
  })
}

test('the order lies beside the table, which goes on working; the title is the order’s', async ({ page }) => {
  const [first, second] = [await placeOrder(page), await placeOrder(page)]
  await page.goto(`/order/index?track=${first.track},${second.track}&id=${second.id}`)
  const peek = peekOf(page, second)
  await expect(peek).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${second.track} · `))
  const box = await peek.boundingBox()
  expect(box?.width).toBe(416)
  const table = await page.getByRole('table').boundingBox()
  expect((table?.x ?? 0) + 100).toBeLessThan(box?.x ?? 0)
  await page.getByRole('row').filter({ hasText: first.track }).getByText(first.track, { exact: true }).click()
  await expect(peekOf(page, first)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle(/^Orders · /)
})

test('a digit moves the open order, Z takes it back on another screen', async ({ page }) => {
  const order = await placeOrder(page)
  await page.goto(`/order/index?id=${order.id}`)
  await expect(peekOf(page, order)).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByText(`${order.track} moved to “Processing”`)).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Board' }).click()
  await expect(page.getByRole('heading', { name: 'Board', level: 1 })).toBeVisible()
  await page.keyboard.press('z')
  await expect.poll(async () => (await readOrder(page, order)).status_id).toBe(STATUS.NEW)
})

test('toasts keep to their corner: what is to be pressed can be pressed', async ({ page }) => {
  const order = await placeOrder(page)
  await page.goto(`/order/index?id=${order.id}`)
  await peekOf(page, order).getByRole('button', { name: 'Copy link' }).click()
  const toast = page.getByRole('alert').filter({ hasText: order.track })
  const box = await toast.boundingBox()
  expect(box?.x).toBeLessThan(400)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(600)
  await page.getByRole('button', { name: 'New order' }).click()
  await expect(page.getByRole('dialog', { name: 'New order' })).toBeVisible()
})

test('after Back from a changed form, Cancel puts the focus into it again', async ({ page }) => {
  const order = await placeOrder(page)
  await page.goto(`/order/index?id=${order.id}`)
  await peekOf(page, order).getByRole('button', { name: 'Edit' }).click()
  const name = page.getByRole('dialog', { name: `Edit order ${order.track}` }).getByRole('textbox', { name: 'Name' })
  await name.fill('Nora Feldmann')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(name).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
})
