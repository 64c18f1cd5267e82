import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { PAYMENT_TYPE } from '@tracklane/contract/order'
import { EXPORT_COLUMNS, type ExportColumn } from '@tracklane/contract/order-export'
import { STATUS_IDS, statusName } from '@tracklane/contract/order-status'
import type { CellKind, SheetColumn } from '#platform/sheet/sheet.ts'
import type { Names } from './order-export.queries.ts'

/** The zone and language of the person who gets the sheet. */
export interface Reader {
  readonly timeZone: string
  readonly translate: (phrase: Phrase) => string
}

type Named = Exclude<keyof Names, 'digits'>

interface Described {
  readonly head: Phrase
  /** The width in characters. */
  readonly width: number
  readonly kind: CellKind['kind'] | 'phone' | 'status' | 'payment' | 'flag' | Named
}

const COLUMNS: Readonly<Record<ExportColumn, Described>> = {
  id: { head: phrase('order_table', 'ID'), width: 10, kind: 'number' },
  status: { head: phrase('order', 'Status'), width: 22, kind: 'status' },
  sub_status: { head: phrase('order', 'Reason'), width: 22, kind: 'sub_statuses' },
  foreign_id: { head: phrase('order', 'Order number'), width: 18, kind: 'text' },
  track: { head: phrase('order', 'Track'), width: 16, kind: 'text' },
  customer_full_name: { head: phrase('order', 'Customer'), width: 26, kind: 'text' },
  customer_phone: { head: phrase('order', 'Phone'), width: 20, kind: 'phone' },
  customer_address: { head: phrase('order', 'Address'), width: 44, kind: 'text' },
  postcode: { head: phrase('order', 'Postcode'), width: 12, kind: 'text' },
  town: { head: phrase('order', 'Town'), width: 22, kind: 'text' },
  payment_type: { head: phrase('order', 'Payment'), width: 12, kind: 'payment' },
  country_name: { head: phrase('order', 'Country'), width: 16, kind: 'countries' },
  courier: { head: phrase('order', 'Courier'), width: 24, kind: 'couriers' },
  products: { head: phrase('order', 'Products'), width: 44, kind: 'items' },
  products_amount: { head: phrase('order', 'Quantity'), width: 10, kind: 'number' },
  delivery_from: { head: phrase('order', 'Delivery from'), width: 30, kind: 'instant' },
  delivery_to: { head: phrase('order', 'Delivery to'), width: 30, kind: 'instant' },
  delivered_at: { head: phrase('order', 'Delivered at'), width: 30, kind: 'instant' },
  order_price: { head: phrase('order', 'Goods'), width: 14, kind: 'amount' },
  delivery_price: { head: phrase('order', 'Delivery price'), width: 14, kind: 'amount' },
  total: { head: phrase('order', 'Total'), width: 14, kind: 'amount' },
  currency_code: { head: phrase('order', 'Currency'), width: 10, kind: 'text' },
  created_at: { head: phrase('order', 'Created'), width: 30, kind: 'instant' },
  archived: { head: phrase('order', 'Archived'), width: 12, kind: 'flag' },
  paid: { head: phrase('order', 'Paid'), width: 10, kind: 'flag' },
  organization: { head: phrase('order_admin', 'Organization'), width: 26, kind: 'organizations' },
}

/** Returns the columns of a sheet; each row has a value for every existing column. */
export function sheetColumns(columns: readonly ExportColumn[], reader: Reader, names: Names): SheetColumn[] {
  return columns.map((column) => {
    const at = EXPORT_COLUMNS.indexOf(column)
    const { head, width, kind } = COLUMNS[column]
    const name = reader.translate(head)
    return { head: kind === 'instant' ? withZone(name, reader) : name, at, width, cell: cellOf(kind, reader, names) }
  })
}

/** Adds the zone to a name: the reader of the file may be in another zone than its author. */
export function withZone(name: string, { timeZone }: Reader): string {
  return `${name} (${timeZone})`
}

function cellOf(kind: Described['kind'], { translate }: Reader, names: Names): CellKind {
  switch (kind) {
    case 'phone':
      return { kind: 'text', isPhone: true }
    case 'amount':
      return { kind, currencyAt: EXPORT_COLUMNS.indexOf('currency_code'), digits: names.digits }
    case 'status':
      return { kind: 'word', words: Object.fromEntries(STATUS_IDS.map((id) => [id, translate(statusName(id))])) }
    case 'payment':
      return { kind: 'word', words: paymentWords(translate) }
    case 'flag':
      return { kind: 'word', words: { 1: translate(phrase('order', 'yes')), 0: translate(phrase('order', 'no')) } }
    case 'sub_statuses':
    case 'countries':
    case 'couriers':
    case 'organizations':
      return { kind: 'word', words: names[kind] }
    case 'word':
      throw new Error('A word needs its words')
    default:
      return { kind }
  }
}

/** Returns the words by payment type; an empty type has one, too. */
export function paymentWords(translate: Reader['translate']): Record<string, string> {
  return {
    [PAYMENT_TYPE.COD]: translate(phrase('order', 'COD')),
    [PAYMENT_TYPE.PREPAID]: translate(phrase('order', 'Prepaid')),
    '': translate(phrase('order', 'NA')),
  }
}
