import { EXPORT_COLUMNS, EXPORT_SORTS, type ExportColumn } from '@tracklane/contract/order-export'

/** Cells of the table that show more than the field they are named after. */
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

/** The columns of the file for those on the screen, in their order: what a cell shows of two fields stands in two, and nothing twice. */
export function exportColumns(shown: readonly string[]): ExportColumn[] {
  return [...new Set(shown.flatMap((id) => CELLS.get(id) ?? EXPORT_COLUMNS.filter((column) => column === id)))]
}

/** As the list is sorted, as far as an export can be; by what only this list knows it cannot. */
export function exportSort(sort: string | undefined): string | undefined {
  const known = new Set<string>(EXPORT_SORTS)
  const parts = sort?.split(',').filter((part) => known.has(part.replace(/^-/, '')))
  return parts?.length ? parts.join(',') : undefined
}
