import type { Locator } from '@playwright/test'
import type { Dice } from '../kit/dice.ts'
import { someFilter } from './filters.ts'
import type { Screen } from './screen.ts'

const SHORT = { timeout: 1_500 }

type Act = (screen: Screen, dice: Dice) => Promise<void>

/** Does one action of a person on a board. Cards may disappear at any time: an action that is not possible any more is skipped. */
export function useBoard(screen: Screen, dice: Dice): Promise<void> {
  return act(screen, dice, [
    [3, drag],
    [3, pressKeys],
    [2, chooseInMenu],
    [3, changeFilter],
    [2, fold],
    [4, scroll],
    [1, reload],
  ])
}

export function useTable(screen: Screen, dice: Dice): Promise<void> {
  return act(screen, dice, [
    [4, changeFilter],
    [1, reload],
  ])
}

async function act(screen: Screen, dice: Dice, acts: readonly (readonly [number, Act])[]): Promise<void> {
  const chosen = dice.weighed(acts)
  await chosen(screen, dice).catch((error: unknown) => screen.did('left', `${chosen.name} (${firstLine(error)})`))
  await screen.rest().catch((error: unknown) => screen.did('stuck', firstLine(error)))
}

function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? ''
}

async function someCard({ page }: Screen, dice: Dice): Promise<{ card: Locator; id: string }> {
  const cards = page.locator(
    'section[data-column="1"] [data-card], section[data-column="2"] [data-card], section[data-column="3"] [data-card]',
  )
  const ids = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''))
  const id = dice.pick(ids)
  if (!id) throw new Error('no card in sight')
  return { card: page.locator(`[data-card="${id}"]`), id }
}

async function drag(screen: Screen, dice: Dice): Promise<void> {
  const { card, id } = await someCard(screen, dice)
  await card.scrollIntoViewIfNeeded(SHORT)
  const target = screen.page.locator('section[data-column]').nth(dice.between(0, 4))
  const [from, to] = [await card.boundingBox(SHORT), await target.boundingBox(SHORT)]
  if (!from || !to) throw new Error('not on the screen')
  screen.did('drag', `${id} to the column ${await target.getAttribute('data-column', SHORT)}`)
  const { mouse } = screen.page
  await mouse.move(from.x + 60, from.y + 12)
  await mouse.down()
  await mouse.move(from.x + 80, from.y + 30, { steps: 4 })
  await mouse.move(to.x + to.width / 2, Math.min(to.y + 200, 700), { steps: 8 })
  await screen.page.waitForTimeout(dice.between(50, 800))
  await mouse.up()
  await screen.page.waitForTimeout(300)
}

async function pressKeys(screen: Screen, dice: Dice): Promise<void> {
  const { card, id } = await someCard(screen, dice)
  await card.locator('a').first().focus(SHORT)
  screen.did('keys', id)
  const { keyboard } = screen.page
  await keyboard.press('Space')
  for (let step = dice.between(1, 3); step > 0; step -= 1) await keyboard.press('ArrowRight', { delay: 60 })
  await keyboard.press('Space')
  await screen.page.waitForTimeout(300)
}

async function chooseInMenu(screen: Screen, dice: Dice): Promise<void> {
  const { card, id } = await someCard(screen, dice)
  await card.hover(SHORT)
  await card.getByRole('button', { name: /^Actions for/ }).click(SHORT)
  const items = screen.page.getByRole('menuitem', {
    name: /^(Processing|Ready for dispatch|In delivery|Delivered|Rejected|Mark as paid|Archive)/,
  })
  await items.first().waitFor(SHORT)
  const item = items.nth(dice.between(0, (await items.count()) - 1))
  screen.did('menu', `${id} ${await item.textContent(SHORT)}`)
  await item.click(SHORT)
  await screen.page.waitForTimeout(300)
}

async function changeFilter(screen: Screen, dice: Dice): Promise<void> {
  const filter = someFilter(dice)
  screen.requests.causes.filters += 1
  await screen.page.evaluate((search) => history.pushState({}, '', `${location.pathname}${search}`), filter.search)
  screen.filter = filter
  screen.did('filter', filter.search)
}

async function fold(screen: Screen, dice: Dice): Promise<void> {
  const column = screen.page.locator('section[data-column]').nth(dice.between(0, 9))
  const isFolded = (await column.getAttribute('data-collapsed', SHORT)) !== null
  screen.did(isFolded ? 'unfold' : 'fold', (await column.getAttribute('data-column', SHORT)) ?? '')
  if (isFolded) {
    await column.getByRole('button').first().click(SHORT)
    return
  }
  await column.getByRole('button', { name: /^Actions for the column/ }).click(SHORT)
  await screen.page.getByRole('menuitem', { name: /^Collapse/ }).click(SHORT)
}

async function scroll(screen: Screen, dice: Dice): Promise<void> {
  const column = screen.page.locator('section[data-column]:not([data-collapsed])').nth(dice.between(0, 7))
  screen.did('scroll', (await column.getAttribute('data-column', SHORT)) ?? '')
  screen.requests.causes.scrolls += 1
  const share = dice.chance(0.3) ? 0 : 1
  await column.evaluate((section, to) => {
    const area = section.querySelector('ul')?.parentElement
    if (area) area.scrollTop = area.scrollHeight * to
  }, share)
}

async function reload(screen: Screen): Promise<void> {
  screen.did('reload')
  await screen.load()
}
