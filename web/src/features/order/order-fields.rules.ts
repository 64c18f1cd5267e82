import type { Phrase } from '@tracklane/contract/kit/phrase'
import { PAYMENT_TYPE } from '@tracklane/contract/order'
import { STATUS_IDS, statusName } from '@tracklane/contract/order-status'
import { formatDate, formatLanguage, formatMoney, formatNumber } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'
import { paymentName } from './order-payment.rules.ts'

/** Names a field of the change log; an unknown field is shown as it is. */
export function fieldLabel(t: Translate, field: string): string {
  const labels: Readonly<Record<string, string>> = {
    status: t('order', 'Status'),
    status_id: t('order', 'Status'),
    sub_status: t('order', 'Reason'),
    sub_status_id: t('order', 'Reason'),
    courier: t('order', 'Courier'),
    courier_id: t('order', 'Courier'),
    foreign_id: t('order', 'Order number'),
    track: t('order', 'Track'),
    country: t('order', 'Country'),
    country_name: t('order', 'Country'),
    customer_full_name: t('order', 'Name'),
    customer_phone: t('order', 'Phone'),
    customer_email: t('order', 'Email'),
    customer_language: t('order', 'Language'),
    customer_address: t('order', 'Address'),
    payment_type: t('order', 'Payment'),
    products: t('order', 'Products'),
    products_amount: t('order', 'Quantity'),
    order_price: t('order', 'Goods'),
    delivery_price: t('order', 'Delivery price'),
    total: t('order', 'Total'),
    currency_code: t('order', 'Currency'),
    delivery_from: t('order', 'Delivery from'),
    delivery_to: t('order', 'Delivery until'),
    delivered_at: t('order', 'Delivered at'),
    comment: t('order', 'Comment'),
    paid: t('order', 'Paid'),
    paid_at: t('order', 'Paid at'),
    archived: t('order', 'Archived'),
    archived_at: t('order', 'Archived at'),
    messages_refused: t('order', 'Messages refused'),
    deleted: t('order', 'Deleted'),
    deleted_at: t('order', 'Deleted at'),
  }
  return (Object.hasOwn(labels, field) ? labels[field] : undefined) ?? field
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const DECIMAL = /^-?\d+(\.\d+)?$/
const MONEY: ReadonlySet<string> = new Set(['order_price', 'delivery_price', 'total'])

/** The readers of a value: the language, and the currency of amounts where known. */
export interface Reader {
  readonly t: Translate
  readonly toText: (phrase: Phrase) => string
  readonly language: string
  readonly currency?: string | undefined
}

/** Formats a value of the change log for people, without codes, numbers for words, or the source language. */
export function valueText(reader: Reader, field: string, value: unknown): string {
  const { t } = reader
  if (field === 'payment_type') return paymentText(t, value)
  if (value === null || value === undefined || value === '') return t('order', 'empty')
  if (typeof value === 'boolean') return value ? t('order', 'yes') : t('order', 'no')
  if (Array.isArray(value)) return value.map((one) => valueText(reader, field, one)).join(', ')
  if (typeof value === 'object') return productText(value)
  return plainText(reader, field, String(value))
}

function plainText(reader: Reader, field: string, value: string): string {
  const { language, currency } = reader
  if (field === 'status' || field === 'status_id') return statusText(reader, value)
  if (field === 'customer_language') return formatLanguage(language, value)
  if (MONEY.has(field) && DECIMAL.test(value)) return formatMoney(language, value, currency ?? '').trim()
  if (field === 'products_amount' && DECIMAL.test(value)) return formatNumber(language, Number(value))
  return INSTANT.test(value) ? formatDate(value, 'fullDate') : value
}

/** Reads a status, which a log keeps by its name in the source language, an older log by its number. */
function statusText({ toText }: Reader, value: string): string {
  const id = STATUS_IDS.find((one) => String(one) === value || statusName(one).message === value)
  return id ? toText(statusName(id)) : value
}

/** Reads a payment, which may be kept by its name too. */
function paymentText(t: Translate, value: unknown): string {
  if (value === 'COD') return paymentName(t, PAYMENT_TYPE.COD)
  if (value === 'Prepaid') return paymentName(t, PAYMENT_TYPE.PREPAID)
  return value === null || typeof value === 'number' ? paymentName(t, value) : String(value)
}

/** Formats a product of an order: values hold no other rows. */
function productText(value: object): string {
  const { name, quantity } = value as { name?: unknown; quantity?: unknown } // the log's values are untyped JSON
  return name === undefined ? JSON.stringify(value) : `${quantity ?? 1} × ${name}`
}
