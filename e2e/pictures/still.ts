import { expect, type Page } from '@playwright/test'
import { put } from '../session.ts'

/** Hides the tours and welcomes for new people. */
export async function knowAll(page: Page): Promise<void> {
  await put(page, '/onboarding/user', { hide_welcome: true, hide_menu_tour: true, hide_kanban_tour: true, hide_onboarding_tour: true })
}

/** Waits until everything is there that a person would wait for. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[class*=Skeleton-root], [class*=Loader-root], [aria-busy=true]'),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Takes pictures until two in a row are equal. */
export async function stillPicture(page: Page): Promise<Buffer> {
  await settled(page)
  let picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await expect(async () => {
    const before = picture
    picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    expect(picture.equals(before)).toBe(true)
  }).toPass()
  return picture
}
