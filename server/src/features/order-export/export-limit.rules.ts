import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { type ExportFormat, MAX_XLSX_ROWS } from '@tracklane/contract/order-export'

/** Returns the reason why a file of this format cannot hold so many rows; undefined where it can. */
export function sheetRefusal(format: ExportFormat, rows: number, most = MAX_XLSX_ROWS): Phrase | undefined {
  if (format !== 'xlsx' || rows <= most) return undefined
  return phrase('export', 'A sheet of XLSX holds {most, number} rows, and {rows, number} orders match: export them as CSV', { most, rows })
}
