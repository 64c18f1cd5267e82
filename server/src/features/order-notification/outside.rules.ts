import type { NotificationAudience, NotificationEvent } from '@tracklane/contract/notification-event'
import { OUTSIDE_CHANNELS, type OutsideChannel } from '@tracklane/contract/notification-event'
import { REMOVED } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'
import { templateFor } from '#features/notification-text/template-for.rules.ts'
import type { Person, Verdict } from './audience.rules.ts'
import { isInVain } from './chosen-template.rules.ts'
import type { NotSent } from './not-sent.rules.ts'
import type { HappenedTo, ToldEvent } from './order-event.ts'

/** The part of a template that tells whether it exists: its texts are read when it is sent. */
export type OutsideTemplate = Pick<NotificationTemplateRecord, 'event' | 'status_id' | 'channel' | 'audience' | 'active'>

/** An event in the terms of templates. */
export interface About {
  readonly event: NotificationEvent
  /** The new status, where only the status changed. */
  readonly status_id: number | null
}

/** One outside message, or the reason why the customer gets none. `person` null: the customer. */
export interface Outside<Someone extends Person = Person> extends About {
  readonly channel: OutsideChannel
  readonly audience: NotificationAudience
  readonly person: Someone | null
  readonly reason: NotSent | null
}

export interface OutsideOrder {
  readonly status_id: number
  readonly courier_id: number | null
  readonly customer_email: string | null
  readonly customer_phone: string | null
}

type Happened = Omit<HappenedTo, 'id'>

/**
 * Returns the outside messages to staff and couriers: one on each channel with an active template. Personal switches apply to the bell
 * only.
 */
export function outsideOfPerson<Someone extends Person>(
  verdict: Verdict<Someone>,
  happened: Happened,
  templates: readonly OutsideTemplate[],
): Outside<Someone>[] {
  const { person, audience } = verdict
  if (!person || ('reason' in verdict && verdict.reason !== 'switched_off')) return []
  return aboutOf(verdict, happened).flatMap((about) =>
    OUTSIDE_CHANNELS.flatMap((channel): Outside<Someone>[] => {
      const chosen = chosenOutside(templates, { ...about, channel, audience }, happened)
      return chosen === 'active' ? [{ ...about, channel, audience, person, reason: null }] : []
    }),
  )
}

/** Lists the templates to try. A courier’s change uses those of all its parts, including parts switched off for the bell. */
function aboutOf({ event }: Pick<Verdict, 'event'>, happened: Happened): About[] {
  if (event !== 'order.changed') return [aboutEvent(event, happened)]
  return (happened.fields ?? []).flatMap((field) => {
    if (field === 'status') return [aboutEvent('order.status_changed', happened)]
    return field === 'delivery_date' ? [aboutEvent('order.delivery_date_changed', happened)] : []
  })
}

function aboutEvent(event: Exclude<ToldEvent, 'order.changed'>, { status_to }: Happened): About {
  return { event, status_id: event === 'order.status_changed' ? (status_to ?? null) : null }
}

/**
 * Returns the messages to the customer, on each channel with an active template and an address, unless the order has moved on: the waiting
 * message about the later move must not be replaced. Inactive templates give one reason; without any template there is none, since no
 * message was intended.
 */
export function outsideOfCustomer(
  event: ToldEvent,
  happened: Happened,
  order: OutsideOrder,
  templates: readonly OutsideTemplate[],
): Outside[] {
  if (event === 'order.changed') return []
  const about = aboutEvent(event, happened)
  const common = { ...about, audience: 'customer', person: null } as const
  const chosen = OUTSIDE_CHANNELS.map((channel) => ({
    channel,
    found: chosenOutside(templates, { ...common, channel }, happened),
  }))
  const active = chosen.filter(({ found }) => found === 'active')
  if (active.length > 0) return active.map(({ channel }) => ({ ...common, channel, reason: whyNotOn(channel, about, order) }))
  const [inactive] = chosen.filter(({ found }) => found === 'inactive')
  return inactive ? [{ ...common, channel: inactive.channel, reason: 'template_inactive' }] : []
}

function whyNotOn(channel: OutsideChannel, about: About, order: OutsideOrder): NotSent | null {
  if (addressOn(channel, order) === null) return 'no_address'
  return isStillTrue({ ...about, order_status_id: order.status_id, courier_id: order.courier_id }) ? null : 'outdated'
}

type Chosen = 'active' | 'inactive' | 'none'

/** Chooses a template: one for the exact status before one for any; after a failed attempt an active one for that event replaces both. */
function chosenOutside(
  templates: readonly OutsideTemplate[],
  wanted: About & { readonly channel: OutsideChannel; readonly audience: NotificationAudience },
  happened: Happened,
): Chosen {
  const inVain = { ...wanted, event: 'order.not_delivered', status_id: null } as const
  if (wanted.event === 'order.status_changed' && isInVain(happened) && templateFor(templates, inVain)?.active) return 'none'
  const template = templateFor(templates, wanted)
  if (!template) return 'none'
  return template.active ? 'active' : 'inactive'
}

/** Returns the customer’s address on a channel; null where the order has none, or no longer. */
export function addressOn(
  channel: OutsideChannel,
  { customer_email, customer_phone }: Pick<OutsideOrder, 'customer_email' | 'customer_phone'>,
): string | null {
  const address = (channel === 'email' ? customer_email : customer_phone)?.trim()
  return address && address !== REMOVED ? address : null
}

interface Now extends About {
  readonly order_status_id: number
  readonly courier_id: number | null
}

/** Statuses in which “not delivered” is still true. */
const IN_VAIN: readonly number[] = [STATUS.REDELIVERY, STATUS.REJECTED]

/** Checks whether the message is still true for the order: minutes pass between a move and its message. */
export function isStillTrue({ event, status_id, order_status_id, courier_id }: Now): boolean {
  if (event === 'order.status_changed') return status_id === null || status_id === order_status_id
  if (event === 'order.courier_assigned') return courier_id !== null
  if (event === 'order.courier_removed') return courier_id === null
  return event !== 'order.not_delivered' || IN_VAIN.includes(order_status_id)
}
