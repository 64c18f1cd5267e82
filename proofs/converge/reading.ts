import type { Page } from '@playwright/test'

/** The columns on the screen. */
export interface ShownColumn {
  readonly status_id: number
  readonly isCollapsed: boolean
  readonly total: number
  /** null on a strip, which has no room for money. */
  readonly sums: readonly string[] | null
  readonly cards: readonly ShownCard[]
}

export interface ShownCard {
  readonly id: number
  readonly text: string
  readonly digits: string
}

/** Reads every column from its first card to the last loaded one. Cards further down are not loaded. */
export async function readBoard(page: Page): Promise<ShownColumn[]> {
  const held: (() => void)[] = []
  const pages = /\/api\/order\/kanban\?.*cursor=/
  await page.route(pages, (route) => void held.push(() => void route.continue().catch(() => undefined)))
  try {
    return await page.evaluate(readColumns)
  } finally {
    for (const go of held) go()
    await page.unroute(pages)
  }
}

/** Runs in the browser. */
async function readColumns(): Promise<ShownColumn[]> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const digitsOf = (text: string) => text.replace(/\D/g, '')
  const labelled = (node: Element) =>
    [node, ...node.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '').join(' ')

  function sumsOf(section: Element): string[] {
    const line = [...section.querySelectorAll('header p')].map((one) => one.textContent ?? '').find((text) => /COD/.test(text)) ?? ''
    const parts = line.startsWith('COD') ? line.replace(/^COD\s*/, '').split(' · ') : []
    return parts.map((part) => `${part.match(/[A-Z]{3}/)?.[0]} ${digitsOf(part)}`)
  }

  function totalOf(section: Element): number {
    const count =
      section.querySelector('header h2 + *') ?? [...section.querySelectorAll('button span')].find((one) => /\d/.test(one.textContent ?? ''))
    return Number(digitsOf((count?.textContent ?? '').split('/')[0] ?? '') || Number.NaN)
  }

  async function cardsOf(section: Element): Promise<ShownCard[]> {
    const area = section.querySelector('ul')?.parentElement
    const cards = new Map<number, ShownCard>()
    if (!area) return []
    const was = area.scrollTop
    for (let top = 0, isDone = false; !isDone; top += Math.max(area.clientHeight / 2, 100)) {
      isDone = top >= area.scrollHeight - area.clientHeight
      area.scrollTop = top
      await drawn()
      for (const item of area.querySelectorAll('li[data-index]')) {
        const card = item.querySelector('[data-card]')
        if (!card) continue
        const text = `${card.textContent} ${labelled(card)}`.replace(/\s+/g, ' ')
        const link = card.querySelector('a')?.getAttribute('aria-label') ?? ''
        cards.set(Number(item.getAttribute('data-index')), {
          id: Number(card.getAttribute('data-card')),
          text,
          digits: digitsOf(link.split(', ').at(-1) ?? ''),
        })
      }
    }
    area.scrollTop = was
    return [...cards].sort(([one], [other]) => one - other).map(([, card]) => card)
  }

  const columns: ShownColumn[] = []
  for (const section of document.querySelectorAll('section[data-column]')) {
    const isCollapsed = section.hasAttribute('data-collapsed')
    columns.push({
      status_id: Number(section.getAttribute('data-column')),
      isCollapsed,
      total: totalOf(section),
      sums: isCollapsed ? null : sumsOf(section),
      cards: isCollapsed ? [] : await cardsOf(section),
    })
  }
  return columns
}
