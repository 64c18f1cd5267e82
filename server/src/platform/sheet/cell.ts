import { withDigits } from '@tracklane/contract/kit/money'
import type { CellKind, Sheet, SheetColumn, SheetRow } from './sheet.ts'
import { wallClock } from './wall-clock.rules.ts'

export type Cell = string | number | null
const SECOND_MS = 1000
type Read<Value> = (row: SheetRow) => Value

/** Returns the reader of each column, made once: it runs for every cell. */
export function xlsxReaders({ columns, timeZone }: Sheet): Read<Cell>[] {
  const clock = wallClock(timeZone)
  return columns.map((column) => xlsxReader(column, clock))
}

function xlsxReader({ at, cell }: SheetColumn, clock: (instant: number) => number): Read<Cell> {
  if (cell.kind === 'instant') return (row) => (row[at] ? serialOf(clock(Number(row[at]) * SECOND_MS)) : null)
  if (cell.kind === 'amount') return (row) => numberOrText(amountOf(row, at, cell))
  if (cell.kind === 'number') return (row) => numberOrText(row[at] ?? '')
  if (cell.kind === 'word') return wordReader(at, cell.words)
  const text = textReader(at, cell)
  return (row) => xlsxText(text(row)) || null
}

type WordCell = Extract<CellKind, { kind: 'word' }>

/** Writes each word once: a file has many cells and few words. */
function wordReader(at: number, words: WordCell['words']): Read<Cell> {
  const known = new Map(Object.entries(words).map(([value, word]) => [value, xlsxText(word)]))
  return (row) => known.get(row[at] ?? '') || null
}

function textReader(at: number, { kind }: CellKind): Read<string> {
  return kind === 'items' ? (row) => itemsText(row[at] || '[]') : (row) => row[at] ?? ''
}

interface Item {
  readonly quantity: number
  readonly name: string
  readonly sku: string | null
}

/** Writes a list of products as one text. */
export function itemsText(list: string): string {
  const items = JSON.parse(list) as readonly Item[] // as the column says
  return items.map(({ quantity, name, sku }) => `${quantity} × ${name}${sku ? ` (${sku})` : ''}`).join('; ')
}

type AmountCell = Extract<CellKind, { kind: 'amount' }>

function amountOf(row: SheetRow, at: number, { currencyAt, digits }: AmountCell): string {
  const amount = row[at]
  return amount ? withDigits(amount, digits[row[currencyAt] ?? ''] ?? 0) : ''
}

/** Spreadsheets count in floats of fifteen digits: a longer amount would change. */
const EXACT_DIGITS = 15

function numberOrText(amount: string): Cell {
  if (amount === '') return null
  const digits = amount.replace(/^-?0*(?:\.0*)?/, '').replace('.', '')
  return digits.length > EXACT_DIGITS ? amount : Number(amount)
}

const DAY = 86_400_000
/** 1970-01-01 as a day number of a spreadsheet. */
const EPOCH = 25_569
const PRECISION = 1e10

/** Returns the serial number plus a hundredth of a millisecond: a reader that truncates floats would show the second before. */
function serialOf(wall: number): number {
  return Math.ceil((wall / DAY + EPOCH) * PRECISION + 1) / PRECISION
}

/** Excel cannot open a file with a longer cell. */
const LONGEST_CELL = 32_767
/** Literal text that Excel would read as the escape of a character. */
const LOOKS_ESCAPED = /_x(?=[0-9A-Fa-f]{4}_)/g

function xlsxText(text: string): string {
  const fitting = text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1).toWellFormed()}…` : text
  return fitting.includes('_x') ? fitting.replace(LOOKS_ESCAPED, '_x005F_x') : fitting
}
