import { EXPORT_COLUMNS, EXPORT_SORTS, type ExportColumn } from '@tracklane/contract/order-export'

/** Cells of the table that show more than the field of their name. */
const CELLS: ReadonlyMap<string, readonly ExportColumn[]> = new Map<string, readonly ExportColumn[]>([
  ['status', ['status', 'sub_status']],
  ['customer_full_name', ['customer_full_name', 'customer_phone']],
  ['last_reason', ['sub_status']],
  ['delivery_from', ['delivery_from', 'delivery_to']],
  ['payment_type', ['payment_type', 'paid']],
  ['order_price', ['order_price', 'currency_code']],
  ['delivery_price', ['delivery_price', 'currency_code']],
  ['total', ['total', 'currency_code', 'payment_type', 'paid']],
])

/**
 * Returns the columns of the file for the columns on the screen, in their order. A cell with two fields becomes two columns, and no column
 * comes twice.
 */
export function exportColumns(shown: readonly string[]): ExportColumn[] {
  return [...new Set(shown.flatMap((id) => CELLS.get(id) ?? EXPORT_COLUMNS.filter((column) => column === id)))]
}

/** Returns the sorting of the list for an export; undefined for a field that only this list knows. */
export function exportSort(sort: string | undefined): string | undefined {
  const known = new Set<string>(EXPORT_SORTS)
  const parts = sort?.split(',').filter((part) => known.has(part.replace(/^-/, '')))
  return parts?.length ? parts.join(',') : undefined
}
