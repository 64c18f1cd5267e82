import { type PlacedOrder, placeOrder } from './orders.ts'
import { signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Orders' })
const heads = (page: Page) => table(page).getByRole('columnheader')
const chips = (page: Page) => page.getByRole('list', { name: 'Filters set' })
const rowOf = (page: Page, { track }: PlacedOrder) => table(page).getByRole('row').filter({ hasText: track })
const linkOf = (scope: Page | Locator, { track }: PlacedOrder) => scope.getByRole('link', { name: track })

async function openOrders(page: Page, search = ''): Promise<void> {
  await page.goto(`/order/index${search}`)
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
}

test.describe('as a logist', () => {
  test.beforeEach(({ page }) => signIn(page, 'logist'))

  test('Escape closes the calendar of an editor, then the editor, then the list', async ({ page }) => {
    await openOrders(page)
    await page.keyboard.press('f')
    await expect(page.getByRole('combobox', { name: 'Filter by…' })).toBeFocused()
    await page.keyboard.type('delivery window')
    await page.keyboard.press('Enter')
    const editor = page.getByRole('group', { name: 'Delivery window', exact: true })
    await editor.getByLabel('Period, from').click()
    await expect(editor.getByRole('table').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editor.getByRole('table')).toHaveCount(0)
    await expect(editor).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editor).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Filter by…' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
  })

  test('300 track numbers pasted into the search are one filter, which names the missing ones, without a delay', {
    tag: '@proof',
  }, async ({ page }) => {
    const order = await placeOrder(page)
    await openOrders(page)
    await expect(rowOf(page, order)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search orders' }).focus()
    const others = Array.from({ length: 299 }, (_, at) => `NOBODY-${String(at).padStart(6, '0')}`)
    await page.evaluate(
      (text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [...others, order.track].join('\n'),
    )
    await expect(chips(page).getByRole('button', { name: 'Numbers: 300, 299 not found', exact: true })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('')
    await expect(rowOf(page, order)).toBeVisible()
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    await page.reload()
    await expect(rowOf(page, order)).toBeVisible()
    await page.getByRole('button', { name: /^Numbers: 300/ }).click()
    await expect(page.getByRole('list', { name: 'Numbers not found' }).getByRole('listitem')).toHaveCount(299)
    await page.getByRole('button', { name: 'Remove filter' }).click()
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
  })

  test('opening, setting and removing filters moves nothing', async ({ page }) => {
    await openOrders(page, '?per_page=10')
    await expect(table(page).getByRole('row').nth(1)).toBeVisible()
    const top = async () => (await table(page).boundingBox())?.y
    const before = await top()
    await page.goto(
      '/order/index?per_page=10&status_id=1,2,3,4,5,6&payment_type=1&paid=0&currency_code=EUR&created_at_from=2020-01-01&total_from=1',
    )
    await expect(table(page).getByRole('row').nth(1)).toBeVisible()
    expect(await top()).toBe(before)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(chips(page)).toHaveCount(0)
    expect(await top()).toBe(before)
  })

  test('the table fits a window of 1440 pixels, then drops its courier and its address, and becomes cards', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openOrders(page, '?status_id=8&per_page=10')
    const pill = table(page).getByRole('row').nth(1).getByRole('cell').nth(2).locator('[data-color]').first()
    expect(await pill.evaluate((one) => one.clientHeight)).toBeLessThanOrEqual(20)
    expect(await pill.evaluate((one) => one.getBoundingClientRect().right <= (one.closest('td')?.getBoundingClientRect().right ?? 0))).toBe(
      true,
    )
    const names = () => heads(page).filter({ visible: true }).allTextContents()
    await expect.poll(names).toEqual(['', 'Track', 'Status', 'Customer', 'Address', 'Delivery', 'Courier', 'Total', 'Actions'])
    const isWider = () =>
      page.getByRole('table', { name: 'Orders' }).evaluate((one) => one.scrollWidth > (one.parentElement?.clientWidth ?? 0))
    expect(await isWider()).toBe(false)
    for (const [width, gone] of [
      [980, ['Courier']],
      [902, ['Courier', 'Address']],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of gone.slice(0, 1)) await expect.poll(names).not.toContain(name)
      await expect.poll(isWider).toBe(false)
    }
    await page.setViewportSize({ width: 880, height: 900 })
    await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sort' })).toBeVisible()
  })

  test('columns are dragged, hidden, widened and narrowed, and stored for the person', async ({ page }) => {
    const order = await placeOrder(page)
    await openOrders(page, `?track=${order.track}`)
    await page.getByRole('button', { name: 'Columns' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('checkbox', { name: 'Phone' }).check()
    await panel.getByRole('checkbox', { name: 'Courier' }).uncheck()
    const handle = (name: string) => page.getByRole('button', { name: `Move ${name} with the up and down arrows` })
    await handle('Total').dragTo(handle('Status'), { steps: 20 })
    await expect(page.locator('[data-dnd-dragging],[data-dnd-placeholder]')).toHaveCount(0)
    await panel.getByText('Compact').click()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(heads(page).nth(2)).toHaveText('Total')

    const head = heads(page).filter({ hasText: 'Customer' })
    const before = await widthOf(head)
    await dragEdge(page, head, 60)
    await expect.poll(() => widthOf(head)).toBe(before + 60)
    await heads(page).filter({ hasText: 'Address' }).getByRole('button').focus()
    for (let times = 0; times < 20; times += 1) await page.keyboard.press('Alt+ArrowLeft')
    await rowOf(page, order).getByText('Große Elbstraße').hover()
    await expect(page.getByRole('tooltip')).toHaveText(/Große Elbstraße 14\s+22767 Hamburg/)

    await page.reload()
    await expect(heads(page).nth(2)).toHaveText('Total')
    await expect(heads(page).filter({ hasText: 'Phone' })).toHaveCount(1)
    await expect(heads(page).filter({ hasText: 'Courier' })).toHaveCount(0)
    expect(await widthOf(head)).toBe(before + 60)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'Reset to default' }).click()
    await expect(heads(page).nth(2)).toHaveText('Status')
  })

  test('by keyboard alone: move, select, open, close, and return to the same row', async ({ page }) => {
    const orders = [await placeOrder(page), await placeOrder(page), await placeOrder(page)] as const
    await openOrders(page, `?track=${orders.map(({ track }) => track).join()}&sort=id`)
    await linkOf(page, orders[0]).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+Space')
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('3 selected')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: `Order ${orders[1].track}` })
    await expect(drawer).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`[?&]id=${orders[1].id}(&|$)`))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(linkOf(page, orders[1])).toBeFocused()
    await page.keyboard.press('Shift+F10')
    await expect(page.getByRole('menuitem', { name: 'Open order' })).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a row is a card that can be opened, sorted and selected', { tag: '@proof' }, async ({ page }) => {
    await signIn(page, 'logist')
    const order = await placeOrder(page)
    await openOrders(page, `?track=${order.track}`)
    const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
    await expect(card).toContainText('Greta Sommerfeld')
    await expect(card).toContainText('84.70 EUR')
    await card.getByRole('checkbox').check()
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('1 selected')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const bar = () => page.getByRole('toolbar', { name: 'Selection' }).boundingBox()
    await expect.poll(bar).toMatchObject({ x: 8, width: 344, height: 60, y: 740 - 60 - 8 })
    const pager = await page.getByRole('navigation', { name: 'Pages' }).boundingBox()
    expect(pager?.height).toBeLessThanOrEqual(44)
    await page.getByRole('button', { name: 'Sort' }).click()
    await page.getByRole('menuitem', { name: 'Total' }).click()
    await expect(page).toHaveURL(/sort=total/)
    await page.keyboard.press('Escape')
    await linkOf(page, order).click()
    await expect(page.getByRole('dialog', { name: `Order ${order.track}` })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('filters are one sheet, with targets large enough for a finger', { tag: '@proof' }, async ({ page }) => {
    await signIn(page, 'logist')
    await openOrders(page)
    await page.getByRole('button', { name: 'Filter', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    for (const option of await sheet.getByRole('option').all()) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await sheet.getByRole('option', { name: 'Status', exact: true }).tap()
    await expect(sheet.getByRole('option')).toHaveCount(0)
    await sheet.getByRole('checkbox', { name: 'New' }).tap()
    await sheet.getByRole('button', { name: 'Back to all filters' }).tap()
    await sheet.getByRole('option', { name: 'Status', exact: true }).tap()
    await sheet.getByRole('checkbox', { name: 'Ready for dispatch' }).tap()
    await sheet.getByRole('button', { name: /^Show/ }).tap()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/status_id=3/)
  })
})

async function widthOf(head: Locator): Promise<number> {
  return Math.round((await head.boundingBox())?.width ?? 0)
}

async function dragEdge(page: Page, head: Locator, by: number): Promise<void> {
  const box = await head.boundingBox()
  if (!box) throw new Error('The column is not on the screen')
  // Playwright's hover waits until the head stands still and nothing covers it.
  await head.hover({ position: { x: box.width - 1, y: box.height / 2 } })
  const { x } = (await head.boundingBox()) ?? box
  await page.mouse.down()
  await page.mouse.move(x + box.width - 1 + by, box.y + box.height / 2, { steps: 8 })
  await page.mouse.up()
}
