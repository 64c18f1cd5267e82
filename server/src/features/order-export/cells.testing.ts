import { type OrderRow, PAYMENT_TYPE } from '@tracklane/contract/order'
import { parseCsv } from 'hucre/csv'
import { readSheet } from 'read-excel-file/node'

export type Value = string | number | boolean | Date | null
export type Format = 'xlsx' | 'csv'

/** A file as whoever opens it finds it: heads, and the rows below. */
export async function tableIn(bytes: Buffer, format: Format): Promise<Value[][]> {
  if (format === 'csv') return parseCsv(bytes.toString('utf8')).map((row) => row.map((value) => (value === '' ? null : value)))
  const rows = (await readSheet(bytes, { trim: false })) as unknown as Value[][] // its types take a date for its class
  return rows.map((row) => row.map((value) => (typeof value === 'string' ? unescaped(value) : value)))
}

/** What the reader leaves as it is, and Excel does not. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** What the 21 columns must read for an order as the API has it, in English and in Berlin. */
export function cellsOf(order: OrderRow, format: Format): Value[] {
  const number = (value: number) => (format === 'csv' ? String(value) : value)
  const money = (amount: string) => (format === 'csv' ? amount : Number(amount))
  const text = (value: string | null) =>
    format === 'csv' && value?.startsWith('+') && !/^\+\d[\d ]{5,18}$/.test(value) ? `'${value}` : value
  const time = (value: string | null) => value && (format === 'csv' ? berlin(value) : wall(value))
  const { customer_full_name, customer_phone, customer_address, country_name, sub_status, courier } = order
  const [name, phone, address] = [customer_full_name, customer_phone, customer_address].map(text)
  return [
    number(order.id),
    order.status,
    sub_status,
    order.foreign_id,
    order.track,
    name ?? null,
    phone ?? null,
    address ?? null,
    payment(order.payment_type),
    country_name,
    courier,
    order.products.map((item) => `${item.quantity} × ${item.name}${item.sku ? ` (${item.sku})` : ''}`).join('; '),
    number(order.products_amount),
    time(order.delivery_from),
    time(order.delivered_at),
    money(order.order_price),
    money(order.delivery_price),
    money(order.total),
    order.currency_code,
    time(order.created_at),
    order.archived ? 'yes' : 'no',
  ]
}

function payment(type: number | null): string {
  if (type === PAYMENT_TYPE.COD) return 'COD'
  return type === PAYMENT_TYPE.PREPAID ? 'Prepaid' : 'NA'
}

const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

function berlin(instant: string): string {
  return clock.format(new Date(instant)).replace(',', '')
}

/** A sheet's date has no zone: read as UTC it shows what the clock on the wall does. */
function wall(instant: string): Date {
  const [, day, month, year, time] = /^(\d+)\.(\d+)\.(\d+) (.+)$/.exec(berlin(instant)) ?? []
  return new Date(`${year}-${month}-${day}T${time}Z`)
}
