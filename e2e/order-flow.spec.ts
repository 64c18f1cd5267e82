import { expectAccessible } from './accessible.ts'
import { get, post, put, signIn } from './session.ts'
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

/** A flow of its own for each journey, of an organization that has no orders there: nobody's board follows it. */
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

/** Takes the courier from 6 → 5, removes 8 → 3 and adds 2 → 8: four ways to the same. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'the graph by mouse': async (page) => {
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
  'the graph by keyboard': async (page) => {
    await node(page, 1).focus()
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'c')
    await expect(page.getByText('In delivery to Rejected: Courier may not any more')).toBeAttached()
    await press(page, 'Escape', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter', 'Delete', 'Escape', 'ArrowLeft', 'ArrowLeft')
    await expect(node(page, 2)).toBeFocused()
    await press(page, 'k', 'ArrowRight', 'ArrowRight', 'Enter')
    await expect(step(page, '2-8')).toBeFocused()
    await press(page, 'Control+s')
  },
  'the matrix by mouse': async (page) => {
    await page.getByText('Matrix', { exact: true }).click()
    await cell(page, '6-5').click()
    await page.getByRole('checkbox', { name: 'Courier' }).click()
    await cell(page, '8-3').click()
    await page.getByRole('button', { name: 'Remove the step' }).click()
    await cell(page, '2-8').click()
    await cell(page, '2-8').click()
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
  test(`${way} saves what was drawn`, async ({ page }) => {
    await signIn(page, 'admin')
    const flow = await ownFlow(page)
    await page.goto(`/order-flow/?id=${flow.id}`)
    await expect(node(page, 1)).toBeVisible()
    await draw(page)
    await expect(page.getByText('The flow is saved')).toBeVisible()
    const saved = await get<Flow>(page, `/order-flow/${flow.id}`)
    const expected = inWords(flow).filter((one) => !one.startsWith('8-3') && !one.startsWith('6-5'))
    expect(inWords(saved)).toEqual([...expected, '2-8 admin logist organization_admin', '6-5 admin logist organization_admin'].sort())
    // The toast's: the bar's own is an icon.
    await page.locator('button', { hasText: /^Undo$/ }).click()
    await expect.poll(async () => inWords(await get<Flow>(page, `/order-flow/${flow.id}`))).toEqual(inWords(flow))
    await remove(page, flow)
  })
}

test('what is warned of is asked about, and repaired in one press', async ({ page }) => {
  await signIn(page, 'admin')
  const flow = await ownFlow(page)
  await page.goto(`/order-flow/?id=${flow.id}`)
  for (const pair of ['8-3', '8-9']) {
    await step(page, pair).click()
    await page.getByRole('button', { name: 'Remove the step' }).click()
  }
  await expect(page.getByRole('button', { name: 'Dead end: Picked up by customer' })).toBeVisible()
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save 2 changes' })
  await expect(dialog).toContainText('Dead end: Picked up by customer')
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await expectAccessible(page)
  await press(page, 'Enter')
  await page.getByRole('button', { name: 'Restore step from Picked up by customer to Completed' }).click()
  await page.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(page.getByText('The flow is saved')).toBeVisible()
  await remove(page, flow)
})

test('an administrator of an organization makes a copy of the shared default and takes it away again', async ({ page }) => {
  await signIn(page, 'organization-admin')
  await page.goto('/order-flow/')
  await page
    .getByRole('row', { name: /Shared default/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden()
  await page.getByRole('button', { name: 'Make our own copy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make our own copy' })
  await dialog.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'Czechia' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ours in Czechia')
  await dialog.getByRole('button', { name: 'Draw the copy' }).click()
  await step(page, '6-5').click()
  await page.getByRole('checkbox', { name: 'Courier' }).click()
  await page.getByRole('button', { name: 'Save the copy with 1 change' }).click()
  await expect(page.getByText('Ours in Czechia is added')).toBeVisible()
  await expect(page.getByText('Version 1')).toBeVisible()

  await page.getByRole('button', { name: 'All flows' }).click()
  const row = page.getByRole('row', { name: /Ours in Czechia/ })
  await row
    .getByRole('button', { name: /Actions|Ours in Czechia/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Action confirmation' })
  await expect(question).toContainText('Its orders then follow the flow “Default flow”.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('two who draw at once see what was before, theirs and mine, and keep both', async ({ page, browser }) => {
  await signIn(page, 'admin')
  const flow = await ownFlow(page)
  await page.goto(`/order-flow/?id=${flow.id}`)
  await step(page, '6-5').click()
  await press(page, 'c')
  const other = await browser.newPage()
  await signIn(other, 'admin')
  const theirs = flow.links.filter(
    ({ status_from, status_to }) => !(status_from === 6 && status_to === 5) && !(status_from === 8 && status_to === 3),
  )
  await put(other, `/order-flow/${flow.id}`, {
    links: theirs.map(({ status_from, status_to, roles }) => ({ status_from, status_to, roles })),
  })
  await page.getByRole('button', { name: 'Save 1 change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this flow meanwhile' })
  await expect(dialog.getByRole('row', { name: /In delivery.*Rejected/ }).first()).toContainText('no step')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save both' }).click()
  await expect(page.getByText('The flow is saved')).toBeVisible()
  const saved = inWords(await get<Flow>(page, `/order-flow/${flow.id}`))
  expect(saved).toContain('6-5 admin logist organization_admin')
  expect(saved.some((one) => one.startsWith('8-3'))).toBe(false)
  await other.close()
  await remove(page, flow)
})

test('on a phone the flow is a list whose steps open from below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'admin')
  const flow = await ownFlow(page)
  await page.goto(`/order-flow/?id=${flow.id}`)
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

for (const scheme of ['light', 'dark'] as const) {
  test(`list, graph and matrix can be used by everybody (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await signIn(page, 'admin')
    const shared = await get<Flow>(page, '/order-flow/default')
    await page.goto('/order-flow/')
    await expect(page.getByRole('row', { name: /Shared default/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/order-flow/?id=${shared.id}`)
    await step(page, '3-6').click()
    await press(page, 'c')
    await step(page, '8-3').focus()
    await press(page, 'Delete')
    await page.getByRole('button', { name: 'Rehearse', exact: true }).click()
    await expect(page.getByText(/of [\d,]+ moves/).or(page.getByText(/^All [\d,]+ moves/))).toBeVisible()
    await expectAccessible(page)
    await press(page, 'm')
    await expect(cell(page, '3-6')).toBeVisible()
    await expectAccessible(page)
  })
}
