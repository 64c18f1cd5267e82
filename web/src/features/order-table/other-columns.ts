import type { OrderRow } from '@tracklane/contract/order'
import { paymentName } from '#features/order/order-payment.rules.ts'
import { formatDate } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'
import type { Column } from '#ui/data-table/column.ts'

type Columns = Column<OrderRow>[]
type Money = (amount: string, code: string) => string

/** Returns the columns that only some people need, with one field per cell. */
export function otherColumns(t: Translate, money: Money): Columns {
  return [...namingColumns(t), ...moneyColumns(t, money), ...timeColumns(t)]
}

function namingColumns(t: Translate): Columns {
  return [
    { id: 'id', label: t('order_table', 'ID'), width: 80, sort: 'id', text: ({ id }) => String(id) },
    { id: 'sub_status', label: t('order', 'Reason'), width: 140, sort: 'sub_status', text: ({ sub_status }) => sub_status ?? '' },
    { id: 'foreign_id', label: t('order', 'Order number'), width: 135, sort: 'foreign_id', text: ({ foreign_id }) => foreign_id ?? '' },
    { id: 'customer_phone', label: t('order', 'Phone'), width: 145, sort: 'customer_phone', text: (order) => order.customer_phone ?? '' },
    { id: 'postcode', label: t('order', 'Postcode'), width: 110, sort: 'postcode', text: ({ postcode }) => postcode ?? '' },
    { id: 'town', label: t('order', 'Town'), width: 140, sort: 'town', text: ({ town }) => town ?? '' },
    { id: 'payment_type', label: t('order', 'Payment'), width: 110, sort: 'payment_type', text: (order) => paymentText(t, order) },
    { id: 'country_name', label: t('order', 'Country'), width: 110, sort: 'country_name', text: ({ country_name }) => country_name },
    { id: 'products', label: t('order', 'Products'), width: 220, text: ({ products }) => products.map(productText).join(', ') },
    {
      id: 'products_amount',
      label: t('order', 'Quantity'),
      width: 100,
      align: 'end',
      sort: 'products_amount',
      text: ({ products_amount }) => String(products_amount),
    },
  ]
}

function moneyColumns(t: Translate, money: Money): Columns {
  return [
    {
      id: 'order_price',
      label: t('order', 'Goods'),
      width: 130,
      align: 'end',
      sort: 'order_price',
      text: ({ order_price, currency_code }) => money(order_price, currency_code),
    },
    {
      id: 'delivery_price',
      label: t('order', 'Delivery price'),
      width: 130,
      align: 'end',
      sort: 'delivery_price',
      text: ({ delivery_price, currency_code }) => money(delivery_price, currency_code),
    },
    { id: 'currency_code', label: t('order', 'Currency'), width: 110, sort: 'currency_code', text: ({ currency_code }) => currency_code },
  ]
}

function timeColumns(t: Translate): Columns {
  return [
    {
      id: 'delivered_at',
      label: t('order', 'Delivered at'),
      width: 150,
      align: 'end',
      sort: 'delivered_at',
      text: (order) => timeText(order.delivered_at),
    },
    {
      id: 'created_at',
      label: t('order', 'Created'),
      width: 150,
      align: 'end',
      sort: 'created_at',
      text: (order) => timeText(order.created_at),
    },
    {
      id: 'archived',
      label: t('order', 'Archived'),
      width: 110,
      text: ({ archived }) => (archived ? t('order', 'yes') : t('order', 'no')),
    },
  ]
}

function paymentText(t: Translate, { payment_type, paid }: OrderRow): string {
  const type = paymentName(t, payment_type)
  return paid ? t('order_table', '{type}, paid', { type }) : type
}

function productText({ name, quantity }: OrderRow['products'][number]): string {
  return `${quantity} × ${name}`
}

function timeText(instant: string | null): string {
  return instant ? `${formatDate(instant, 'onlyDate')} ${formatDate(instant, 'onlyTime')}` : ''
}
