import { CELL_END, listedRow } from './rows-text.rules.ts'

/** The cells of a row within the bytes of many, each with its end character. */
export interface RowBytes {
  readonly bytes: Buffer
  /** The start of each cell, and the end of the row. */
  readonly starts: Int32Array
}

const END = CELL_END.charCodeAt(0)
const LIST = '['.charCodeAt(0)

export function cellStart({ starts }: RowBytes, cell: number): number {
  return starts[cell] ?? 0
}

/** Returns the end of a cell, before its end character. */
export function cellEnd({ starts }: RowBytes, cell: number): number {
  return (starts[cell + 1] ?? 1) - 1
}

export function cellText(row: RowBytes, cell: number): string {
  return row.bytes.toString('utf8', cellStart(row, cell), cellEnd(row, cell))
}

const [ZERO, NINE, MINUS] = [0x30, 0x39, 0x2d]

/** Returns the whole number of a cell; NaN where it holds something else. */
export function cellNumber(row: RowBytes, cell: number): number {
  const start = cellStart(row, cell)
  const end = cellEnd(row, cell)
  const isNegative = row.bytes[start] === MINUS
  let value = start === end ? Number.NaN : 0
  for (let at = isNegative ? start + 1 : start; at < end; at += 1) {
    const byte = row.bytes[at] ?? 0
    value = byte >= ZERO && byte <= NINE ? value * 10 + byte - ZERO : Number.NaN
  }
  return isNegative ? -value : value
}

/** Yields each row of a text (`rowsText`) as one object that is reused: a kept reference shows the next row. */
export function* rowsOf(bytes: Buffer, cells: number): Generator<RowBytes> {
  const starts = new Int32Array(cells + 1)
  const row = { bytes, starts }
  for (let start = 0; start < bytes.length; start = starts[cells] ?? bytes.length) {
    findStarts(row, start)
    yield bytes[start] === LIST ? rowOf(listedRow(cellText(row, 0))) : row
  }
}

function findStarts({ bytes, starts }: RowBytes, start: number): void {
  let at = start
  starts[0] = start
  for (let cell = 1; cell < starts.length; cell += 1) {
    while (at < bytes.length && bytes[at] !== END) at += 1
    at += 1
    starts[cell] = at
  }
}

/** Makes a row from cells that may hold any character. */
function rowOf(cells: readonly string[]): RowBytes {
  const parts = cells.map((cell) => Buffer.from(cell + CELL_END))
  const starts = new Int32Array(parts.length + 1)
  for (const [cell, part] of parts.entries()) starts[cell + 1] = (starts[cell] ?? 0) + part.length
  return { bytes: Buffer.concat(parts), starts }
}
