import type { PhraseCategory } from '@tracklane/contract/i18n-source'

interface Row {
  readonly id: number
  readonly translations: Readonly<Record<string, string>>
}

/** One text in one language. */
export interface Cell {
  readonly id: number
  readonly code: string
}

/** Returns the next cell without a text, row by row from left to right; without `after` from the beginning. */
export function nextMissing(rows: readonly Row[], codes: readonly string[], after?: Cell): Cell | undefined {
  const cells = rows.flatMap(({ id, translations }) => codes.map((code) => ({ id, code, isMissing: !Object.hasOwn(translations, code) })))
  const from = after ? positionAfter(rows, codes, after) : 0
  const found = cells.slice(from).find(({ isMissing }) => isMissing)
  return found && { id: found.id, code: found.code }
}

/** Returns the position after a cell, even one in a hidden language. */
function positionAfter(rows: readonly Row[], codes: readonly string[], { id, code }: Cell): number {
  const row = rows.findIndex((one) => one.id === id)
  if (row < 0) return 0
  const column = codes.indexOf(code)
  return row * codes.length + (column < 0 ? 0 : column + 1)
}

/** Returns the pages with missing texts, in their order: phrases are sorted by category. */
export function pagesWithMissing(categories: readonly PhraseCategory[], codes: readonly string[], perPage: number): number[] {
  const pages = new Set<number>()
  let before = 0
  for (const { total, missing } of categories) {
    if (missingOf(missing, codes) > 0) {
      for (let page = pageOf(before, perPage); page <= pageOf(before + total - 1, perPage); page += 1) pages.add(page)
    }
    before += total
  }
  return [...pages]
}

/** Returns the pages in the order of the search: the following ones, then from the first on. */
export function pagesAfter(pages: readonly number[], current: number): number[] {
  return [...pages.filter((page) => page > current), ...pages.filter((page) => page <= current)]
}

function pageOf(position: number, perPage: number): number {
  return Math.floor(position / perPage) + 1
}

export function missingOf(missing: Readonly<Record<string, number>>, codes: readonly string[]): number {
  return codes.reduce((sum, code) => sum + (Object.hasOwn(missing, code) ? (missing[code] ?? 0) : 0), 0)
}

/** Returns the translated share in whole percent: 100 only when nothing is missing. */
export function completeness(total: number, missing: number): number {
  return missing === 0 || total === 0 ? 100 : Math.min(99, Math.floor(((total - missing) / total) * 100))
}
