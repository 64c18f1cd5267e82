import type { Page } from '@playwright/test'

/** The browser reports no shorter task. If all were shorter, the longest is 0. */
export const SHORTEST_TOLD_MS = 50
const QUIET_MS = 500

/** Returns milliseconds of the page's own clock since the start of the navigation. */
export async function untilThere(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  const there = await page.waitForFunction((wanted) => document.querySelector(wanted) && performance.now(), selector)
  const milliseconds = Number(await there.jsonValue())
  await quiet(page)
  return milliseconds
}

/** Slows the processor down. Returns a function that restores its full speed. */
export async function slowedDown(page: Page, rate: number): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate })
  return () => browser.detach()
}

/** Does a fixed amount of work, as a measure of the machine's speed. */
export function fixedWork(page: Page): Promise<number> {
  return page.evaluate(() => {
    const begun = performance.now()
    let sum = 0
    for (let at = 0; at < 10_000_000; at += 1) sum = (sum * 31 + at) | 0
    // The result uses the sum, so that no optimizer leaves the work out.
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
