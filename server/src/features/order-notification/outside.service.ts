import { OUTSIDE_CHANNELS } from '@tracklane/contract/notification-event'
import type { Context } from '#platform/context.ts'
import { groupedBy } from '#platform/grouped.ts'
import { enqueue, type JobDraft } from '#platform/jobs/jobs.ts'
import { maskedAddress, type OutsideMessage, outsideJob } from '#platform/outside/outside-message.ts'
import { masked } from './message-texts.ts'
import { insertOutside, type NewOutside, replaceWaiting, type WrittenOutside } from './outside.queries.ts'
import { addressOn } from './outside.rules.ts'
import type { OutsideOfOrder } from './verdicts.service.ts'

interface Told {
  readonly eventId: string
  readonly outside: readonly OutsideOfOrder[]
  /** Several orders at once: whoever hears of several has one message. */
  readonly isDigest: boolean
}

/** The most of one statement. */
const AT_ONCE = 500

/**
 * Writes the lines of the orders and a job for each message, in the transaction of the event's own job. A customer's message takes the
 * place of one that waits: several moves within two minutes are told as the last.
 */
export async function writeOutside(tx: Context, { eventId, outside, isDigest }: Told): Promise<void> {
  const now = tx.platform.clock()
  for (const channel of OUTSIDE_CHANNELS) {
    const here = outside.filter((one) => one.channel === channel)
    const told = here.filter(({ reason }) => reason === null)
    const customers = told.filter(({ audience }) => audience === 'customer').map(({ order }) => order.id)
    const written: WrittenOutside[] = []
    for (let at = 0; at < customers.length; at += AT_ONCE) await replaceWaiting(tx.db, channel, customers.slice(at, at + AT_ONCE))
    const lines = linesOf(eventId, here, isDigest)
    for (let at = 0; at < lines.length; at += AT_ONCE) written.push(...(await insertOutside(tx.db, lines.slice(at, at + AT_ONCE), now)))
    await enqueue(tx, outsideJob(channel), draftsOf(told, written))
  }
}

type One = OutsideOfOrder

/** One line for each person; in a digest one for each audience of an order, whoever they are. */
function linesOf(event_id: string, outside: readonly One[], isDigest: boolean): NewOutside[] {
  const alike = groupedBy(outside, (one) => lineName(one, isDigest))
  return [...alike.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const { order, event, status_id, channel, audience, reason } = first
    const user_id = isDigest ? null : (first.person?.id ?? null)
    return [{ event_id, order_id: order.id, event, status_id, channel, audience, user_id, recipient: recipientsOf(all), reason }]
  })
}

function lineName({ order, event, audience, person }: One, isDigest: boolean): string {
  return `${order.id} ${event} ${audience} ${isDigest ? '' : person?.id}`
}

/** More people than these are counted. */
const NAMED = 3

function recipientsOf(all: readonly One[]): string | null {
  const names = all.flatMap(({ person, channel, order }) => {
    if (person) return [masked(person)]
    const address = addressOn(channel, order)
    return address === null ? [] : [maskedAddress(address)]
  })
  const more = names.length - NAMED
  return names.length === 0 ? null : `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` +${more}` : ''}`
}

function draftsOf(told: readonly One[], written: readonly WrittenOutside[]): JobDraft<OutsideMessage>[] {
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
    return [{ payload: { notification_ids: ids, user_id: first.person.id }, recipient: masked(first.person) }]
  })
  return [...customers, ...staff]
}
