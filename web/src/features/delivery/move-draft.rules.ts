import type { Order } from '@tracklane/contract/order'
import type { StatusChange } from '@tracklane/contract/order-move'
import { isStatusId, STATUS } from '@tracklane/contract/order-status'
import { deliveryWindow, timeOf } from '#features/order/delivery-window.rules.ts'
import { dayFromNow, dayOf } from '#lib/day.ts'
import type { Translate } from '#lib/i18n.ts'
import { proposedTimes } from '#ui/fields/day-times.rules.ts'

/** The time of the delivery: now, or a given time. */
export type Moment = 'now' | 'earlier'
/** The day of the next attempt. */
export type NextDay = 'open' | 'tomorrow' | 'other'

/** The details of a move in the form. */
export interface Draft {
  readonly reason: number | null
  readonly comment: string
  readonly moment: Moment
  readonly at: string | null
  readonly nextDay: NextDay
  readonly day: string | null
  readonly from: string
  readonly to: string
}

export interface DraftProblems {
  readonly at?: string
  readonly day?: string
  readonly to?: string
}

/** Makes an empty draft with the hours of the order, or one with the details of a former move. */
export function draftOf(order: Pick<Order, 'delivery_from' | 'delivery_to'>, former: StatusChange = {}): Draft {
  const { sub_status_id, comment, delivered_at, delivery_to } = former
  const hours = delivery_to ? former : order
  return {
    reason: sub_status_id ?? null,
    comment: comment ?? '',
    moment: delivered_at ? 'earlier' : 'now',
    at: delivered_at ?? null,
    nextDay: delivery_to ? 'other' : 'open',
    day: delivery_to ? dayOf(delivery_to) : null,
    ...proposedTimes({ from: timeOf(hours.delivery_from ?? null), to: timeOf(hours.delivery_to ?? null) }),
  }
}

/** Returns whether the order is being delivered now, by the phone's own clock. */
export function isMadeNow({ moment, at }: Draft, to: number): boolean {
  return to === STATUS.DELIVERED && !(moment === 'earlier' && at)
}

/** Finds details that are missing or impossible. */
export function problemsOf(t: Translate, { moment, at, nextDay, day, from, to }: Draft, now: Date): DraftProblems {
  return {
    ...(moment === 'earlier' && !at && { at: t('delivery', 'Choose when it was delivered') }),
    ...(moment === 'earlier' && at && new Date(at) > now && { at: t('order', 'The delivery cannot lie in the future') }),
    ...(nextDay === 'other' && !day && { day: t('delivery', 'Choose a day') }),
    ...(nextDay !== 'open' && from >= to && { to: t('order', 'The end must be later than the start') }),
  }
}

/** Returns the body of the request, with the status the courier saw; undefined for an unknown status. */
export function changeOf(draft: Draft, { status_id }: Pick<Order, 'status_id'>, to: number, now: Date): StatusChange | undefined {
  if (!isStatusId(status_id)) return undefined
  const comment = draft.comment.trim()
  const delivered = draft.moment === 'earlier' && draft.at ? draft.at : now.toISOString()
  return {
    from_status_id: status_id,
    ...(draft.reason !== null && { sub_status_id: draft.reason }),
    ...(comment && { comment }),
    ...(to === STATUS.DELIVERED && { delivered_at: delivered }),
    ...nextWindow(draft, now),
  }
}

function nextWindow({ nextDay, day, from, to }: Draft, now: Date) {
  if (nextDay === 'open') return {}
  const chosen = nextDay === 'tomorrow' ? dayFromNow(1, now) : day
  return chosen ? deliveryWindow(chosen, from, to) : {}
}
