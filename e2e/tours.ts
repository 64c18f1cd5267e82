import { expect, type Locator, type Page } from '@playwright/test'
import { get } from './session.ts'

export const MENU_STEPS = ['This is your menu', 'Board', 'Finance', 'Archive', 'FAQ', 'Onboarding'] as const

/** Finds the card of a step by its title. */
export const step = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })

export const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Tracklane' })

interface Flags {
  hide_welcome: boolean
  hide_menu_tour: boolean
  hide_kanban_tour: boolean
  hide_onboarding_tour: boolean
}

export async function flagsOf(page: Page): Promise<Flags> {
  return (await get<{ onboarding: Flags }>(page, '/user/profile')).onboarding
}

export function entryOf(page: Page, title: string): Locator {
  const menu = page.locator('[data-side-menu]')
  return title === 'This is your menu' ? menu : menu.getByRole('link', { name: title, exact: true })
}

/** Expects the card with the focus in it, and its subject lit, whole and visible. */
export async function expectStep(page: Page, title: string, number?: string): Promise<void> {
  const card = step(page, title)
  await expect(card).toBeVisible()
  if (number) await expect(card).toContainText(number)
  await expect(card.getByRole('button').last()).toBeFocused()
  await expect(card).toBeInViewport({ ratio: 1 })
  await expectLit(page, entryOf(page, title))
}

export async function expectLit(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveClass(/driver-active-element/)
  await expect(target).toBeInViewport({ ratio: 0.99 })
  // The light surrounds it: the veil does not cover its middle.
  await expect.poll(() => target.evaluate(isLit)).toBe(true)
  await expect(page.locator('.driver-active-element')).toHaveCount(1)
}

/** Checks whether the hole in the veil is at the element. */
function isLit(element: Element): boolean {
  const veil = document.querySelector('.driver-overlay path')
  if (!(veil instanceof SVGGeometryElement)) return false
  const { x, y, width, height } = element.getBoundingClientRect()
  const isDark = (left: number, top: number) => veil.isPointInFill(new DOMPoint(left, top))
  return (
    !isDark(x + width / 2, y + height / 2) &&
    !isDark(x + 3, y + 3) &&
    !isDark(x + width - 3, y + height - 3) &&
    isDark(x + width + 20, y + 20)
  )
}
