import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Drags the handle of one row to another by mouse, and waits until it has landed. Then the row is placed among the others anew, and a field
 * in it loses the focus: a test must not type before.
 */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.move(end.x + end.width / 2, end.y + 4, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('[data-dnd-dragging], [data-dnd-placeholder]')).toHaveCount(0)
}
