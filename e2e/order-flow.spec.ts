import { expectAccessible } from './accessible.ts'
import { get, post, signIn } from './session.ts'
import { expect, type Page, test } from './test.ts'

interface Flow {
  id: number
  version: number
  links: { status_from: number; status_to: number; roles: string[] }[]
}

interface Named {
  id: number
  name: string
}

/** Makes a flow for one journey, of an organization without orders, so that no board follows it. */
async function ownFlow(page: Page): Promise<Flow> {
  const [organizations, countries] = [await get<Named[]>(page, '/organization/list'), await get<Named[]>(page, '/country')]
  const flows = await get<(Flow & { is_default: boolean })[]>(page, '/order-flow')
  const shared = flows.find(({ is_default }) => is_default)
  for (const left of flows.filter(({ is_default }) => !is_default)) await remove(page, left)
  return post<Flow>(page, '/order-flow', {
    name: 'Journey',
    organization_id: organizations.at(-1)?.id,
    country_id: countries.find(({ name }) => name === 'Ukraine')?.id,
    links: shared?.links.map(({ status_from, status_to, roles }) => ({ status_from, status_to, roles })),
  })
}

async function remove(page: Page, { id }: Flow): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const response = await page.request.delete(`/api/order-flow/${id}`, {
    headers: { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
  })
  expect(response.ok()).toBe(true)
}

const inWords = ({ links }: Flow) =>
  links.map(({ status_from, status_to, roles }) => `${status_from}-${status_to} ${[...roles].sort().join(' ')}`).sort()

const step = (page: Page, pair: string) => page.locator(`[data-step="${pair}"]`)
const node = (page: Page, id: number) => page.locator(`[data-node="${id}"]`)
const cell = (page: Page, pair: string) => page.locator(`[data-cell="${pair}"]`)
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const times = (count: number, key: string) => Array.from({ length: count }, () => key)

const BY_MOUSE = 'the graph by mouse'

/** Takes the courier from 6 → 5, removes 8 → 3 and adds 2 → 8: with the mouse in one view, with keys in the other. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  [BY_MOUSE]: async (page) => {
    await step(page, '6-5').click()
    await page.getByRole('checkbox', { name: 'Courier' }).click()
    await step(page, '8-3').click()
    await page.getByRole('button', { name: 'Remove the step' }).click()
    await node(page, 2).hover()
    const [from, to] = [await node(page, 2).boundingBox(), await node(page, 8).boundingBox()]
    if (!from || !to) throw new Error('The nodes are not there')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height)
    await page.mouse.down()
    await page.mouse.move(from.x + 200, from.y + 200, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
    await page.mouse.up()
    await page.getByRole('button', { name: 'Save 3 changes' }).click()
  },
  'the matrix by keyboard': async (page) => {
    await press(page, 'm')
    await cell(page, '1-2').focus()
    await press(page, ...times(4, 'ArrowDown'), ...times(3, 'ArrowRight'), 'c')
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'Delete')
    await press(page, ...times(5, 'ArrowUp'), ...times(5, 'ArrowRight'), 'Enter')
    await expect(cell(page, '2-8')).toBeFocused()
    await press(page, 'Control+s')
  },
}

for (const [way, draw] of Object.entries(WAYS)) {
  test(`${way} saves the drawn flow`, { tag: way === BY_MOUSE ? [] : '@proof' }, async ({ page }) => {
    await signIn(page, 'admin')
    const flow = await ownFlow(page)
    await page.goto(`/order-flow/?id=${flow.id}`)
    await expect(node(page, 1)).toBeVisible()
    await draw(page)
    await expect(page.getByText('The flow is saved')).toBeVisible()
    const saved = await get<Flow>(page, `/order-flow/${flow.id}`)
    const expected = inWords(flow).filter((one) => !one.startsWith('8-3') && !one.startsWith('6-5'))
    expect(inWords(saved)).toEqual([...expected, '2-8 admin logist organization_admin', '6-5 admin logist organization_admin'].sort())
    // The button of the toast; the bar's own is an icon.
    await page.locator('button', { hasText: /^Undo$/ }).click()
    await expect.poll(async () => inWords(await get<Flow>(page, `/order-flow/${flow.id}`))).toEqual(inWords(flow))
    await remove(page, flow)
  })
}

/** Returns the pixels from the middle of a button to the middle of its last text. */
function offCentre(button: Element): number {
  const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (words.nextNode()) range.selectNodeContents(words.currentNode)
  const [inner, outer] = [range.getBoundingClientRect(), button.getBoundingClientRect()]
  return Math.abs(inner.top + inner.bottom - outer.top - outer.bottom) / 2
}

test('on a phone the flow is a list whose steps open from below', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'admin')
  const flow = await ownFlow(page)
  await page.goto(`/order-flow/?id=${flow.id}`)
  const role = page.getByRole('button', { name: /^View as/ })
  await expect(role).toBeVisible()
  expect(await role.evaluate(offCentre), 'its words stand in the middle of their button').toBeLessThan(4)
  await page.getByRole('button', { name: /^In delivery to Rejected/ }).click()
  const sheet = page.getByRole('dialog', { name: 'In delivery to Rejected' })
  await sheet.getByRole('checkbox', { name: 'Courier' }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Add step from Processing' }).click()
  await page.getByRole('menuitem', { name: 'Picked up by customer' }).click()
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect(page.getByText('The flow is saved')).toBeVisible()
  expect(inWords(await get<Flow>(page, `/order-flow/${flow.id}`))).toContain('2-8 admin logist organization_admin')
  await remove(page, flow)
})
