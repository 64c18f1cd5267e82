import type { OutsideChannel } from '@tracklane/contract/notification-event'
import { z } from 'zod'

/** A message to one address, in ids: what it says, and to where, is read when it is sent. */
export const OutsideMessage = z.object({
  /** Lines of the lists of its orders; several where one of the staff hears of several orders at once. */
  notification_ids: z.array(z.int()).min(1),
  /** One of the staff, or a courier; null: the customer of the order. */
  user_id: z.int().nullable(),
})
export type OutsideMessage = z.output<typeof OutsideMessage>

/** The kind as whoever writes such a job needs it. */
export function outsideJob(channel: OutsideChannel) {
  return { name: channel, payload: OutsideMessage }
}

/** “a…@example.com”, “…4567”: enough to know it again, and for nobody else to use. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return `…${address.replace(/\s/g, '').slice(-4)}`
  const [first = ''] = [...address]
  return `${at === 0 ? '' : first}…${address.slice(at)}`
}
