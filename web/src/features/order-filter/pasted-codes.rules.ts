import { MAX_CODES } from '@tracklane/contract/order-filter'
import { isCode } from './code-list.rules.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'

export interface PastedCodes {
  /** Each code once, in the order pasted. */
  readonly codes: readonly string[]
  /** Other texts: headings and names. */
  readonly leftOut: readonly string[]
}

const LONGEST = 80
/** Dates, amounts and phones, which have digits too. */
const OTHER = /^\d{1,4}[./-]\d\d?[./-]\d{1,4}$|^\d+[.,]\d\d?$|^\+/
/** A bullet or a number before a line, and the quotes around a cell. */
const AROUND = /^(?:[-*•·–▪]|\d{1,3}[.)])\s+|^["'“„«]|["'”“»]?[,;]?$/g

/**
 * Reads track and order numbers as people paste them: by lines and columns of a sheet, and by commas and spaces where every part is a code.
 * From a pasted sheet only the column with the most codes is read.
 */
export function readCodes(text: string): PastedCodes {
  const rows = text.split(/[\r\n]+/).map((line) => line.split('\t').map(cleaned))
  const widest = Math.max(...rows.map((row) => row.length))
  const codesIn = (column: number) => rows.filter((row) => isCode(row[column] ?? '') && !OTHER.test(row[column] ?? '')).length
  const best = Array.from({ length: widest }, (_, column) => column).reduce((one, other) => (codesIn(other) > codesIn(one) ? other : one))
  const cells = rows.length > 1 ? rows.map((row) => row[best] ?? '') : (rows[0] ?? [])
  const parts = cells.flatMap(split).filter((part) => part !== '')
  const known = new Map(parts.map((part) => [part.toLowerCase(), part]))
  const unique = [...known.values()]
  return { codes: unique.filter(isNamed), leftOut: unique.filter((part) => !isNamed(part)) }
}

const LONGEST_SEARCH = 200

/**
 * Turns a list pasted into the search into a filter, in place of all other filters by codes. A list without codes, or with too many,
 * becomes a search.
 */
export function pastedFilter(text: string): Pick<OrderFilterParts, 'code' | 'foreign_id' | 'search' | 'track'> {
  const { codes } = readCodes(text)
  if (codes.length > 0 && codes.length <= MAX_CODES) return { code: [...codes], track: undefined, foreign_id: undefined, search: undefined }
  return { search: text.replace(/\s+/g, ' ').slice(0, LONGEST_SEARCH) }
}

function cleaned(cell: string): string {
  return cell.trim().replace(AROUND, '').trim()
}

function split(cell: string): string[] {
  const words = cell.split(/[\s,;]+/).map(cleaned)
  return words.every(isCode) ? words : [cell]
}

/** Returns whether a text may be the number of an order. */
function isNamed(text: string): boolean {
  return text.length <= LONGEST && (/\d/.test(text) || isCode(text))
}
