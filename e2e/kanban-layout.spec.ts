import { expectAccessible } from './accessible.ts'
import { drag } from './drag.ts'
import { get, post, signIn } from './session.ts'
import { expect, type Locator, type Page, test } from './test.ts'

interface LayoutOwner {
  organization_id: number
  country_id: number | null
}
interface Row extends LayoutOwner {
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

test("a board layout made by mouse and keyboard appears on a logist's open board, and disappears with its deletion", async ({
  page,
  browser,
}) => {
  const board = await browser.newPage()
  await signIn(board, 'logist-b')
  const place = await get<LayoutOwner>(board, '/user/profile')
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
  // The cards of the preview have no checkbox, so they make no room for one under the pointer.
  const sample = form.locator('[data-density=compact]').first()
  const { x, y } = (await sample.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 20)
  await expect(sample.locator(':scope > *').first()).toHaveCSS('padding-inline-start', '0px')
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
