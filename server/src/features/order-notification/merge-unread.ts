import type { NewMessage } from '#features/message/new-message.rules.ts'
import { takeUnread } from '#features/message/unread.service.ts'
import { COURIER_FIELDS, type CourierField } from '#features/order/order-happenings.rules.ts'
import type { Context } from '#platform/context.ts'

/** A message of one order; `sayFields` says the same of other fields. */
export interface Single extends NewMessage {
  readonly order_id: number
  readonly sayFields: (fields: readonly CourierField[]) => string
}

/**
 * Messages to couriers of one order each. One that is unread yet goes, and the new one says what both said: somebody who looks again after
 * an hour reads of each order once.
 */
export async function mergedWithUnread(tx: Context, messages: readonly Single[]): Promise<NewMessage[]> {
  const unread = await takeUnread(tx, messages)
  return messages.map(({ sayFields, ...message }) => {
    const before = unread.find(({ user_id, order_id }) => user_id === message.user_id && order_id === message.order_id)
    if (!before || message.type !== 'order_changed') return message
    if (before.type === 'order_new') return { ...message, type: before.type, text: before.text }
    const fields = COURIER_FIELDS.filter((field) => before.fields.includes(field) || message.fields?.includes(field))
    return fields.length > (message.fields?.length ?? 0) ? { ...message, fields, text: sayFields(fields) } : message
  })
}
