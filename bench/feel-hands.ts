import type { Page } from '@playwright/test'
import { column, hold, openBoard } from '../e2e/board.ts'
import { get, type Person, post } from '../e2e/session.ts'
import { quiet } from './feel-page.ts'

export interface Hand {
  readonly name: string
  readonly who: Person
  /** Opens the screen for the action. */
  ready(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

const KEY_EVERY_MS = 60
const TRACKS = 300
/** The number of all links between ten statuses. */
const LINKS = 90

export const HANDS: readonly Hand[] = [
  { name: 'typing in a filter beside 100 rows', who: 'logist', ready: openEditor, act: typeAmount },
  { name: 'lifting a card and bringing it over another column', who: 'logist', ready: openWholeBoard, act: liftCard },
  { name: `pasting ${TRACKS} tracks above 100 rows`, who: 'logist', ready: openList, act: pasteTracks },
  { name: 'another language on an open board', who: 'logist', ready: openWholeBoard, act: anotherLanguage },
  { name: `changing a flow among ${LINKS} links`, who: 'admin', ready: openFullFlow, act: changeFlow },
]

async function openList(page: Page): Promise<void> {
  await page.goto('/order/index?per_page=100')
  await page.locator('tr[data-row]').nth(50).waitFor()
  await quiet(page)
}

async function openEditor(page: Page): Promise<void> {
  await openList(page)
  await page.keyboard.press('f')
  await page.getByRole('combobox', { name: 'Filter by…' }).waitFor()
  await page.keyboard.type('total')
  await page.keyboard.press('Enter')
  await page.getByLabel('Total, from').waitFor()
  await quiet(page)
}

/** Types an amount while the matches are counted. */
async function typeAmount(page: Page): Promise<void> {
  await page.getByLabel('Total, from').focus()
  await page.keyboard.type('123.45', { delay: KEY_EVERY_MS })
}

async function openWholeBoard(page: Page): Promise<void> {
  await openBoard(page)
  await column(page, 'Processing').getByRole('article').nth(5).waitFor()
  await quiet(page)
}

async function liftCard(page: Page): Promise<void> {
  await column(page, 'Processing').getByRole('article').nth(1).hover()
  await page.mouse.down()
  await hold(page, 'Ready for dispatch')
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

async function pasteTracks(page: Page): Promise<void> {
  const tracks = await someTracks(page)
  await page.getByRole('searchbox', { name: 'Search orders' }).focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, tracks.join('\n'))
  await page.getByRole('button', { name: `Numbers: ${TRACKS}`, exact: true }).waitFor()
  await page.getByText(`of ${TRACKS}`).waitFor()
}

/** Returns tracks of the pages behind the shown one, so that every row changes. */
async function someTracks(page: Page): Promise<string[]> {
  const pages = await Promise.all([2, 3, 4].map((at) => get<{ track: string }[]>(page, `/order?per_page=100&page=${at}`)))
  const tracks = pages.flat().map(({ track }) => track)
  if (tracks.length < TRACKS) throw new Error(`Only ${tracks.length} of ${TRACKS} tracks`)
  return tracks
}

/** Switches the language and back, so that each round starts in the same state. */
async function anotherLanguage(page: Page): Promise<void> {
  for (const code of ['de', 'en']) {
    await page.locator('[aria-haspopup=menu]:has([class*=code])').first().click()
    await page.locator(`[role=menuitemradio][lang=${code}]`).first().click()
    await page.locator(`html[lang=${code}]`).waitFor()
  }
}

interface Flow {
  readonly id: number
  readonly name: string
}

const FULL = 'Every step there can be'

/** Opens a flow with a link from each status to every other one; it is made once. */
async function openFullFlow(page: Page): Promise<void> {
  const known = (await get<Flow[]>(page, '/order-flow')).find(({ name }) => name === FULL)
  const flow = known ?? (await makeFullFlow(page))
  await page.goto(`/order-flow/?id=${flow.id}&view=matrix`)
  await page.locator('[data-cell="1-2"]').waitFor()
  await quiet(page)
}

async function makeFullFlow(page: Page): Promise<Flow> {
  const statuses = Array.from({ length: 10 }, (_, nth) => nth + 1)
  const links = statuses.flatMap((status_from) =>
    statuses.filter((status_to) => status_to !== status_from).map((status_to) => ({ status_from, status_to, roles: ['admin', 'logist'] })),
  )
  const { id: organization_id } = await post<{ id: number }>(page, '/organization', { name: FULL })
  return post<Flow>(page, '/order-flow', { name: FULL, organization_id, country_id: null, links })
}

/** Gives a step to couriers and takes it away again. */
async function changeFlow(page: Page): Promise<void> {
  await page.locator('[data-cell="1-2"]').focus()
  await page.keyboard.press('c')
  await page.keyboard.press('c')
}
