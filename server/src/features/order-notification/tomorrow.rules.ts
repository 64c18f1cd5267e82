import type { NotificationEvent } from '@tracklane/contract/notification-event'
import { STATUS } from '@tracklane/contract/order-status'
import { dayAfter, dayOf } from '#platform/day.ts'
import type { NotSent } from './not-sent.rules.ts'

/** Statuses of orders that can be delivered on the next day. */
export const DUE: readonly number[] = [STATUS.PROCESSING, STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]

/** A waiting message with the order's current state. */
interface Waiting {
  readonly event: NotificationEvent
  readonly order_status_id: number
  readonly delivery_to: Date | null
  readonly archived_at: Date | null
  /** The zone of the country. */
  readonly time_zone: string
}

/** Returns the reason why “tomorrow” is outdated: the order is no longer to be delivered, or not on that day, or the day has begun. */
export function notTomorrow({ event, order_status_id, delivery_to, archived_at, time_zone }: Waiting, now: Date): NotSent | undefined {
  if (event !== 'order.delivery_tomorrow') return undefined
  if (delivery_to === null || archived_at !== null || !DUE.includes(order_status_id)) return 'outdated'
  const [today, day] = [dayOf(now, time_zone), dayOf(delivery_to, time_zone)]
  if (day <= today) return 'too_late'
  return day === dayAfter(today, 1) ? undefined : 'outdated'
}
