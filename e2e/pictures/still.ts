import { expect, type Page } from '@playwright/test'
import { put } from '../session.ts'

/** Nothing stands before the screens that somebody who is new is shown. */
export async function knowAll(page: Page): Promise<void> {
  await put(page, '/onboarding/user', { hide_welcome: true, hide_menu_tour: true, hide_kanban_tour: true, hide_onboarding_tour: true })
}

/** Everything that a person would wait for is there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[class*=Skeleton-root], [class*=Loader-root], [aria-busy=true]'),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Once two in a row are the same. */
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
