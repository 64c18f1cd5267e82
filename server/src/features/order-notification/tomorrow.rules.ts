import type { NotificationEvent } from '@tracklane/contract/notification-event'
import { STATUS } from '@tracklane/contract/order-status'
import { dayAfter, dayOf } from '#platform/day.ts'
import type { NotSent } from './not-sent.rules.ts'

/** Statuses of orders that may be delivered on the next day. */
export const DUE: readonly number[] = [STATUS.PROCESSING, STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]

/** A message that waits to be sent, with the order as it is now. */
interface Waiting {
  readonly event: NotificationEvent
  readonly order_status_id: number
  readonly delivery_to: Date | null
  readonly archived_at: Date | null
  /** The country's. */
  readonly time_zone: string
}

/** Why nobody is to hear “tomorrow” any more: the order is not to be delivered, not on the next day, or that day has begun. */
export function notTomorrow({ event, order_status_id, delivery_to, archived_at, time_zone }: Waiting, now: Date): NotSent | undefined {
  if (event !== 'order.delivery_tomorrow') return undefined
  if (delivery_to === null || archived_at !== null || !DUE.includes(order_status_id)) return 'outdated'
  const [today, day] = [dayOf(now, time_zone), dayOf(delivery_to, time_zone)]
  if (day <= today) return 'too_late'
  return day === dayAfter(today, 1) ? undefined : 'outdated'
}
