import type { Context } from '#platform/context.ts'
import { groupedBy } from '#platform/grouped.ts'
import { masked } from './message-texts.ts'
import { insertNotifications, type NewNotification } from './order-notification.queries.ts'
import type { Judged } from './verdicts.service.ts'

interface Notes {
  readonly eventId: string
  readonly judged: readonly Judged[]
  /** Several orders at once: of each and of each audience one line. */
  readonly isDigest: boolean
}

/** The most of one statement. */
const AT_ONCE = 500
/** More people than these are counted. */
const NAMED = 3

/** Writes into the list of each order who was told and who was not. */
export async function writeNotes(tx: Context, { eventId, judged, isDigest }: Notes): Promise<void> {
  const lines = isDigest ? ofDigest(eventId, judged) : judged.map((verdict) => noteOf(eventId, verdict))
  const now = tx.platform.clock()
  for (let at = 0; at < lines.length; at += AT_ONCE) await insertNotifications(tx.db, lines.slice(at, at + AT_ONCE), now)
}

function noteOf(event_id: string, verdict: Judged): NewNotification {
  const { event, audience, person, order } = verdict
  const recipient = person && masked(person)
  const isSent = 'type' in verdict
  return {
    event_id,
    order_id: order.id,
    event,
    audience,
    recipient,
    state: isSent ? 'sent' : 'not_sent',
    reason: isSent ? null : verdict.reason,
  }
}

function ofDigest(eventId: string, judged: readonly Judged[]): NewNotification[] {
  const alike = groupedBy(judged, ({ order, event, audience }) => `${order.id} ${event} ${audience}`)
  return [...alike.values()].flatMap((verdicts) => {
    const told = verdicts.filter((verdict) => 'type' in verdict)
    const [first] = told.length > 0 ? told : verdicts
    if (!first) return []
    const note = noteOf(eventId, first)
    return [told.length > 0 ? { ...note, recipient: namesOf(told) } : note]
  })
}

function namesOf(told: readonly Judged[]): string {
  const names = told.flatMap(({ person }) => (person ? [masked(person)] : []))
  const more = names.length - NAMED
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` +${more}` : ''}`
}
