import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([])
}

/** Returns the faults that axe calls serious or critical, by all its rules or by one, once all fading has ended. */
export async function barriersOn(page: Page, rule?: 'color-contrast'): Promise<string[]> {
  // A dialog gets its name a moment after it appears.
  await expect(page.locator('[role=dialog]:not([aria-label], [aria-labelledby])')).toHaveCount(0)
  // A half-faded text has half its contrast, so stale rows and running transitions must end first.
  await expect(page.locator('[data-stale]')).toHaveCount(0)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  )
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) })
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`)
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
