import type { OrderRow } from '@tracklane/contract/order'
import { useMemo } from 'react'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { paymentName } from '#features/order/order-payment.rules.ts'
import { StatusChip, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { formatDate, useFormat } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import type { Column } from '#ui/data-table/column.ts'
import classes from './order-table.module.css'

/** The columns of the specification §3, in its order. */
export function useOrderColumns(): readonly Column<OrderRow>[] {
  const t = useT()
  const { money } = useFormat()
  const statusName = useStatusName()
  return useMemo(() => [...whoColumns(t, statusName), ...whatColumns(t), ...moneyColumns(t, money)], [t, statusName, money])
}

type Columns = Column<OrderRow>[]

function whoColumns(t: Translate, statusName: (id: number) => string): Columns {
  return [
    {
      id: 'id',
      label: t('order_table', 'ID'),
      width: 80,
      sort: 'id',
      text: ({ id }) => String(id),
      cell: ({ id }) => <span className={classes.id}>{id}</span>,
    },
    {
      id: 'status',
      label: t('order', 'Status'),
      width: 150,
      sort: 'status_id',
      text: ({ status_id }) => statusName(status_id),
      cell: ({ status_id }) => <StatusChip id={status_id} />,
    },
    { id: 'sub_status', label: t('order', 'Reason'), width: 140, sort: 'sub_status', text: ({ sub_status }) => sub_status ?? '' },
    { id: 'foreign_id', label: t('order', 'Order number'), width: 135, sort: 'foreign_id', text: ({ foreign_id }) => foreign_id ?? '' },
    {
      id: 'track',
      label: t('order', 'Track'),
      width: 140,
      sort: 'track',
      text: ({ track }) => track,
      cell: ({ track }) => <span className={classes.mono}>{track}</span>,
    },
    {
      id: 'customer_full_name',
      label: t('order', 'Customer'),
      width: 160,
      sort: 'customer_full_name',
      text: (order) => order.customer_full_name,
    },
    { id: 'customer_phone', label: t('order', 'Phone'), width: 145, sort: 'customer_phone', text: (order) => order.customer_phone ?? '' },
    { id: 'customer_address', label: t('order', 'Address'), width: 240, sort: 'customer_address', text: (order) => order.customer_address },
    { id: 'payment_type', label: t('order', 'Payment'), width: 110, sort: 'payment_type', text: (order) => paymentText(t, order) },
    { id: 'country_name', label: t('order', 'Country'), width: 110, sort: 'country_name', text: ({ country_name }) => country_name },
    { id: 'courier', label: t('order', 'Courier'), width: 150, sort: 'courier', text: ({ courier }) => courier ?? '' },
  ]
}

function whatColumns(t: Translate): Columns {
  return [
    { id: 'products', label: t('order', 'Products'), width: 220, text: ({ products }) => products.map(productText).join(', ') },
    {
      id: 'products_amount',
      label: t('order', 'Quantity'),
      width: 100,
      align: 'end',
      sort: 'products_amount',
      text: ({ products_amount }) => String(products_amount),
    },
    {
      id: 'delivery_from',
      label: t('order', 'Delivery window'),
      width: 200,
      align: 'end',
      sort: 'delivery_from',
      text: ({ delivery_from, delivery_to }) => formatWindow(delivery_from, delivery_to),
    },
    {
      id: 'delivered_at',
      label: t('order', 'Delivered at'),
      width: 150,
      align: 'end',
      sort: 'delivered_at',
      text: (order) => timeText(order.delivered_at),
    },
  ]
}

function moneyColumns(t: Translate, money: (amount: string, code: string) => string): Columns {
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
    {
      id: 'total',
      label: t('order', 'Total'),
      width: 140,
      align: 'end',
      sort: 'total',
      text: ({ total, currency_code }) => money(total, currency_code),
      cell: ({ total, currency_code }) => <span className={classes.total}>{money(total, currency_code)}</span>,
    },
    { id: 'currency_code', label: t('order', 'Currency'), width: 110, sort: 'currency_code', text: ({ currency_code }) => currency_code },
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
