import type { Page } from '@playwright/test'

const MOST_STOPS = 80
/** The number of presses between two looks at the page. */
const AT_ONCE = 8

interface Walk {
  stops: Element[]
  faults: string[]
  isOver: boolean
}

/**
 * Goes through the page by Tab until its end, the first stop or the limit. Returns elements without a name, and stops where the focus is
 * lost. From `content`: it skips menu and top bar by the skip link.
 */
export async function tabFaults(page: Page, from: 'top' | 'content'): Promise<string[]> {
  if (from === 'content') await page.locator('a[href="#content"]').press('Enter')
  await page.evaluate(beginWalk)
  for (let pressed = 0; pressed < MOST_STOPS; pressed += AT_ONCE) {
    // One after the other: the page must finish one key before the next.
    for (let one = 0; one < AT_ONCE; one += 1) await page.keyboard.press('Tab')
    if (await page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk.isOver)) break
  }
  return page.evaluate(endWalk)
}

/** Makes the page note where each Tab leads. */
function beginWalk(): void {
  const walk: Walk = { stops: [], faults: [], isOver: false }
  const end = Object.assign(document.createElement('button'), { id: 'end-of-page', textContent: 'End' })
  document.body.append(end)
  const note = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' || walk.isOver) return
    const active = document.activeElement
    const isNowhere = !active || active === document.body || active === document.documentElement
    if (isNowhere) walk.faults.push(`stop ${walk.stops.length + 1}: nowhere`)
    walk.isOver = isNowhere || active === end || active === walk.stops[0]
    if (walk.isOver || !active) return
    walk.stops.push(active)
    if (!hasName(active)) walk.faults.push(`stop ${walk.stops.length}: without a name: ${active.outerHTML.slice(0, 160)}`)
  }
  window.addEventListener('keyup', note, true)
  Object.assign(globalThis, { walk, forgetWalk: () => window.removeEventListener('keyup', note, true) })

  function hasName(active: Element): boolean {
    const referred = (active.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
    const labels = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? [...(active.labels ?? [])] : []
    const inside = [...active.querySelectorAll('img[alt], [aria-label], svg > title')].map(
      (one) => one.getAttribute('alt') ?? one.getAttribute('aria-label') ?? one.textContent,
    )
    const names = [
      ...referred,
      active.getAttribute('aria-label'),
      ...labels.map(({ textContent }) => textContent),
      active.textContent,
      ...inside,
      active.getAttribute('title'),
    ]
    return names.some((name) => name?.trim())
  }
}

function endWalk(): string[] {
  const { walk, forgetWalk } = globalThis as unknown as { walk: Walk; forgetWalk: () => void }
  forgetWalk()
  document.querySelector('#end-of-page')?.remove()
  return walk.faults
}
