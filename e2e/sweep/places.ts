import type { Page } from '@playwright/test'

/** The places of elements, by name. They are there before the answers and after them. */
export type Places = Readonly<Record<string, string>>

/** Elements that are replaced when the answers come, or have no name of their own. */
const STEADY = {
  head: 'main h1',
  'under the head': 'main header:has(> h1) + *',
  'first row': '#content tbody tr:first-of-type',
  'first column': '#content [data-column], #content [data-density] > :first-child',
  pager: '#content nav:has(button)',
  'moves of the open order': 'aside[data-peek] [class*=moves]',
  'facts of the open order': 'aside[data-peek] [class*=groups]',
} as const

/** Elements that people aim at or use for orientation. */
const NAMED = ['main', '[role=dialog]'].map((area) => `${area} :is(h1, h2, h3, th, label, legend, button, input, a, [role=tab])`).join()

/** Reads the places once the fonts are loaded and drawn. */
export function placesOn(page: Page): Promise<Places> {
  return page.evaluate(
    async ([steady, named]) => {
      await document.fonts.ready
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const places = new Map<string, string | undefined>()
      for (const [name, selector] of Object.entries(steady)) {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        if (box && box.height > 0) places.set(name, placeOf(box))
      }
      for (const element of document.querySelectorAll(named)) {
        const box = element.getBoundingClientRect()
        const name = (element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent)?.trim().slice(0, 60)
        if (!name || box.height === 0) continue
        const key = `${element.tagName.toLowerCase()} “${name}”`
        // Two elements with one name cannot be told apart, so neither is compared.
        places.set(key, places.has(key) ? undefined : placeOf(box))
      }
      return Object.fromEntries([...places].filter((place): place is [string, string] => place[1] !== undefined))

      function placeOf({ x, y }: DOMRect): string {
        return `${Math.round(x)}, ${Math.round(y)}`
      }
    },
    [STEADY, NAMED] as const,
  )
}

/** Returns elements that have moved. A page where nothing could be compared is also a fault. */
export function jumps(before: Places, after: Places): string[] {
  const both = Object.keys(before).filter((name) => after[name] !== undefined)
  const moved = both.filter((name) => after[name] !== before[name]).map((name) => `${name} from ${before[name]} to ${after[name]}`)
  const isLookedAt = both.includes('head') && both.some((name) => name !== 'head' && !name.startsWith('h1 '))
  return isLookedAt ? moved : [...moved, `nothing beside its head stands before the answers (${Object.keys(before).join(', ')})`]
}
