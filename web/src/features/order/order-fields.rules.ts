import { formatDate } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'
import { paymentName } from './order-payment.rules.ts'

/** What people call a field of the change log; one that has no name here is shown as it is. */
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
    deleted: t('order', 'Deleted'),
    deleted_at: t('order', 'Deleted at'),
  }
  return labels[field] ?? field
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** A value of the change log as a person reads it. */
export function valueText(t: Translate, field: string, value: unknown): string {
  if (field === 'payment_type' && (value === null || typeof value === 'number')) return paymentName(t, value)
  if (value === null || value === undefined || value === '') return t('order', 'empty')
  if (typeof value === 'boolean') return value ? t('order', 'yes') : t('order', 'no')
  if (typeof value === 'string') return INSTANT.test(value) ? formatDate(value, 'fullDate') : value
  if (Array.isArray(value)) return value.map((one) => valueText(t, field, one)).join(', ')
  if (typeof value === 'object') return productText(value)
  return String(value)
}

/** A product of an order, the only rows a value holds. */
function productText(value: object): string {
  const { name, quantity } = value as { name?: unknown; quantity?: unknown } // the log's values are untyped JSON
  return name === undefined ? JSON.stringify(value) : `${quantity ?? 1} × ${name}`
}
