import { withoutEnding } from '@tracklane/contract/kit/without-ending'
import { writeCsv } from 'hucre/csv'
import { type ColumnDef, type WriteSheet, writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { type Cell, xlsxReaders } from './cell.ts'
import { csvLines } from './csv-lines.ts'
import { rowsIn } from './rows-text.rules.ts'
import type { Sheet, SheetColumn, SheetRow } from './sheet.ts'

/** Rows of `rowsText` in UTF-8. */
type Batches = AsyncIterable<Buffer>

/** Yields the bytes of the file as its rows come. */
export function writeSheet(sheet: Sheet, batches: Batches): AsyncIterable<Uint8Array> {
  if (sheet.format === 'csv') return csvOf(sheet, batches)
  return sheet.notes ? notedXlsxOf(sheet, sheet.notes, batches) : xlsxOf(sheet, batches)
}

/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\ufeff'
const LINE_END = '\r\n'

/** Sends the heads with the first rows: before those nothing is sent. */
async function* csvOf(sheet: Sheet, batches: Batches): AsyncGenerator<Uint8Array> {
  const linesOf = csvLines(sheet)
  const head = Buffer.from(`${BOM}${writeCsv([sheet.columns.map((column) => column.head)])}${LINE_END}`)
  let isBegun = false
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield isBegun ? linesOf(rows) : Buffer.concat([head, linesOf(rows)])
    isBegun = true
  }
  if (!isBegun) yield head
}

const HEAD_IN_SIGHT = { rows: 1 }

/** The row that is being written. */
interface RowBeingWritten {
  row: SheetRow
}

function xlsxOf(sheet: Sheet, batches: Batches): AsyncIterable<Uint8Array> {
  const place: RowBeingWritten = { row: [] }
  const columns = sheet.columns.map((column) => xlsxColumn(column, place))
  return writeXlsxStream(rowsOf(sheet, batches, place), { name: sheetName(sheet.name), columns, freezePane: HEAD_IN_SIGHT })
}

const NOTE_WIDTHS = [{ width: 20 }, { width: 40 }]

async function* notedXlsxOf(sheet: Sheet, notes: NonNullable<Sheet['notes']>, batches: Batches): AsyncGenerator<Uint8Array> {
  const place: RowBeingWritten = { row: [] }
  const rows: Cell[][] = [sheet.columns.map(({ head }) => head)]
  const cells: WriteSheet['cells'] = new Map()
  for await (const row of rowsOf(sheet, batches, place)) {
    sheet.columns.forEach(({ cell }, column) => {
      if (cell.kind !== 'amount') return
      const numFmt = amountFormat(cell.digits[place.row[cell.currencyAt] ?? ''] ?? 0)
      cells.set(`${rows.length},${column}`, { value: row[column] ?? null, style: { numFmt } })
    })
    rows.push(row)
  }
  const table = {
    name: sheetName(sheet.name),
    columns: sheet.columns.map(({ width }) => ({ width })),
    rows,
    cells,
    freezePane: HEAD_IN_SIGHT,
  }
  const noted = { name: sheetName(notes.name), columns: NOTE_WIDTHS, rows: notes.rows.map((row) => [...row]) }
  yield await writeXlsx({ sheets: [table, noted], properties: { created: notes.moment, modified: notes.moment } })
}

async function* rowsOf(sheet: Sheet, batches: Batches, place: RowBeingWritten): AsyncGenerator<Cell[]> {
  const reads = xlsxReaders(sheet)
  for await (const rows of batches) {
    for (const row of rowsIn(rows.toString(), sheet.cells)) {
      place.row = row
      yield reads.map((read) => read(row))
    }
  }
}

/** Makes a column. The writer asks for its format at each cell: an amount has the digits of its row’s currency. */
function xlsxColumn({ head: header, width, cell }: SheetColumn, place: RowBeingWritten): ColumnDef {
  if (cell.kind === 'instant') return { header, width, numFmt: 'dd.mm.yyyy hh:mm:ss' }
  if (cell.kind !== 'amount') return { header, width }
  return {
    header,
    width,
    get numFmt() {
      return amountFormat(cell.digits[place.row[cell.currencyAt] ?? ''] ?? 0)
    },
  }
}

/** The most decimals of an amount. */
const MOST_DIGITS = 4

function amountFormat(digits: number): string {
  return digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}${'#'.repeat(MOST_DIGITS - digits)}`
}

const LONGEST_NAME = 31

/** Cleans the name of a sheet as Excel requires. */
function sheetName(name: string): string {
  const plain = name.replace(/[\\/?*[\]:]/g, ' ').replace(/^'+/, '')
  return [...withoutEnding(plain, "'")].slice(0, LONGEST_NAME).join('').trim() || 'Sheet'
}
