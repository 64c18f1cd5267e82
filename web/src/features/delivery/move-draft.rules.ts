import type { Order } from '@tracklane/contract/order'
import type { StatusChange } from '@tracklane/contract/order-move'
import { isStatusId, STATUS } from '@tracklane/contract/order-status'
import { deliveryWindow, timeOf } from '#features/order/delivery-window.rules.ts'
import { dayFromNow } from '#lib/day.ts'
import type { Translate } from '#lib/i18n.ts'

/** When it was delivered: in this moment, or at a time given. */
export type Moment = 'now' | 'earlier'
/** When it is tried again. */
export type NextDay = 'open' | 'tomorrow' | 'other'

/** What goes along with a move, as it is being filled in. */
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

/** Nothing said yet; the hours are the order's. */
export function draftOf({ delivery_from, delivery_to }: Pick<Order, 'delivery_from' | 'delivery_to'>): Draft {
  return {
    reason: null,
    comment: '',
    moment: 'now',
    at: null,
    nextDay: 'open',
    day: null,
    from: timeOf(delivery_from) || '09:00',
    to: timeOf(delivery_to) || '18:00',
  }
}

/** What is still missing or cannot be. */
export function problemsOf(t: Translate, { moment, at, nextDay, day, from, to }: Draft, now: Date): DraftProblems {
  return {
    ...(moment === 'earlier' && !at && { at: t('delivery', 'Choose when it was delivered') }),
    ...(moment === 'earlier' && at && new Date(at) > now && { at: t('order', 'The delivery cannot lie in the future') }),
    ...(nextDay === 'other' && !day && { day: t('delivery', 'Choose a day') }),
    ...(nextDay !== 'open' && from >= to && { to: t('order', 'The end must be later than the start') }),
  }
}

/** The draft as it is sent, with the status the courier saw; undefined for a status nobody knows. */
export function changeOf(draft: Draft, { status_id }: Pick<Order, 'status_id'>, to: number, now: Date): StatusChange | undefined {
  if (!isStatusId(status_id)) return undefined
  const comment = draft.comment.trim()
  const delivered = draft.moment === 'earlier' && draft.at ? draft.at : now.toISOString()
  return {
    from_status_id: status_id,
    ...(draft.reason !== null && { sub_status_id: draft.reason }),
    ...(comment && { comment }),
    ...(to === STATUS.DELIVERED && { delivered_at: delivered }),
    ...nextWindow(draft),
  }
}

function nextWindow({ nextDay, day, from, to }: Draft) {
  if (nextDay === 'open') return {}
  const chosen = nextDay === 'tomorrow' ? dayFromNow(1) : day
  return chosen ? deliveryWindow(chosen, from, to) : {}
}
