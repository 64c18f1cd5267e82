import type { NotificationAudience, NotificationEvent } from '@tracklane/contract/notification-event'
import { STATUS } from '@tracklane/contract/order-status'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'
import { templateFor } from '#features/notification-text/template-for.rules.ts'
import type { HappenedTo, ToldEvent } from './order-event.ts'

interface Wanted {
  readonly event: ToldEvent
  readonly audience: NotificationAudience
  readonly happened: Omit<HappenedTo, 'id'>
}

/** The template of an in-app message: one for the status before one for any; `replaced` where another event reports the same. */
export type Chosen = { readonly template: NotificationTemplateRecord } | 'none' | 'inactive' | 'replaced'

/** Returns the events whose templates the functions below need. */
export function eventsOfTexts(event: ToldEvent): readonly NotificationEvent[] {
  if (event === 'order.changed') return ['order.courier_assigned', 'order.courier_removed', 'order.delivery_date_changed', ...OF_A_MOVE]
  return event === 'order.status_changed' ? OF_A_MOVE : [event]
}

const OF_A_MOVE = ['order.status_changed', 'order.not_delivered'] as const

export function chosenTemplate(templates: readonly NotificationTemplateRecord[], { event, audience, happened }: Wanted): Chosen {
  const find = (about: Exclude<ToldEvent, 'order.changed'>, status_id: number | null) =>
    templateFor(templates, { event: about, status_id, channel: 'in_app', audience })
  if (event === 'order.changed') return 'none'
  if (event === 'order.status_changed' && isInVain(happened) && find('order.not_delivered', null)?.active) return 'replaced'
  const template = find(event, event === 'order.status_changed' ? (happened.status_to ?? null) : null)
  if (!template) return 'none'
  return template.active ? { template } : 'inactive'
}

/** Checks for a failed delivery attempt, which is a separate event. */
export function isInVain({ status_from, status_to }: Omit<HappenedTo, 'id'>): boolean {
  return status_from === STATUS.IN_DELIVERY && (status_to === STATUS.REDELIVERY || status_to === STATUS.REJECTED)
}
