import { expect, type Locator, type Page } from '@playwright/test'
import type { PlacedOrder } from './orders.ts'

/** Opens the board, with these orders only or with all. */
export async function openBoard(page: Page, ...orders: PlacedOrder[]): Promise<void> {
  const filter = orders.length > 0 ? `?track=${orders.map(({ track }) => track).join()}` : ''
  await page.goto(`/order/kanban${filter}`)
  await expect(page.getByRole('heading', { name: 'Board', level: 1 })).toBeVisible()
  for (const order of orders) await expect(card(page, order)).toBeVisible()
}

export function column(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Board', exact: true }).getByRole('region', { name, exact: true })
}

/** Finds the card on the whole page or in one column. */
export function card(scope: Page | Locator, { track }: PlacedOrder): Locator {
  return scope.getByRole('article').filter({ hasText: track })
}

export function cardLink(page: Page, order: PlacedOrder): Locator {
  return card(page, order).getByRole('link')
}

export async function openMenu(page: Page, { track }: PlacedOrder): Promise<Locator> {
  await page.getByRole('button', { name: `Actions for ${track}` }).click()
  return page.getByRole('menu', { name: `Actions for ${track}` })
}

/** Takes the card with the mouse and holds it over a column. */
export async function lift(page: Page, order: PlacedOrder, over: string): Promise<void> {
  await card(page, order).hover()
  await page.mouse.down()
  await hold(page, over)
}

/** Moves the held card over another column until the column reacts; a person also waits for that before letting go. */
export async function hold(page: Page, over: string): Promise<void> {
  const target = column(page, over)
  let steps = 20
  await expect(async () => {
    // The place is looked up each time, since the board scrolls near its edge.
    const { x, y } = await middleOf(target)
    await page.mouse.move(x + steps, y, { steps })
    steps = steps === 2 ? 3 : 2
    await expect(target).toHaveAttribute('data-over', 'true', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The column is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function drag(page: Page, order: PlacedOrder, to: string): Promise<void> {
  await lift(page, order, to)
  await page.mouse.up()
}
