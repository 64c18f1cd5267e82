import type { Role } from '@tracklane/contract/kit/role'
import type { MessageType } from '@tracklane/contract/message'
import type { MessageEvent } from '@tracklane/contract/message-event'
import type { NotificationAudience } from '@tracklane/contract/notification-event'
import type { CourierField } from '#features/order/order-happenings.rules.ts'
import { scopeOf } from '#platform/actor.ts'
import type { NotSent } from './not-sent.rules.ts'
import type { HappenedTo, ToldEvent } from './order-event.ts'

/** A person who can sign in, in their current state. */
export interface Person {
  readonly id: number
  readonly role: 'logist' | 'organization_admin' | 'courier'
  readonly organization_id: number | null
  readonly country_id: number | null
  /** Events that they have switched off. */
  readonly off: ReadonlySet<MessageEvent>
}

/** The current place of an order, and its courier's login: null where it has none, or is deleted. */
export interface OrderArea {
  readonly organization_id: number
  readonly country_id: number
  readonly courier_user_id: number | null
}

export interface Happening {
  readonly event: ToldEvent
  readonly order: OrderArea
  readonly happened: Omit<HappenedTo, 'id'>
  /** The people who made the change, or acted as its author: they are not told. */
  readonly by: readonly number[]
}

/** A person who is told, with role and event; or the reason why a person, or (person null) a whole audience, is not. */
export type Verdict<Someone extends Person = Person> = {
  readonly audience: Exclude<NotificationAudience, 'customer'>
  readonly event: ToldEvent
} & (
  | { readonly person: Someone; readonly type: MessageType; readonly fields: readonly CourierField[] }
  | { readonly person: Someone | null; readonly reason: NotSent }
)

const OFFICE = ['logist', 'organization_admin'] as const

/**
 * Decides who is told what happened to an order: logists and organization administrators who see it, and the courier concerned; never the
 * author, a person who acted as the author, nor a person who has switched the event off.
 */
export function recipientVerdicts<Someone extends Person>(happening: Happening, people: readonly Someone[]): Verdict<Someone>[] {
  const { event } = happening
  if (event === 'order.changed')
    return people.filter(({ role }) => role === 'courier').flatMap((person) => courierVerdict(happening, person))
  const office = OFFICE.flatMap((audience) =>
    audienceVerdicts(
      happening,
      audience,
      people.filter((person) => sees(person, audience, happening.order)),
    ),
  )
  if (event !== 'order.delivery_tomorrow') return office
  const { courier_user_id } = happening.order
  const couriers = people.filter(({ id, role }) => role === 'courier' && id === courier_user_id)
  return [...office, ...(courier_user_id === null ? [] : audienceVerdicts(happening, 'courier', couriers))]
}

/** Checks whether a person of the office has that role and sees the order. */
export function sees(
  person: Omit<Person, 'off' | 'role'> & { readonly role: Role },
  audience: Person['role'],
  order: Pick<OrderArea, 'organization_id' | 'country_id'>,
): boolean {
  const scope = scopeOf(person)
  if (person.role !== audience || scope.kind !== 'area') return false
  return scope.organization_id === order.organization_id && (scope.country_id === null || scope.country_id === order.country_id)
}

function audienceVerdicts<Someone extends Person>(
  { event, by }: Happening,
  audience: Person['role'],
  people: readonly Someone[],
): Verdict<Someone>[] {
  if (people.length === 0) return [{ audience, event, person: null, reason: 'nobody' }]
  const others = people.filter(({ id }) => !by.includes(id))
  if (others.length === 0) return [{ audience, event, person: null, reason: 'own_action' }]
  return others.map((person) =>
    person.off.has(event) ? { audience, event, person, reason: 'switched_off' } : { audience, event, person, type: 'order', fields: [] },
  )
}

/** Decides by the order's current courier: jobs may run in another order than they were written. */
function courierVerdict<Someone extends Person>({ order, happened, by }: Happening, person: Someone): Verdict<Someone>[] {
  const { had_by, has_by, fields = [] } = happened
  if (by.includes(person.id)) return []
  const isTheirs = order.courier_user_id === person.id
  if (has_by === person.id && had_by !== person.id) return isTheirs ? [told(person, 'order_new', 'order.courier_assigned')] : []
  if (had_by === person.id && has_by !== person.id) return isTheirs ? [] : [told(person, 'order_taken', 'order.courier_removed')]
  if (has_by !== person.id || !isTheirs) return []
  const wanted = fields.filter((field) => !person.off.has(eventOfField(field)))
  if (fields.length === 0) return []
  const common = { audience: 'courier', event: 'order.changed', person } as const
  return [wanted.length > 0 ? { ...common, type: 'order_changed', fields: wanted } : { ...common, reason: 'switched_off' }]
}

function told<Someone extends Person>(person: Someone, type: MessageType, event: ToldEvent): Verdict<Someone> {
  const common = { audience: 'courier', event, person } as const
  return person.off.has(event) ? { ...common, reason: 'switched_off' } : { ...common, type, fields: [] }
}

/** Returns the event that reports a field, and whose switch decides. */
export function eventOfField(field: CourierField): ToldEvent {
  if (field === 'status') return 'order.status_changed'
  return field === 'delivery_date' ? 'order.delivery_date_changed' : 'order.changed'
}
