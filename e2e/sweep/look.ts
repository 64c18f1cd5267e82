import { expect, type Page } from '@playwright/test'
import { barriersOn } from '../accessible.ts'
import { complaintsOf } from '../complaints.ts'
import type { Texts } from '../fitting.ts'
import { get, type Person, put, signIn } from '../session.ts'
import { lastingFaults, NARROW, settled, speak, TABLET, WIDE } from '../speaking.ts'
import { type Holder, holdAnswers } from './held-answers.ts'
import { load } from './load.ts'
import { jumps, placesOn } from './places.ts'
import { outOfReach } from './reach.ts'
import type { State } from './states.ts'
import { tabFaults } from './tab-stops.ts'

export type Check = 'no error' | 'axe' | 'tab' | 'asked once' | 'no jump' | 'still' | 'dark contrast' | 'in reach' | 'fits'

/** Longer than any journey: a machine that is slow is not what is looked for, so the page gives no request up. */
const NO_LIMITS = `{ const later = window.setTimeout; window.setTimeout = (what, after, ...rest) => later(what, after >= 10_000 ? 2_000_000 : after, ...rest) }`

export interface Sweeper {
  page: Page
  isSignedIn: boolean
  holder: Holder
  /** Texts that the page has reported as not translated. */
  missed: string[]
  complaints: string[]
  /** Menu and top bar were gone through by Tab: they are the same on each screen. */
  isFrameDone: boolean
}

export async function beginSweep(page: Page, person: Person | 'visitor'): Promise<Sweeper> {
  const isSignedIn = person !== 'visitor'
  if (isSignedIn) await signIn(page, person)
  await page.addInitScript(NO_LIMITS)
  const texts = await get<Texts>(page, '/i18n/translation-index')
  await page.addInitScript((given) => Object.assign(globalThis, { texts: given }), texts)
  const complaints = complaintsOf(page)
  const missed: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('missed-translation')) missed.push(`not translated: ${request.postData()}`)
  })
  return { page, isSignedIn, holder: await holdAnswers(page), missed, complaints, isFrameDone: false }
}

/** Restores the state that all journeys share: the person speaks English again. */
export async function endSweep({ page, isSignedIn }: Sweeper): Promise<void> {
  await beEnglish(page, isSignedIn)
}

/** One load: wide, light and English first, then in place what it is in the dark, and on a phone in another language. */
export async function lookAt(sweeper: Sweeper, state: State, language: string): Promise<Map<Check, string[]>> {
  const { page, isSignedIn, holder, missed, complaints } = sweeper
  await beEnglish(page, isSignedIn)
  if (state.isNarrow) await page.setViewportSize(NARROW)
  const address = typeof state.address === 'string' ? state.address : await state.address(page)
  const { asked, jumped } = await load(page, holder, address, { isSignedIn, isLate: state.isLate ?? false, last: state.last })
  if (state.heading) await expect(page.getByRole('heading', { level: 1, name: state.heading })).toBeVisible()
  if (state.isNarrow) jumped.push(...(await jumpsOnOpening(page, holder, state.show)))
  else await state.show?.(page)
  await settled(page)
  const covered = await lastingReach(page, 'wide')
  const barriers = await barriersOn(page)
  // Tab may close what was opened, so that goes through it last.
  const stops = state.show ? [] : await tabThrough(sweeper)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const moving = await transitionsOn(page)
  const pale = await barriersOn(page, 'color-contrast')
  await page.setViewportSize(TABLET)
  covered.push(...(await lastingReach(page, 'tablet')))
  await page.setViewportSize(NARROW)
  if (!state.isEnglish) await switchTo(page, language, isSignedIn)
  const unfit = await lastingFaults(page, state.isEnglish ? 'en' : language)
  covered.push(...(await lastingReach(page, 'narrow')))
  if (state.show) stops.push(...(await tabFaults(page, 'top')))
  return new Map([
    ['no error', complaints.splice(0)],
    ['axe', barriers],
    ['tab', stops],
    ['asked once', asked],
    ['no jump', jumped],
    ['still', moving],
    ['dark contrast', pale],
    ['in reach', covered],
    ['fits', [...unfit.map((fault) => `${language}: ${fault}`), ...missed.splice(0)]],
  ])
}

/** People who want no motion have none, not even a short one: with one on each element a change of colours took a second. */
async function transitionsOn(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length)
  return count > 0 ? [`${count} transitions run`] : []
}

/** Menu and top bar once a person. */
async function tabThrough(sweeper: Sweeper): Promise<string[]> {
  const from = sweeper.isFrameDone ? 'content' : 'top'
  sweeper.isFrameDone = sweeper.isSignedIn
  return tabFaults(sweeper.page, from)
}

/** Elements that slide to their place with the width of the window need a moment. */
async function lastingReach(page: Page, size: string): Promise<string[]> {
  let faults = await outOfReach(page)
  const end = Date.now() + 5_000
  while (faults.length > 0 && Date.now() < end) faults = await outOfReach(page)
  return faults.map((fault) => `${size}: ${fault}`)
}

/** Elements that move in an open dialog, and around it, when its answers come. */
async function jumpsOnOpening(page: Page, holder: Holder, show: State['show']): Promise<string[]> {
  if (!show) return []
  const held = holder.hold({ isLate: false, last: undefined })
  await show(page)
  const stood = await placesOn(page)
  held.answer()
  held.answerLast()
  await settled(page)
  return jumps(stood, await placesOn(page))
}

/** The page before is left as it would have been found. */
async function beEnglish(page: Page, isSignedIn: boolean): Promise<void> {
  if (isSignedIn) await put(page, '/user/profile', { language: 'en' })
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(WIDE)
}

/** Until the server has it: what it has later would be the language of the next page. */
async function switchTo(page: Page, language: string, isSignedIn: boolean): Promise<void> {
  const kept = isSignedIn
    ? page.waitForResponse((response) => response.url().endsWith('/user/profile') && response.request().method() !== 'GET')
    : undefined
  await speak(page, language)
  await kept
}
