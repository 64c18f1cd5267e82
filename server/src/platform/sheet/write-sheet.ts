import { withoutEnding } from '@tracklane/contract/kit/without-ending'
import { writeCsv } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { type Cell, xlsxReaders } from './cell.ts'
import { csvLines } from './csv-lines.ts'
import { rowsIn } from './rows-text.rules.ts'
import type { Sheet, SheetColumn } from './sheet.ts'

/** Rows as `rowsText` writes them, in UTF-8. */
type Batches = AsyncIterable<Buffer>

/** The bytes of the file, as its rows come. */
export function writeSheet(sheet: Sheet, batches: Batches): AsyncIterable<Uint8Array> {
  return sheet.format === 'csv' ? csvOf(sheet, batches) : xlsxOf(sheet, batches)
}

/** Spreadsheets know by it that the text is UTF-8. */
const BOM = '\ufeff'
const LINE_END = '\r\n'

/** The heads leave with the first rows: until those are there nothing has been said. */
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

function xlsxOf(sheet: Sheet, batches: Batches): AsyncIterable<Uint8Array> {
  const columns = sheet.columns.map((column) => ({ header: column.head, width: column.width, ...numberFormat(column) }))
  return writeXlsxStream(rowsOf(sheet, batches), { name: sheetName(sheet.name), columns, freezePane: HEAD_IN_SIGHT })
}

async function* rowsOf(sheet: Sheet, batches: Batches): AsyncGenerator<Cell[]> {
  const reads = xlsxReaders(sheet)
  for await (const rows of batches) yield* rowsIn(rows.toString(), sheet.cells).map((row) => reads.map((read) => read(row)))
}

function numberFormat({ cell }: SheetColumn): { numFmt?: string } {
  if (cell.kind === 'instant') return { numFmt: 'dd.mm.yyyy hh:mm:ss' }
  return cell.kind === 'amount' ? { numFmt: '#,##0.00#' } : {}
}

const LONGEST_NAME = 31

/** Excel takes no other name for a sheet. */
function sheetName(name: string): string {
  const plain = name.replace(/[\\/?*[\]:]/g, ' ').replace(/^'+/, '')
  return [...withoutEnding(plain, "'")].slice(0, LONGEST_NAME).join('').trim() || 'Sheet'
}
