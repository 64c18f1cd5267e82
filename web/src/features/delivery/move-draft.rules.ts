import type { Order } from '@tracklane/contract/order'
import type { StatusChange } from '@tracklane/contract/order-move'
import { isStatusId, STATUS } from '@tracklane/contract/order-status'
import { useState } from 'react'
import { deliveryWindow, timeOf } from '#features/order/delivery-window.rules.ts'
import { dayFromNow } from '#lib/day.ts'
import { type Translate, useT } from '#lib/i18n.ts'

/** When it was delivered: in this moment, or at a time given. */
export type Moment = 'now' | 'earlier'
/** When it is tried again. */
export type NextDay = 'open' | 'tomorrow' | 'other'

const START = { reason: null as number | null, comment: '', moment: 'now' as Moment, at: null as string | null }

/** What goes along with a move, as it is being filled in. */
export function useMoveDraft(order: Order, to: number, clockOffset: number) {
  const t = useT()
  const [draft, setDraft] = useState({
    ...START,
    nextDay: 'open' as NextDay,
    day: null as string | null,
    from: timeOf(order.delivery_from) || '09:00',
    to: timeOf(order.delivery_to) || '18:00',
  })
  const [isChecked, setChecked] = useState(false)
  const now = new Date(Date.now() + clockOffset)
  const problems = problemsOf(t, draft, now)

  /** undefined: something is still missing, and the fields say what. */
  const read = (): StatusChange | undefined => {
    setChecked(true)
    return Object.keys(problems).length > 0 || !isStatusId(order.status_id)
      ? undefined
      : {
          from_status_id: order.status_id,
          ...(draft.reason !== null && { sub_status_id: draft.reason }),
          ...(draft.comment.trim() && { comment: draft.comment.trim() }),
          ...(to === STATUS.DELIVERED && { delivered_at: draft.moment === 'now' ? now.toISOString() : (draft.at ?? now.toISOString()) }),
          ...windowOf(draft),
        }
  }
  const change = (patch: Partial<typeof draft>) => setDraft((current) => ({ ...current, ...patch }))
  return { draft, change, read, problems: isChecked ? problems : {} }
}

export type MoveDraft = ReturnType<typeof useMoveDraft>

interface Draft {
  readonly moment: Moment
  readonly at: string | null
  readonly nextDay: NextDay
  readonly day: string | null
  readonly from: string
  readonly to: string
}

function windowOf({ nextDay, day, from, to }: Draft) {
  const chosen = nextDay === 'tomorrow' ? dayFromNow(1) : nextDay === 'other' ? day : null
  return chosen ? deliveryWindow(chosen, from, to) : {}
}

function problemsOf(t: Translate, { moment, at, nextDay, day, from, to }: Draft, now: Date): { at?: string; day?: string; to?: string } {
  return {
    ...(moment === 'earlier' && !at && { at: t('delivery', 'Choose when it was delivered') }),
    ...(moment === 'earlier' && at && new Date(at) > now && { at: t('order', 'The delivery cannot lie in the future') }),
    ...(nextDay === 'other' && !day && { day: t('delivery', 'Choose a day') }),
    ...(nextDay !== 'open' && from >= to && { to: t('order', 'The end must be later than the start') }),
  }
}
