import { type OrderRow, PAYMENT_TYPE } from '@tracklane/contract/order'
import { type ExportColumn, SPECIFIED_COLUMNS } from '@tracklane/contract/order-export'
import { parseCsv } from 'hucre/csv'
import { readSheet } from 'read-excel-file/node'

export type Value = string | number | boolean | Date | null
export type Format = 'xlsx' | 'csv'

/** Reads a file like its reader: heads, and the rows below. */
export async function tableIn(bytes: Buffer, format: Format): Promise<Value[][]> {
  if (format === 'csv') return parseCsv(bytes.toString('utf8')).map((row) => row.map((value) => (value === '' ? null : value)))
  const rows = (await readSheet(bytes, { trim: false })) as unknown as Value[][] // its types take a date for its class
  return rows.map((row) => row.map((value) => (typeof value === 'string' ? unescaped(value) : value)))
}

/** Replaces the escapes that Excel reads and this reader keeps. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The words and the clock of the file. */
export interface Reading {
  readonly timeZone: string
  /** Returns the word by the English one. */
  readonly word: (english: string) => string
}

const IN_BERLIN: Reading = { timeZone: 'Europe/Berlin', word: (english) => english }

/** Returns the expected values of the 21 columns for an order of the API, in English and in Berlin. */
export function cellsOf(order: OrderRow, format: Format): Value[] {
  return SPECIFIED_COLUMNS.map((column) => cellOf(order, column, format, IN_BERLIN))
}

/** Returns the expected value of one column, for an order of the API in that language. */
export function cellOf(order: OrderRow & { organization?: string }, column: ExportColumn, format: Format, reading: Reading): Value {
  switch (column) {
    case 'id':
    case 'products_amount':
      return format === 'csv' ? String(order[column]) : order[column]
    case 'order_price':
    case 'delivery_price':
    case 'total':
      return format === 'csv' ? order[column] : Number(order[column])
    case 'delivery_from':
    case 'delivery_to':
    case 'delivered_at':
    case 'created_at':
      return timeOf(order[column], format, reading.timeZone)
    case 'customer_full_name':
    case 'customer_phone':
    case 'customer_address':
      return textOf(order[column], format)
    case 'archived':
    case 'paid':
      return reading.word(order[column] ? 'yes' : 'no')
    case 'payment_type':
      return reading.word(payment(order.payment_type))
    case 'products':
      return order.products.map((item) => `${item.quantity} × ${item.name}${item.sku ? ` (${item.sku})` : ''}`).join('; ')
    default:
      return order[column] ?? null
  }
}

function textOf(value: string | null, format: Format): string | null {
  return format === 'csv' && value?.startsWith('+') && !/^\+\d[\d ]{5,18}$/.test(value) ? `'${value}` : value
}

function payment(type: number | null): string {
  if (type === PAYMENT_TYPE.COD) return 'COD'
  return type === PAYMENT_TYPE.PREPAID ? 'Prepaid' : 'NA'
}

function timeOf(instant: string | null, format: Format, timeZone: string): Value {
  if (!instant) return null
  const shown = clockOf(timeZone).format(new Date(instant)).replace(',', '')
  return format === 'csv' ? shown : wall(shown)
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit'
  return new Intl.DateTimeFormat('de-DE', { timeZone, day: two, month: two, year: 'numeric', hour: two, minute: two, second: two })
}

/** Converts a date to clock time: a sheet's date has no zone, and read as UTC it shows that of the wall clock. */
function wall(shown: string): Date {
  const [, day, month, year, time] = /^(\d+)\.(\d+)\.(\d+) (.+)$/.exec(shown) ?? []
  return new Date(`${year}-${month}-${day}T${time}Z`)
}
