import type { CardKey, CompactOrder } from '@tracklane/contract/kanban'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { formatDate } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'

export function fieldName(t: Translate, key: CardKey): string {
  switch (key) {
    case 'comment':
      return t('kanban', 'Comment')
    case 'customer_address':
      return t('kanban', 'Address')
    case 'customer_phone':
      return t('kanban', 'Phone')
    case 'customer_name':
      return t('kanban', 'Customer')
    case 'courier':
      return t('kanban', 'Courier')
    case 'delivery_date':
      return t('kanban', 'Delivery')
    case 'track':
      return t('kanban', 'Track')
    case 'foreign_id':
      return t('kanban', 'Order number')
  }
}

/** The whole value, as a tooltip shows it; empty where the order has none. */
export function fieldValue(order: CompactOrder, key: CardKey): string {
  if (key === 'customer_name') return order.customer_full_name
  if (key === 'delivery_date') return formatWindow(order.delivery_from, order.delivery_to)
  return order[key] ?? ''
}

/** The value as it fits into a row of several. */
export function shortValue(order: CompactOrder, key: CardKey): string {
  if (key !== 'delivery_date') return fieldValue(order, key)
  return order.delivery_to ? `${formatDate(order.delivery_to, 'onlyDayMonth')} ${formatDate(order.delivery_to, 'onlyTime')}` : ''
}
