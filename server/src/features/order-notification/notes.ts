import { groupedBy } from '#platform/grouped.ts'
import { maskedName } from '#platform/outside/masked.ts'
import type { NewNotification } from './order-notification.queries.ts'
import type { Judged } from './verdicts.service.ts'

interface Notes {
  readonly eventId: string
  readonly judged: readonly Judged[]
  /** True for several orders at once: then each audience of an order gets one line. */
  readonly isDigest: boolean
}

/** The largest number of people named; further ones are counted. */
const NAMED = 3

/** Makes the lines for each order's list: who was told in the app, and who was not. */
export function notesOf({ eventId, judged, isDigest }: Notes): NewNotification[] {
  return isDigest ? ofDigest(eventId, judged) : judged.map((verdict) => noteOf(eventId, verdict))
}

function noteOf(event_id: string, verdict: Judged): NewNotification {
  const { event, audience, person, order } = verdict
  const recipient = person && maskedName(person)
  const end = 'type' in verdict ? ({ state: 'sent', reason: null } as const) : ({ state: 'not_sent', reason: verdict.reason } as const)
  return { event_id, order_id: order.id, event, status_id: null, channel: 'in_app', audience, user_id: null, recipient, ...end }
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
  const names = told.flatMap(({ person }) => (person ? [maskedName(person)] : []))
  const more = names.length - NAMED
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` +${more}` : ''}`
}
