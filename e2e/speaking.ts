import type { Page } from '@playwright/test'
import { faultsOf } from './fitting.ts'

export const WIDE = { width: 1440, height: 900 }
export const TABLET = { width: 768, height: 1024 }
export const NARROW = { width: 360, height: 740 }

/** Chooses a language in the list of the top bar. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(async (code) => {
    const appeared = async (selector: string): Promise<HTMLElement> => {
      for (;;) {
        const element = document.querySelector<HTMLElement>(selector)
        if (element) return element
        await new Promise((done) => requestAnimationFrame(done))
      }
    }
    const item = `[role=menuitemradio][lang=${code}]`
    if (!document.querySelector(item)) (await appeared('[aria-haspopup=menu]:has([class*=code])')).click()
    ;(await appeared(item)).click()
    await appeared(`html[lang=${code}] body:not(:has([role=menuitemradio]))`)
  }, language)
  await settled(page)
}

/** Waits until nothing is loading that a person would wait for. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1:not([data-left])') &&
      !document.querySelector('[class*=Skeleton-root], [class*=Loader-root], [aria-busy=true]'),
  )
}

/** Returns faults that remain: texts from the server, and charts that adapt to the width, come a moment later. */
export async function lastingFaults(page: Page, language: string, milliseconds = 5_000): Promise<string[]> {
  let faults = await faultsOf(page, language)
  const end = Date.now() + milliseconds
  while (faults.length > 0 && Date.now() < end) faults = await faultsOf(page, language)
  return faults
}
