import { expectAccessible } from './accessible.ts'
import { type PlacedOrder, placeOrder, STATUS } from './orders.ts'
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

  test('a link with filters, sorting and size reproduces the list, and a chip takes its part off', async ({ page }) => {
    const one = await placeOrder(page)
    const two = await placeOrder(page, { status: STATUS.PROCESSING })
    await openOrders(page, `?track=${one.track},${two.track}&status_id=1&sort=-total&per_page=10`)
    await expect(rowOf(page, one)).toBeVisible()
    await expect(rowOf(page, two)).toBeHidden()
    await expect(heads(page).filter({ hasText: 'Total' })).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByLabel('Rows per page')).toHaveValue('10')
    await expect(chips(page)).toContainText('Status: New')

    await page.reload()
    await expect(rowOf(page, one)).toBeVisible()
    await page.getByRole('button', { name: 'Remove the filter “Status: New”' }).click()
    await expect(rowOf(page, two)).toBeVisible()
    await expect(page).not.toHaveURL(/status_id/)
  })

  test('the filters of the panel narrow the list, days by Today and Yesterday too', async ({ page }) => {
    const order = await placeOrder(page)
    await openOrders(page, `?track=${order.track}`)
    await expect(rowOf(page, order)).toBeVisible()
    await page.getByRole('button', { name: 'Filters' }).click()
    const created = page.getByRole('group', { name: 'Created', exact: true })
    await created.getByRole('button', { name: 'Yesterday' }).click()
    await expect(chips(page)).toContainText('Created: Yesterday')
    await expect(page.getByText('No orders found')).toBeVisible()
    await created.getByRole('button', { name: 'Today' }).click()
    await expect(chips(page)).toContainText('Created: Today')
    await expect(rowOf(page, order)).toBeVisible()
  })

  test('pasted track numbers are one filter, however many they are', async ({ page }) => {
    const order = await placeOrder(page)
    await openOrders(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const others = Array.from({ length: 311 }, (_, at) => `NOBODY-${String(at).padStart(6, '0')}`)
    await page.getByRole('textbox', { name: 'Track numbers' }).fill([...others, order.track].join('\n'))
    await page.getByRole('button', { name: 'Find 312 track numbers' }).click()
    await expect(chips(page)).toContainText('Tracks: 312')
    await page.keyboard.press('Escape')
    await expect(rowOf(page, order)).toBeVisible()
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    await page.reload()
    await expect(rowOf(page, order)).toBeVisible()
  })

  test('columns are kept as the person has set them', async ({ page }) => {
    await openOrders(page)
    await page.getByRole('button', { name: 'Columns' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('checkbox', { name: 'Phone' }).uncheck()
    await panel.getByRole('button', { name: 'Move Total with the up and down arrows' }).focus()
    for (let place = 18; place > 2; place -= 1) await page.keyboard.press('ArrowUp')
    await panel.getByText('Compact').click()
    await page.keyboard.press('Escape')
    await expect(heads(page).nth(2)).toHaveText('Total')

    const head = heads(page).filter({ hasText: 'Customer' })
    const before = await widthOf(head)
    await dragEdge(page, head, 60)
    await expect.poll(() => widthOf(head)).toBe(before + 60)

    await page.reload()
    await expect(heads(page).nth(2)).toHaveText('Total')
    await expect(heads(page).filter({ hasText: 'Phone' })).toHaveCount(0)
    expect(await widthOf(head)).toBe(before + 60)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'Reset to default' }).click()
    await expect(heads(page).nth(2)).toHaveText('Status')
  })

  test('a column is dragged to another place', async ({ page }) => {
    await openOrders(page)
    await page.getByRole('button', { name: 'Columns' }).click()
    const handle = (name: string) => page.getByRole('button', { name: `Move ${name} with the up and down arrows` })
    await handle('Track').dragTo(handle('Status'), { steps: 20 })
    await expect(page.locator('[data-dnd-dragging],[data-dnd-placeholder]')).toHaveCount(0)
    await expect(heads(page).nth(2)).toHaveText('Track')
  })

  test('the list is paged, and what was chosen stays chosen', async ({ page }) => {
    await openOrders(page, '?per_page=10')
    await expect(page.getByText(/^1–10 of/)).toBeVisible()
    await table(page).getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText(/^11–20 of/)).toBeVisible()
    await expect(page).toHaveURL(/page=2/)
    await table(page).getByRole('checkbox').nth(1).check()
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('2 selected')
    await page.goBack()
  })

  test('by keyboard alone: walk, choose, open, close, and be back where one was', async ({ page }) => {
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
    await expect(drawer).toBeHidden()
    await expect(linkOf(page, orders[1])).toBeFocused()
    await page.keyboard.press('Shift+F10')
    await expect(page.getByRole('menuitem', { name: 'Open order' })).toBeFocused()
  })

  test('a clipped text is shown whole where one points at it', async ({ page }) => {
    const order = await placeOrder(page)
    await openOrders(page, `?track=${order.track}`)
    const head = heads(page).filter({ hasText: 'Address' })
    await head.getByRole('button').focus()
    for (let times = 0; times < 8; times += 1) await page.keyboard.press('Alt+ArrowLeft')
    await rowOf(page, order).getByText('Große Elbstraße').hover()
    await expect(page.getByRole('tooltip')).toHaveText('Große Elbstraße 14, 22767 Hamburg')
  })

  test('another’s change appears without a reload', async ({ page, context }) => {
    const order = await placeOrder(page)
    await openOrders(page, `?track=${order.track}`)
    await expect(rowOf(page, order)).toContainText('New')
    const colleague = await context.newPage()
    await colleague.goto(`/order/index?track=${order.track}`)
    await colleague.getByRole('button', { name: `Actions for ${order.track}, Greta Sommerfeld` }).click()
    await colleague.getByRole('menuitem', { name: 'Processing' }).click()
    await expect(rowOf(page, order)).toContainText('Processing')
  })
})

test('a reporter reads the list and can do nothing with it', async ({ page }) => {
  await signIn(page, 'reporter')
  await openOrders(page)
  await expect(table(page).getByRole('row').nth(1)).toBeVisible()
  await expect(table(page).getByRole('checkbox')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a row is a card that opens, sorts and is chosen', async ({ page }) => {
    await signIn(page, 'logist')
    const order = await placeOrder(page)
    await openOrders(page, `?track=${order.track}`)
    const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
    await expect(card).toContainText('Greta Sommerfeld')
    await expect(card).toContainText('84.70 EUR')
    await card.getByRole('checkbox').check()
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('1 selected')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: 'Sort' }).click()
    await page.getByRole('menuitem', { name: 'Total' }).click()
    await expect(page).toHaveURL(/sort=total/)
    await page.keyboard.press('Escape')
    await linkOf(page, order).click()
    await expect(page.getByRole('dialog', { name: `Order ${order.track}` })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing serious in the list, its filters, columns and menus', async ({ page }) => {
      await signIn(page, 'logist')
      await openOrders(page, '?status_id=1,2,3&payment_type=1&per_page=10')
      await table(page).getByRole('checkbox').nth(1).check()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Filters' }).click()
      await expect(page.getByRole('textbox', { name: 'Track numbers' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Columns' }).click()
      await expect(page.getByRole('button', { name: 'Reset to default' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

async function widthOf(head: Locator): Promise<number> {
  return Math.round((await head.boundingBox())?.width ?? 0)
}

async function dragEdge(page: Page, head: Locator, by: number): Promise<void> {
  const box = await head.boundingBox()
  if (!box) throw new Error('The column is not on the screen')
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 1 + by, box.y + box.height / 2, { steps: 8 })
  await page.mouse.up()
}
