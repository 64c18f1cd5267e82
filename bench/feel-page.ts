import type { Page } from '@playwright/test'

/** The browser tells of no shorter task; where all were shorter, the longest is 0. */
export const SHORTEST_TOLD_MS = 50
const QUIET_MS = 500

/** Milliseconds of the page's own clock from the beginning of the navigation. */
export async function untilThere(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  const there = await page.waitForFunction((wanted) => document.querySelector(wanted) && performance.now(), selector)
  const milliseconds = Number(await there.jsonValue())
  await quiet(page)
  return milliseconds
}

/** Gives back what brings the processor to its full speed again. */
export async function slowedDown(page: Page, rate: number): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate })
  return () => browser.detach()
}

/** The same in every page and every run: on a slow machine it takes longer, as everything does. */
export function fixedWork(page: Page): Promise<number> {
  return page.evaluate(() => {
    const begun = performance.now()
    let sum = 0
    for (let at = 0; at < 10_000_000; at += 1) sum = (sum * 31 + at) | 0
    // Whoever could leave the sum out would leave out the work.
    return performance.now() - begun + (sum === 1 ? 1 : 0)
  })
}

export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'longtask' })
    return { tasks, observer }
  })
  await work()
  await quiet(page)
  return watch.evaluate(({ tasks, observer }) => {
    observer.disconnect()
    return Math.max(0, ...tasks)
  })
}

/** Waits until the page has no background work left and sends no more reports of itself. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
}
