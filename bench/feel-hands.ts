import type { Page } from '@playwright/test'
import { column, hold, openBoard } from '../e2e/board.ts'
import { get } from '../e2e/session.ts'
import { quiet } from './feel-page.ts'

export interface Hand {
  readonly name: string
  /** The screen before it. */
  ready(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

const KEY_EVERY_MS = 60
const TRACKS = 300

export const HANDS: readonly Hand[] = [
  { name: 'typing in a filter beside 100 rows', ready: openEditor, act: typeAmount },
  { name: 'lifting a card and bringing it over another column', ready: openWholeBoard, act: liftCard },
  { name: `pasting ${TRACKS} tracks above 100 rows`, ready: openList, act: pasteTracks },
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

/** The matches are counted meanwhile. */
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
  await page.getByRole('button', { name: `Tracks: ${TRACKS}`, exact: true }).waitFor()
  await page.getByText(`of ${TRACKS}`).waitFor()
}

/** Tracks of the pages behind the shown one, so that every row is another one afterwards. */
async function someTracks(page: Page): Promise<string[]> {
  const pages = await Promise.all([2, 3, 4].map((at) => get<{ track: string }[]>(page, `/order?per_page=100&page=${at}`)))
  const tracks = pages.flat().map(({ track }) => track)
  if (tracks.length < TRACKS) throw new Error(`Only ${tracks.length} of ${TRACKS} tracks`)
  return tracks
}
