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

/** The next cell without a text after the one given, row by row from left to right; from the beginning where none is given. */
export function nextMissing(rows: readonly Row[], codes: readonly string[], after?: Cell): Cell | undefined {
  const cells = rows.flatMap(({ id, translations }) => codes.map((code) => ({ id, code, isMissing: !Object.hasOwn(translations, code) })))
  const from = after ? positionAfter(rows, codes, after) : 0
  const found = cells.slice(from).find(({ isMissing }) => isMissing)
  return found && { id: found.id, code: found.code }
}

/** Also of a cell in a language that is not looked at. */
function positionAfter(rows: readonly Row[], codes: readonly string[], { id, code }: Cell): number {
  const row = rows.findIndex((one) => one.id === id)
  if (row < 0) return 0
  const column = codes.indexOf(code)
  return row * codes.length + (column < 0 ? 0 : column + 1)
}

/** The pages on which something may be missing, in their order: phrases stand category by category as the list of categories does. */
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

/** In the order in which they are walked: what comes after, then round from the first. */
export function pagesAfter(pages: readonly number[], current: number): number[] {
  return [...pages.filter((page) => page > current), ...pages.filter((page) => page <= current)]
}

function pageOf(position: number, perPage: number): number {
  return Math.floor(position / perPage) + 1
}

export function missingOf(missing: Readonly<Record<string, number>>, codes: readonly string[]): number {
  return codes.reduce((sum, code) => sum + (Object.hasOwn(missing, code) ? (missing[code] ?? 0) : 0), 0)
}

/** How much of it is translated, as whole percent: 100 only when nothing is missing. */
export function completeness(total: number, missing: number): number {
  return missing === 0 || total === 0 ? 100 : Math.min(99, Math.floor(((total - missing) / total) * 100))
}
