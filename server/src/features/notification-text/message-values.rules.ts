import { withDigits } from '@tracklane/contract/kit/money'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { PAYMENT_TYPE, REMOVED } from '@tracklane/contract/order'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import { clockText } from '#platform/day.ts'
import type { ToldOrder } from './message-values.queries.ts'
import type { MessageValues } from './render-template.rules.ts'

type Say = (phrase: Phrase) => string

/** Writes an order's values in the language of `say` and the zone of its country; unknown ones are left out. */
export function valuesOfOrder(order: ToldOrder, say: Say): MessageValues {
  const amount = withDigits(order.total, order.digits)
  const values = {
    'order.track': order.track,
    'order.foreign_id': order.foreign_id,
    'order.status': isStatusId(order.status_id) ? say(statusName(order.status_id)) : null,
    'order.total': amount,
    'order.currency': order.currency_code,
    'order.to_pay': order.payment_type === PAYMENT_TYPE.COD && order.paid_at === null ? amount : '0',
    'order.delivery_date': dayText(order),
    'order.delivery_window': windowText(order, say),
    'order.address': kept(order.customer_address),
    'order.reason': order.last_reason,
    'customer.name': kept(order.customer_full_name),
    'courier.name': order.courier,
    'courier.phone': order.courier_phone,
    'organization.name': order.organization,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}

/** Leaves out the word that replaces removed customer data: nobody is addressed by it. */
function kept(text: string): string | null {
  return text === REMOVED ? null : text
}

type Window = Pick<ToldOrder, 'delivery_from' | 'delivery_to' | 'time_zone'>

function dayText({ delivery_from, delivery_to, time_zone }: Window): string | null {
  const at = delivery_to ?? delivery_from
  return at && clockText(at, time_zone).slice(0, DAY_LENGTH)
}

const DAY_LENGTH = 'dd.mm.yyyy'.length

/**
 * Writes the window with a plain hyphen: longer dashes are in no SMS alphabet and would more than halve the length of the whole message.
 */
function windowText({ delivery_from, delivery_to, time_zone }: Window, say: Say): string | null {
  const [from, to] = [delivery_from, delivery_to].map((at) => at && clockText(at, time_zone))
  if (from && to) return isSameDay(from, to) ? `${timeOf(from)}-${timeOf(to)}` : `${from} - ${to}`
  if (to) return say(phrase('notification', 'until {time}', { time: timeOf(to) }))
  return from ? say(phrase('notification', 'from {time}', { time: timeOf(from) })) : null
}

function isSameDay(one: string, other: string): boolean {
  return one.slice(0, DAY_LENGTH) === other.slice(0, DAY_LENGTH)
}

function timeOf(clock: string): string {
  return clock.slice(DAY_LENGTH + 1)
}
