import { card, cardLink, column, openBoard, openMenu } from './board.ts'
import { placeOrder, readOrder, STATUS } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

test.beforeEach(({ page }) => signIn(page, 'logist'))

test('at a desk five columns are in sight, they end where the window ends, and nothing jumps while they load', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openBoard(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  const board = await page.getByRole('region', { name: 'Board', exact: true }).boundingBox()
  expect([(board?.x ?? 0) + (board?.width ?? 0), (board?.y ?? 0) + (board?.height ?? 0)]).toEqual([1440, 900])
  const rights = await page.locator('[data-column]').evaluateAll((columns) => columns.map((one) => one.getBoundingClientRect().right))
  expect(rights.filter((right) => right <= 1440).length).toBeGreaterThanOrEqual(5)
  expect(await page.evaluate(() => (window as typeof window & { seen: { shift: number } }).seen.shift)).toBeLessThan(0.01)
})

test('every stop of the Tab key on the board has a name', async ({ page }) => {
  await openBoard(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: /View of the cards/ }).focus()
  const nameless: string[] = []
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    nameless.push(...(await namelessFocus(page)))
  }
  expect(nameless).toEqual([])
})

test('a digit moves the card that has the focus, and Z takes it back', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  await cardLink(page, order).focus()
  await page.keyboard.press('2')
  await expect(card(column(page, 'Processing'), order)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('z')
  await expect(card(column(page, 'New'), order)).toBeVisible()
  await expect.poll(async () => (await readOrder(page, order)).status_id).toBe(STATUS.NEW)
})

test('while the mouse holds a card its digit puts it down', async ({ page }) => {
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
})

test('the right button opens the menu that the three dots open', async ({ page }) => {
  const order = await placeOrder(page)
  await openBoard(page, order)
  const dots = await openMenu(page, order)
  await expect(dots.getByRole('menuitem', { name: 'Processing' })).toBeVisible()
  const byDots = await dots.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await card(page, order).click({ button: 'right' })
  const menu = page.getByRole('menu', { name: `Actions for ${order.track}` })
  await expect(menu.getByRole('menuitem', { name: 'Processing' })).toBeVisible()
  expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(byDots)
})

/** What has the focus, where nothing says what it is. */
function namelessFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return []
    const name = active.getAttribute('aria-label') || active.getAttribute('aria-labelledby') || active.textContent?.trim()
    const isStop = active.matches('a, button, input, select, textarea')
    return name && isStop ? [] : [active.outerHTML.slice(0, 120)]
  })
}
