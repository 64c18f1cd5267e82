import type { OrderRow } from '@tracklane/contract/order'
import { paymentName } from '#features/order/order-payment.rules.ts'
import { formatDate, formatDayName } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'

interface Lines {
  readonly first: string
  readonly second: string
}

/** Splits an address at its last comma: street and number, then postcode and town. Without a comma it is a single line. */
export function addressLines(address: string): Lines {
  const comma = address.lastIndexOf(',')
  if (comma < 0) return { first: address, second: '' }
  return { first: address.slice(0, comma).trim(), second: address.slice(comma + 1).trim() }
}

/** Says how the total is or was paid; empty where unknown. */
export function paymentState(t: Translate, { paid, payment_type }: Pick<OrderRow, 'paid' | 'payment_type'>): string {
  if (paid) return t('order', 'Paid')
  return payment_type === null ? '' : paymentName(t, payment_type)
}

interface Window {
  readonly delivery_from: string | null
  readonly delivery_to: string | null
}

/** Returns the day and the window below it: "Mon 23.11", "07:00–11:00". A window over several days names both. */
export function windowLines({ delivery_from: from, delivery_to: to }: Window, language: string, now: number): Lines {
  if (!to) return { first: '', second: '' }
  const end = formatDate(to, 'onlyTime')
  if (!from) return { first: dayText(to, language, now), second: end }
  if (formatDate(from, 'onlyDate') !== formatDate(to, 'onlyDate'))
    return {
      first: `${formatDate(from, 'onlyDayMonth')}–${formatDate(to, 'onlyDayMonth')}`,
      second: `${formatDate(from, 'onlyTime')}–${end}`,
    }
  return { first: dayText(to, language, now), second: `${formatDate(from, 'onlyTime')}–${end}` }
}

/** Formats a day: with the weekday in the weeks around today, with the year in another year. */
function dayText(instant: string, language: string, now: number): string {
  const day = new Date(instant)
  if (day.getFullYear() !== new Date(now).getFullYear()) return formatDate(instant, 'onlyDate')
  return formatDayName(language, instant)
}
