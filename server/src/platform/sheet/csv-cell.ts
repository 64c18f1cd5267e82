import { withDigits } from '@tracklane/contract/kit/money'
import { formatCsvValue } from 'hucre/csv'
import { copied, whole } from './bytes.rules.ts'
import { itemsText } from './cell.ts'
import { writeItems } from './csv-items.ts'
import { csvText, isPlainStart } from './csv-text.rules.ts'
import { cellEnd, cellNumber, cellStart, cellText, type RowBytes } from './row-bytes.ts'
import type { CellKind, Sheet, SheetColumn } from './sheet.ts'
import { fullDates, wallClock } from './wall-clock.rules.ts'

/** Writes a cell of the row into `to` at `at`, where there is room; returns its end. */
export type WriteCell = (row: RowBytes, to: Buffer, at: number) => number
type WriteNumber = (value: number, to: Buffer, at: number) => number

const SECOND_MS = 1000
const [QUOTE, COMMA, CR, LF, POINT, ZERO] = [0x22, 0x2c, 0x0d, 0x0a, 0x2e, 0x30]

/**
 * Returns the CSV writer of each column, made once: it runs for every cell. Nearly all cells are copied from bytes to bytes: making a text
 * of every cell takes longer than the rest.
 */
export function csvCells({ columns, timeZone }: Sheet): WriteCell[] {
  const [clock, writeDate] = [wallClock(timeZone), fullDates()]
  const writeInstant = (seconds: number, to: Buffer, at: number) => writeDate(clock(seconds * SECOND_MS), to, at)
  return columns.map((column) => csvCell(column, writeInstant))
}

/** Writes an empty cell as nothing; only a word may stand for it. */
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

/** Applies the money rule (`withDigits`) to a database amount with spare decimals: drops the zeros that say nothing. */
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

/** Returns a currency code as one number, without making a text. */
function codeNumber(bytes: Buffer, start: number, end: number): number {
  let value = 0
  for (let at = start; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0)
  return value
}

/** Writes each word once: a file has many cells and few words. */
function wordWriter(cell: number, words: Readonly<Record<string, string>>): WriteCell {
  const known = new Map(
    Object.entries(words).map(([value, word]) => [value === '' ? Number.NaN : Number(value), Buffer.from(csvField(word))]),
  )
  return (row, to, at) => {
    const word = known.get(cellNumber(row, cell))
    return word ? whole(word, to, at) : at
  }
}

/** Copies a text that begins with a letter or a digit and has no quotes; others go through `csvField`, with an equal result. */
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

/** Characters that need quotes in a line of CSV. */
const QUOTED = /[",\r\n]/

function csvField(value: string, isPhone?: boolean): string {
  const text = csvText(value, isPhone)
  return QUOTED.test(text) ? formatCsvValue(text) : text
}
