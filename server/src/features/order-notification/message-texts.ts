import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { MessageType } from '@tracklane/contract/message'
import { messageEventName } from '@tracklane/contract/message-setting'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import type { CourierField } from '#features/order/order-happenings.rules.ts'
import type { HappenedTo, ToldEvent } from './order-event.ts'

const FIELD_NAMES: Record<CourierField, Phrase> = {
  status: phrase('told', 'status'),
  delivery_date: phrase('told', 'delivery date'),
  address: phrase('told', 'address'),
  customer: phrase('told', 'customer'),
  phone: phrase('told', 'phone'),
  products: phrase('told', 'products'),
  total: phrase('told', 'amount'),
  payment: phrase('told', 'payment'),
  comment: phrase('told', 'comment'),
}

/** Names the changed fields without values: the reader opens the order. */
export function changedText(track: string, fields: readonly CourierField[]): Phrase {
  const names = fields.map((field) => FIELD_NAMES[field])
  return phrase('told', 'Order {track} was changed: {fields}', { track, fields: names })
}

/** Writes one message about several orders: their number, and no details. */
export function digestText(event: ToldEvent, orders: readonly { type: MessageType; happened: Omit<HappenedTo, 'id'> }[]): Phrase {
  const count = orders.length
  const [first] = orders
  const isSame = orders.every(({ type }) => type === first?.type)
  if (first && isSame && first.type === 'order_new') {
    return phrase('told', '{count, plural, one {# order is} other {# orders are}} new for you', { count })
  }
  if (first && isSame && first.type === 'order_taken') {
    return phrase('told', '{count, plural, one {# order is} other {# orders are}} not yours any more', { count })
  }
  return phrase('told', '{count, plural, one {# order} other {# orders}}: {what}', { count, what: whatOf(event, orders) })
}

function whatOf(event: ToldEvent, orders: readonly { happened: Omit<HappenedTo, 'id'> }[]): Phrase {
  const status = orders[0]?.happened.status_to
  const isSame = event === 'order.status_changed' && orders.every(({ happened }) => happened.status_to === status)
  return isSame && status !== undefined && isStatusId(status) ? statusName(status) : messageEventName(event)
}

/** Returns the person's language. */
export function languageOf({ language }: { readonly language: string | null }): string {
  return language ?? SOURCE_LANGUAGE
}
