import { expect, type Locator, type Page } from '@playwright/test'
import { openMenu } from './board.ts'
import type { PlacedOrder } from './orders.ts'
import { ZONE } from './zone.ts'

/** A place that offers operations on one order. */
type ActingScreen = 'table' | 'board' | 'order view'

/** Opens the menu with all operations of the order; `filter` finds an order that is not in work any more. */
export async function openActions(page: Page, place: ActingScreen, order: PlacedOrder, filter = ''): Promise<Locator> {
  if (place === 'table') return rowMenu(page, order, filter)
  await page.goto(place === 'board' ? `/order/kanban?track=${order.track}${filter}` : `/order/index?track=${order.track}&id=${order.id}`)
  if (place === 'board') return openMenu(page, order)
  const drawer = page.getByRole('dialog', { name: `Order ${order.track}` })
  await drawer.getByRole('button', { name: 'Actions', exact: true }).click()
  return page.getByRole('menu', { name: 'Actions' })
}

async function rowMenu(page: Page, { track }: PlacedOrder, filter: string): Promise<Locator> {
  await page.goto(`/order/index?track=${track}${filter}`)
  const row = page.getByRole('row').filter({ hasText: track })
  await row.getByText(track, { exact: true }).click({ button: 'right' })
  return page.getByRole('menu', { name: new RegExp(`Actions for ${track}`) })
}

export async function choose(menu: Locator, name: string): Promise<void> {
  await menu.getByRole('menuitem', { name, exact: true }).click()
}

/** Expects the text in a toast or a dialog. */
export async function expectSaid(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible()
}

/** Stops the page's clock, so that no midnight falls between an action and its check. */
export async function standStill(page: Page): Promise<Date> {
  const now = new Date()
  await page.clock.setFixedTime(now)
  return now
}

/** Returns noon (UTC) of the day that many days after `from`, in the people's zone. */
export function noonIn(days: number, from = new Date()): Date {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(from)
  const noon = new Date(`${today}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon
}

/** Returns the day as dd.mm.yyyy, that many days after `from`. */
export function dayText(days: number, from = new Date()): string {
  return new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(noonIn(days, from))
}
