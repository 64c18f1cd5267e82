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

/** Raises the page's time limits beyond any journey: a slow machine is not a fault, so no request may time out. */
const NO_LIMITS = `{ const later = window.setTimeout; window.setTimeout = (what, after, ...rest) => later(what, after >= 10_000 ? 2_000_000 : after, ...rest) }`

export interface Sweeper {
  page: Page
  isSignedIn: boolean
  holder: Holder
  /** Texts that the page has reported as untranslated. */
  missed: string[]
  complaints: string[]
  /** True once Tab has gone through menu and top bar: they are the same on each screen. */
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

/** Restores the shared state: the person uses English again. */
export async function endSweep({ page, isSignedIn }: Sweeper): Promise<void> {
  await beEnglish(page, isSignedIn)
}

/** Checks one state by one load: wide, light and English first, then in place dark, and on a phone in another language. */
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
  // Tab comes last, since it may close the opened part.
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

/**
 * Returns running transitions: people who want no motion get none, not even a short one. With one on each element, a change of colours took
 * a second.
 */
async function transitionsOn(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length)
  return count > 0 ? [`${count} transitions run`] : []
}

/** Goes through the page by Tab; menu and top bar only once per person. */
async function tabThrough(sweeper: Sweeper): Promise<string[]> {
  const from = sweeper.isFrameDone ? 'content' : 'top'
  sweeper.isFrameDone = sweeper.isSignedIn
  return tabFaults(sweeper.page, from)
}

/** Returns faults that remain: elements slide to their place for a moment when the width changes. */
async function lastingReach(page: Page, size: string): Promise<string[]> {
  let faults = await outOfReach(page)
  const end = Date.now() + 5_000
  while (faults.length > 0 && Date.now() < end) faults = await outOfReach(page)
  return faults.map((fault) => `${size}: ${fault}`)
}

/** Returns elements in and around an open dialog that move when its answers come. */
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

/** Restores English, light and wide, and clears the browser's storage. */
async function beEnglish(page: Page, isSignedIn: boolean): Promise<void> {
  if (isSignedIn) await put(page, '/user/profile', { language: 'en' })
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(WIDE)
}

/** Switches the language and waits for the server: a later answer would change the language of the next page. */
async function switchTo(page: Page, language: string, isSignedIn: boolean): Promise<void> {
  const kept = isSignedIn
    ? page.waitForResponse((response) => response.url().endsWith('/user/profile') && response.request().method() !== 'GET')
    : undefined
  await speak(page, language)
  await kept
}
