import type { CardKey, CompactOrder } from '@tracklane/contract/kanban'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { formatDate, shortWeekday } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'
import type { CardDensity } from './card-density.ts'

type CardValues = Omit<CompactOrder, 'moved_by'>

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

export function densityName(t: Translate, density: CardDensity): string {
  return density === 'compact' ? t('kanban', 'Compact') : t('kanban', 'Comfortable')
}

/** Returns the whole value for a tooltip; empty where the order has none. */
export function fieldValue(order: CardValues, key: CardKey): string {
  if (key === 'customer_name') return order.customer_full_name
  if (key === 'delivery_date') return formatWindow(order.delivery_from, order.delivery_to)
  return order[key] ?? ''
}

/** Returns a short value that fits on a line with others. */
export function shortValue(order: CardValues, key: CardKey): string {
  if (key !== 'delivery_date') return fieldValue(order, key)
  return order.delivery_to ? `${formatDate(order.delivery_to, 'onlyDayMonth')} ${formatDate(order.delivery_to, 'onlyTime')}` : ''
}

/** Returns the customer's name; the track where the card does not show the name. */
export function titleOf({ customer_full_name, track }: Pick<CardValues, 'customer_full_name' | 'track'>, fields: ShownFields): string {
  return fields.get('customer_name') ? customer_full_name : track
}

interface Reader {
  readonly now: number
  readonly language: string
}

/** Returns the value for a card of two lines: an address without the street, a time without its obvious parts. */
export function compactValue(order: CardValues, key: CardKey, { now, language }: Reader): string {
  if (key === 'delivery_date') return order.delivery_to ? shortMoment(order.delivery_to, now, language) : ''
  if (key !== 'customer_address') return fieldValue(order, key)
  return [order.postcode, order.town].filter(Boolean).join(' ') || order.customer_address
}

/** Formats how long an order has been in its status. */
export function ageText(t: Translate, hours: number): string {
  if (hours < 1) return t('kanban', 'now')
  if (hours < 24) return t('kanban', '{hours} h', { hours })
  return t('kanban', '{days} d', { days: Math.floor(hours / 24) })
}

const DAY = 86_400_000

/** Formats the end of a delivery window as short as possible: the time today, the weekday within a week, else the date. */
export function shortMoment(instant: string, now: number, language: string): string {
  const days = Math.round((midnight(Date.parse(instant)) - midnight(now)) / DAY)
  const time = formatDate(instant, 'onlyTime')
  if (days === 0) return time
  if (Math.abs(days) > 6) return formatDate(instant, 'onlyDayMonth')
  return `${shortWeekday(language, new Date(instant))} ${time}`
}

function midnight(instant: number): number {
  return new Date(instant).setHours(0, 0, 0, 0)
}

/** Shortens "Sven Krüger" to "S. Krüger". While somebody acts for another person, it is the acting one. */
export function shortName(name: string): string {
  const [own = ''] = name.split(' (')
  const [first = '', ...rest] = own.split(' ')
  return rest.length === 0 ? own : `${firstLetter(first)}. ${rest.join(' ')}`
}

/** Shortens "Carl Rider" to "CR". */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstLetter(word ?? '')).join('')
}

/** Returns the first letter, which may be more than one unit of a string. */
function firstLetter(word: string): string {
  return [...word][0]?.toLocaleUpperCase() ?? ''
}
