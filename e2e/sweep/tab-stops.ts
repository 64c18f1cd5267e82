import type { Page } from '@playwright/test'

const MOST_STOPS = 80

/** Goes through the page by Tab, until its end, the first stop again or far enough: what has the focus and no name, or where the focus is lost. */
export async function tabFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const end = Object.assign(document.createElement('button'), { id: 'end-of-page', textContent: 'End' })
    document.body.append(end)
    Object.assign(globalThis, { stops: [] })
  })
  const faults: string[] = []
  for (let stop = 1; stop <= MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(whereFocusIs)
    if (at === 'end') break
    if (at) faults.push(`stop ${stop}: ${at}`)
    if (at === 'nowhere') break
  }
  await page.evaluate(() => document.querySelector('#end-of-page')?.remove())
  return faults
}

/** 'end', or what is wrong with the stop. */
function whereFocusIs(): string | undefined {
  const { stops } = globalThis as unknown as { stops: Element[] }
  const active = document.activeElement
  if (!active || active === document.body || active === document.documentElement) return 'nowhere'
  if (active.id === 'end-of-page' || active === stops[0]) return 'end'
  stops.push(active)
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
  return names.some((name) => name?.trim()) ? undefined : `without a name: ${active.outerHTML.slice(0, 160)}`
}
