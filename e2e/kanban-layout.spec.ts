import { expectAccessible } from './accessible.ts'
import { drag } from './drag.ts'
import { get, post, put, signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

interface Place {
  organization_id: number
  country_id: number | null
}
interface Row extends Place {
  id: number
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const handle = (area: Locator, name: string) => area.getByRole('button', { name: `Move ${name} with the up and down arrows` })
const heads = (page: Page) => page.getByRole('region', { name: 'Board' }).getByRole('heading', { level: 2 })

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: /confirm/i })
    .getByRole('button', { name: /Confirm|Delete/ })
    .click()
}

test('a board drawn by mouse and keyboard is on the open board of a logist within a second, and gone with it', async ({
  page,
  browser,
}) => {
  const board = await browser.newPage()
  await signIn(board, 'logist-b')
  const place = await get<Place>(board, '/user/profile')
  await board.goto('/order/kanban')
  await expect(heads(board).first()).toHaveText('New')

  await signIn(page, 'admin')
  const shared = (await get<Row[]>(page, '/kanban')).find(({ organization_id }) => organization_id === null)
  const { columns } = await get<{ columns: object[] }>(page, `/kanban/${shared?.id}`)
  const { id } = await post<Row>(page, '/kanban', {
    name: 'Late shift',
    columns,
    organization_id: place.organization_id,
    country_id: place.country_id,
  })
  await page.goto(`/kanban/board?id=${id}`)
  const form = dialog(page, 'Late shift')
  await expect(form.getByRole('list', { name: 'Board' }).getByRole('listitem')).toHaveCount(10)
  await drag(page, handle(form, 'Processing'), handle(form, 'New'))
  await expect(form.getByText('Processing is now number 1 of 10')).toBeAttached()
  await handle(form, 'Rejected').press('ArrowUp')
  await form.getByRole('checkbox', { name: 'New' }).uncheck()
  await form.getByRole('textbox', { name: 'Limit of Processing' }).fill('1')
  await form.getByRole('switch', { name: 'Delivered is collapsed at first' }).check({ force: true })
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()

  await expect(heads(board).first()).toHaveText('Processing')
  await expect(board.getByRole('region', { name: 'New' })).toHaveCount(0)
  await expect(board.getByRole('region', { name: 'Processing' })).toContainText('/1Over the limit of this column')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heads(board).first()).toHaveText('New')

  await page.goto(`/kanban/board?id=${id}`)
  await remove(page)
  await expect(page.getByRole('row', { name: /Late shift/ })).toHaveCount(0)
  await expect(heads(board).first()).toHaveText('New')
  await board.close()
})

test('an organization copies the shared card, changes it on a phone in the dark, and takes it away again', async ({ page }) => {
  await signIn(page, 'organization-admin')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/kanban/card')
  await page.getByText('Default card').click()
  await page.getByRole('button', { name: 'Make our own copy' }).click()
  const form = dialog(page, 'New card layout')
  await form.getByRole('textbox', { name: 'Name' }).fill('Czech card')
  await form.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option').last().click()
  await form.getByRole('button', { name: 'Icon of Comment: Speech bubble' }).click()
  await page.getByRole('menuitem', { name: 'Note' }).click()
  await handle(form, 'Comment').press('ArrowUp')
  await form.getByRole('checkbox', { name: 'Order number' }).check()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await form.getByRole('button', { name: 'Add card layout' }).click()
  await expect(form).toBeHidden()

  const made = (await get<(Row & { name: string })[]>(page, '/kanban-card')).find(({ name }) => name === 'Czech card')
  await page.goto(`/kanban/card?new=1&from=${made?.id}`)
  const twice = dialog(page, 'New card layout')
  await twice.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option').last().click()
  await twice.getByRole('button', { name: 'Add card layout' }).click()
  await expect(twice.getByRole('alert')).toContainText('There is a card layout for this organization and country already')
  await twice.getByRole('button', { name: 'Open the one there is' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog(page, 'Czech card')).toBeVisible()
  await remove(page)
  await expect(page.getByText('Czech card', { exact: true })).toHaveCount(0)
})

test('sub-statuses are added, put in order by mouse and keyboard, used, given up and never deleted while orders have them', async ({
  page,
}) => {
  await signIn(page, 'organization-admin')
  const [first, second] = [await addSubStatus(page, 'Fence locked'), await addSubStatus(page, 'Dog loose')]
  await page.goto('/kanban/order-sub-status')
  const own = page.getByRole('region', { name: 'Returned to sender' })
  await expect(own.getByRole('link')).toHaveText(['Fence locked', 'Dog loose'])
  await drag(page, handle(own, 'Dog loose'), handle(own, 'Fence locked'))
  await expect(own.getByRole('link')).toHaveText(['Dog loose', 'Fence locked'])
  await handle(own, 'Dog loose').press('ArrowDown')
  await expect(own.getByRole('link')).toHaveText(['Fence locked', 'Dog loose'])
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  const [order] = await get<{ id: number }[]>(page, '/order?status_id=10&per_page=10')
  await post(page, `/order/status/${order?.id}/10`, { sub_status_id: first })
  await own.getByRole('link', { name: 'Fence locked' }).click()
  await remove(page)
  const form = dialog(page, 'Fence locked')
  await expect(form.getByRole('alert')).toContainText('make it inactive instead')
  await form.getByRole('button', { name: 'Make inactive' }).click()
  await expect(own).toContainText('Inactive')

  await put(page, `/order-sub-status/${first}`, { name: `Fence ${first}` })
  await page.goto(`/kanban/order-sub-status?id=${second}`)
  await expect(dialog(page, 'Dog loose')).toBeVisible()
  await remove(page)
  await expect(own.getByRole('link', { name: 'Dog loose' })).toHaveCount(0)
})

async function addSubStatus(page: Page, name: string): Promise<number> {
  await page.goto('/kanban/order-sub-status')
  await page.getByRole('button', { name: 'Add to Returned to sender' }).click()
  const form = dialog(page, 'New sub-status')
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  const rows = await get<{ id: number; name: string }[]>(page, '/order-sub-status?status_id=10')
  return rows.find((row) => row.name === name)?.id ?? 0
}
