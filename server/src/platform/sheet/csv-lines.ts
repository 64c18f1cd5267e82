import { csvCells, type WriteCell } from './csv-cell.ts'
import { type RowBytes, rowsOf } from './row-bytes.ts'
import type { Sheet } from './sheet.ts'

const [COMMA, CR, LF] = [0x2c, 0x0d, 0x0a]

/** Returns a function that turns rows of `rowsText` into lines of CSV, both in UTF-8. */
export function csvLines(sheet: Sheet): (rows: Buffer) => Buffer {
  const cells = csvCells(sheet)
  const [times, fixed] = [timesShown(sheet), fixedRoom(sheet)]
  return (rows) => {
    let to = Buffer.allocUnsafeSlow(rows.length * 2)
    let at = 0
    for (const row of rowsOf(rows, sheet.cells)) {
      to = withRoom(to, at, lengthOf(row) * times * MOST_OF_BYTE + fixed)
      at = writeLine(cells, row, to, at)
    }
    return to.subarray(0, at)
  }
}

function writeLine(cells: readonly WriteCell[], row: RowBytes, to: Buffer, start: number): number {
  let at = start
  for (const write of cells) at = put(COMMA, to, write(row, to, at))
  return put(LF, to, put(CR, to, at - 1)) // removes the last comma
}

function put(byte: number, to: Buffer, at: number): number {
  to[at] = byte
  return at + 1
}

/** The most output per byte: a text doubles if it is all quotes; an item is shorter than its JSON. */
const MOST_OF_BYTE = 2

function lengthOf({ starts }: RowBytes): number {
  return (starts.at(-1) ?? 0) - (starts[0] ?? 0)
}

/** Returns the largest number of columns that show one cell of a row. */
function timesShown({ columns }: Sheet): number {
  return Math.max(...columns.map(({ at }) => columns.filter((other) => other.at === at).length))
}

/** Room for a date, the zeros of an amount, quotes, an apostrophe and a comma. */
const ROOM_OF_CELL = 32
/** UTF-8 bytes of a UTF-16 unit; each may be a quote. */
const BYTES_OF_UNIT = 3

/** Returns the room of a line's cells beyond the row's own text: mostly for the words of numbers. */
function fixedRoom({ columns }: Sheet): number {
  return columns.reduce((sum, { cell }) => sum + ROOM_OF_CELL + (cell.kind === 'word' ? longest(Object.values(cell.words)) : 0), 0)
}

function longest(words: readonly string[]): number {
  return words.reduce((most, word) => Math.max(most, word.length * BYTES_OF_UNIT), 0)
}

function withRoom(bytes: Buffer<ArrayBuffer>, used: number, room: number): Buffer<ArrayBuffer> {
  if (used + room <= bytes.length) return bytes
  const more = Buffer.allocUnsafeSlow((used + room) * 2)
  bytes.copy(more, 0, 0, used)
  return more
}
