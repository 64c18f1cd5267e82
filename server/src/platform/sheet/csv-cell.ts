import { withDigits } from '@tracklane/contract/kit/money'
import { formatCsvValue } from 'hucre/csv'
import { copied, whole } from './bytes.rules.ts'
import { itemsText } from './cell.ts'
import { writeItems } from './csv-items.ts'
import { csvText, isPlainStart } from './csv-text.rules.ts'
import { cellEnd, cellNumber, cellStart, cellText, type RowBytes } from './row-bytes.ts'
import type { CellKind, Sheet, SheetColumn } from './sheet.ts'
import { fullDates, wallClock } from './wall-clock.rules.ts'

/** Writes a cell of the row into `to` from `at` on, where there is room for it; answers where it ends. */
export type WriteCell = (row: RowBytes, to: Buffer, at: number) => number
type WriteNumber = (value: number, to: Buffer, at: number) => number

const SECOND_MS = 1000
const [QUOTE, COMMA, CR, LF, POINT, ZERO] = [0x22, 0x2c, 0x0d, 0x0a, 0x2e, 0x30]

/**
 * How each column of a sheet is written into a line of CSV, made once: it is asked for every cell. What a file takes as it stands in
 * its row, and that is nearly all, goes from bytes to bytes: making a text of every cell takes longer than the rest.
 */
export function csvCells({ columns, timeZone }: Sheet): WriteCell[] {
  const [clock, writeDate] = [wallClock(timeZone), fullDates()]
  const writeInstant = (seconds: number, to: Buffer, at: number) => writeDate(clock(seconds * SECOND_MS), to, at)
  return columns.map((column) => csvCell(column, writeInstant))
}

/** Nothing is written as nothing; only a word may stand for it. */
function filled(cell: number, write: WriteCell): WriteCell {
  return (row, to, at) => (cellStart(row, cell) === cellEnd(row, cell) ? at : write(row, to, at))
}

function csvCell({ at, cell }: SheetColumn, writeInstant: WriteNumber): WriteCell {
  if (cell.kind === 'word') return wordWriter(at, cell.words)
  if (cell.kind === 'number') return filled(at, (row, to, end) => copied(row.bytes, cellStart(row, at), cellEnd(row, at), to, end))
  if (cell.kind === 'instant') return filled(at, (row, to, end) => writeInstant(cellNumber(row, at), to, end))
  if (cell.kind === 'amount') return filled(at, amountWriter(at, cell))
  if (cell.kind === 'items') return filled(at, itemsWriter(at))
  return filled(at, textWriter(at, cell.isPhone))
}

function itemsWriter(cell: number): WriteCell {
  return (row, to, at) => {
    const end = writeItems(row.bytes, cellStart(row, cell), to, at)
    return end < 0 ? at + to.write(csvField(itemsText(cellText(row, cell))), at) : end
  }
}

type AmountCell = Extract<CellKind, { kind: 'amount' }>

/** The money's rule (`withDigits`) for what a database writes, which has decimals to spare: it loses the zeros that say nothing. */
function amountWriter(cell: number, { currencyAt, digits }: AmountCell): WriteCell {
  const known = new Map(Object.entries(digits).map(([code, count]) => [codeNumber(Buffer.from(code), 0, code.length), count]))
  return (row, to, at) => {
    const { bytes } = row
    const start = cellStart(row, cell)
    let end = cellEnd(row, cell)
    const wanted = known.get(codeNumber(bytes, cellStart(row, currencyAt), cellEnd(row, currencyAt))) ?? 0
    let point = start
    while (point < end && bytes[point] !== POINT) point += 1
    if (end - point - 1 < wanted) return at + to.write(withDigits(cellText(row, cell), wanted), at)
    while (end - point - 1 > wanted && bytes[end - 1] === ZERO) end -= 1
    return copied(bytes, start, end - 1 === point ? point : end, to, at)
  }
}

/** A code of currency as one number: looked up without making a text of it. */
function codeNumber(bytes: Buffer, start: number, end: number): number {
  let value = 0
  for (let at = start; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0)
  return value
}

/** A file has many cells and few words: each is written once. */
function wordWriter(cell: number, words: Readonly<Record<string, string>>): WriteCell {
  const known = new Map(
    Object.entries(words).map(([value, word]) => [value === '' ? Number.NaN : Number(value), Buffer.from(csvField(word))]),
  )
  return (row, to, at) => {
    const word = known.get(cellNumber(row, cell))
    return word ? whole(word, to, at) : at
  }
}

/** As it is where it begins with a letter or a digit and has no quotes; else by `csvField`, which says the same of all others. */
function textWriter(cell: number, isPhone = false): WriteCell {
  const carefully: WriteCell = (row, to, at) => at + to.write(csvField(cellText(row, cell), isPhone), at)
  return (row, to, at) => {
    const { bytes } = row
    const start = cellStart(row, cell)
    const end = cellEnd(row, cell)
    if (!isPlainStart(bytes[start] ?? 0)) return carefully(row, to, at)
    let isQuoted = false
    for (let index = start; index < end; index += 1) {
      const byte = bytes[index]
      if (byte === QUOTE) return carefully(row, to, at)
      if (byte === COMMA || byte === CR || byte === LF) isQuoted = true
    }
    return isQuoted ? quoted(bytes, start, end, to, at) : copied(bytes, start, end, to, at)
  }
}

function quoted(from: Buffer, start: number, end: number, to: Buffer, at: number): number {
  to[at] = QUOTE
  const last = copied(from, start, end, to, at + 1)
  to[last] = QUOTE
  return last + 1
}

/** Signs that need quotes in a line of CSV. */
const QUOTED = /[",\r\n]/

function csvField(value: string, isPhone?: boolean): string {
  const text = csvText(value, isPhone)
  return QUOTED.test(text) ? formatCsvValue(text) : text
}
