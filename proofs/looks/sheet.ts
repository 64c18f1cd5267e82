import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

export interface Manner {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly scheme: 'light' | 'dark'
  readonly language: 'en' | 'de'
  /** The width of a picture on the sheet, in pixels. */
  readonly tile: number
  readonly columns: number
}

export const MANNERS: readonly Manner[] = [
  { name: '1440-light-en', width: 1440, height: 900, scheme: 'light', language: 'en', tile: 770, columns: 2 },
  { name: '768-dark-de', width: 768, height: 1024, scheme: 'dark', language: 'de', tile: 508, columns: 3 },
  { name: '360-light-de', width: 360, height: 740, scheme: 'light', language: 'de', tile: 300, columns: 5 },
  { name: '360-dark-en', width: 360, height: 740, scheme: 'dark', language: 'en', tile: 300, columns: 5 },
]

const ROWS = 2

export interface Shot {
  readonly name: string
  readonly picture: Buffer
}

/** Puts the pictures side by side, each with its name, on as many sheets as needed. */
export async function layOut(browser: Browser, into: string, who: string, manner: Manner, shots: readonly Shot[]): Promise<void> {
  mkdirSync(into, { recursive: true })
  const page = await browser.newPage({ viewport: { width: manner.columns * (manner.tile + 12) + 12, height: 600 } })
  const each = manner.columns * ROWS
  for (let first = 0; first < shots.length; first += each) {
    const figures = shots.slice(first, first + each).map(({ name, picture }) => figure(name, picture, manner.tile))
    await page.setContent(
      `<body style="margin:12px;display:flex;flex-wrap:wrap;gap:12px;background:#888;font:14px sans-serif">${figures.join('')}`,
    )
    await page.screenshot({ path: join(into, `${manner.name}-${who}-${first / each + 1}.png`), fullPage: true })
  }
  await page.close()
}

function figure(name: string, picture: Buffer, width: number): string {
  const words = name.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
  return `<figure style="margin:0"><figcaption>${words}</figcaption><img width="${width}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`
}
