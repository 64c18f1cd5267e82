import { OUTSIDE_CHANNELS } from '@tracklane/contract/notification-event'
import { type OutsideMessage, outsideJob } from '#features/outside-delivery/outside-delivery.service.ts'
import type { Context } from '#platform/context.ts'
import { groupedBy } from '#platform/grouped.ts'
import { enqueueAll, type JobDraft, jobsOfKind } from '#platform/jobs/jobs.ts'
import { maskedAddress, maskedName } from '#platform/outside/masked.ts'
import type { NewNotification, WrittenNotification } from './order-notification.queries.ts'
import { findLaterWaiting, type LaterLine, type Place, replaceWaiting } from './outside.queries.ts'
import { addressOn, isStillTrue } from './outside.rules.ts'
import type { OutsideOfOrder } from './verdicts.service.ts'

type One = OutsideOfOrder

interface Told {
  readonly eventId: string
  readonly outside: readonly One[]
  /** True for several orders at once: a person then gets one message for all. */
  readonly isDigest: boolean
}

/** The largest number of rows of one statement. */
const AT_ONCE = 500

/**
 * Filters the messages, in the transaction of the event's job. A new message to a customer replaces a waiting one: of several moves within
 * two minutes the last is reported. Where the waiting one belongs to a later event and is still true, it stays, and this one is not sent.
 */
export async function lastOfEach(tx: Context, eventId: string, outside: readonly One[]): Promise<One[]> {
  const earlier = new Set<One>()
  const toCustomers = outside.filter(({ audience, reason }) => audience === 'customer' && reason === null)
  for (let at = 0; at < toCustomers.length; at += AT_ONCE) {
    const piece = toCustomers.slice(at, at + AT_ONCE)
    const later = groupedBy(await findLaterWaiting(tx.db, piece.map(placeOf), eventId), nameOf)
    for (const one of piece) if (isEarlier(one, later.get(nameOf(placeOf(one))))) earlier.add(one)
    await replaceWaiting(tx.db, piece.filter((one) => !earlier.has(one)).map(placeOf))
  }
  return outside.map((one) => (earlier.has(one) ? { ...one, reason: 'replaced' } : one))
}

function placeOf({ channel, order }: One): Place {
  return { channel, order_id: order.id }
}

function nameOf({ channel, order_id }: Place): string {
  return `${channel} ${order_id}`
}

/** Checks whether the event is earlier. The job of tomorrow's deliveries was planned a day before, so its number tells nothing. */
function isEarlier({ event, order }: One, later: readonly LaterLine[] = []): boolean {
  if (event === 'order.delivery_tomorrow') return false
  return later.some((line) => isStillTrue({ ...line, order_status_id: order.status_id, courier_id: order.courier_id }))
}

/** Makes the lines of messages to send and of messages not to send. */
export function linesOf({ eventId, outside, isDigest }: Told): NewNotification[] {
  const alike = groupedBy(outside, (one) => lineName(one, isDigest))
  return [...alike.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const { order, event, status_id, channel, audience, reason } = first
    const user_id = isDigest ? null : (first.person?.id ?? null)
    const state = reason === null ? ('waiting' as const) : ('not_sent' as const)
    return [
      { event_id: eventId, order_id: order.id, event, status_id, channel, audience, user_id, recipient: recipientsOf(all), state, reason },
    ]
  })
}

/** Writes a job for each message whose line was written. */
export async function enqueueOutside(tx: Context, outside: readonly One[], written: readonly WrittenNotification[]): Promise<void> {
  const told = outside.filter(({ reason }) => reason === null)
  await enqueueAll(
    tx,
    OUTSIDE_CHANNELS.map((channel) => {
      const here = told.filter((one) => one.channel === channel)
      const lines = written.filter((line) => line.channel === channel)
      return jobsOfKind(outsideJob(channel), draftsOf(here, lines))
    }),
  )
}

/** Names a line: one for each person; in a digest one for each audience of an order, without the persons. */
function lineName({ order, event, channel, audience, person }: One, isDigest: boolean): string {
  return `${order.id} ${event} ${channel} ${audience} ${isDigest ? '' : person?.id}`
}

/** The largest number of people named; further ones are counted. */
const NAMED = 3

function recipientsOf(all: readonly One[]): string | null {
  const names = all.flatMap(({ person, channel, order }) => {
    if (person) return [maskedName(person)]
    const address = addressOn(channel, order)
    return address === null ? [] : [maskedAddress(address)]
  })
  const more = names.length - NAMED
  return names.length === 0 ? null : `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` +${more}` : ''}`
}

function draftsOf(told: readonly One[], written: readonly WrittenNotification[]): JobDraft<OutsideMessage>[] {
  const lines = new Map(written.map((line) => [`${line.order_id} ${line.event} ${line.audience} ${line.user_id}`, line.id]))
  const idOf = ({ order, event, audience, person }: One) => {
    const name = `${order.id} ${event} ${audience}`
    return lines.get(`${name} ${person?.id ?? null}`) ?? lines.get(`${name} null`)
  }
  const customers = told.flatMap((one): JobDraft<OutsideMessage>[] => {
    const id = one.person === null ? idOf(one) : undefined
    const recipient = recipientsOf([one]) ?? ''
    return id === undefined ? [] : [{ payload: { notification_ids: [id], user_id: null }, key: String(one.order.id), recipient }]
  })
  const people = groupedBy(
    told.filter(({ person }) => person !== null),
    ({ person, event }) => `${person?.id} ${event}`,
  )
  const staff = [...people.values()].flatMap((all): JobDraft<OutsideMessage>[] => {
    const ids = all.flatMap((one) => idOf(one) ?? [])
    const [first] = all
    if (!first?.person || ids.length === 0) return []
    return [{ payload: { notification_ids: ids, user_id: first.person.id }, recipient: maskedName(first.person) }]
  })
  return [...customers, ...staff]
}
