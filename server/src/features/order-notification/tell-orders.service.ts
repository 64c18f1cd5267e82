import { writeMessages } from '#features/message/message.service.ts'
import type { NewMessage } from '#features/message/new-message.rules.ts'
import { takeUnread } from '#features/message/unread.service.ts'
import { messageValues } from '#features/notification-text/message-values.service.ts'
import type { MessageValues } from '#features/notification-text/render-template.rules.ts'
import { inAppText } from '#features/notification-text/sending.service.ts'
import { COURIER_FIELDS, type CourierField } from '#features/order/order-happenings.rules.ts'
import type { Context } from '#platform/context.ts'
import { groupedBy } from '#platform/grouped.ts'
import type { Finish } from '#platform/jobs/job-kind.ts'
import { changedText, digestText, languageOf } from './message-texts.ts'
import { notesOf } from './notes.ts'
import { onceEach } from './order-event.rules.ts'
import type { OrderEvent } from './order-event.ts'
import { insertNotifications, type NewNotification, type WrittenNotification } from './order-notification.queries.ts'
import { enqueueOutside, lastOfEach, linesOf } from './outside.service.ts'
import { type Judged, type Receiver, verdictsOf } from './verdicts.service.ts'

type Told = Extract<Judged, { type: unknown }>

/**
 * Finds the receivers and returns the writes: one message for each person, also about several orders, and in each order's list who was told
 * and who was not. They are written with the note that the job is done, so that nobody gets a message twice.
 */
export async function notifyAboutOrders(ctx: Context, eventId: string, said: OrderEvent, { isTooLate = false } = {}): Promise<Finish> {
  const event = onceEach(said)
  const all = await verdictsOf(ctx, event)
  const judged = isTooLate ? all.judged.map(tooLate) : all.judged
  const outside = isTooLate ? all.outside.map((one) => ({ ...one, reason: one.reason ?? ('too_late' as const) })) : all.outside
  const told = groupedBy(
    judged.filter((verdict): verdict is Told => 'type' in verdict),
    ({ person }) => person.id,
  )
  const values = await valuesOf(
    ctx,
    [...told.values()].flatMap((all) => (all.length === 1 ? all : [])),
  )
  const isDigest = event.orders.length > 1
  return async (tx) => {
    const messages = [...told.values()].map((all) => messageOf(tx, { eventId, event, all, values }))
    const singles = messages.filter((message): message is Single => 'order_id' in message && message.type !== 'order')
    const merged = new Map((await mergedWithUnread(tx, singles)).map((message) => [message.user_id, message]))
    await writeMessages(
      tx,
      messages.map((message) => merged.get(message.user_id) ?? message),
    )
    const last = await lastOfEach(tx, eventId, outside)
    const lines = [...notesOf({ eventId, judged, isDigest }), ...linesOf({ eventId, outside: last, isDigest })]
    await enqueueOutside(tx, last, await writeLines(tx, lines))
  }
}

/** The largest number of rows of one statement. */
const AT_ONCE = 500

async function writeLines({ db, platform }: Context, lines: readonly NewNotification[]): Promise<WrittenNotification[]> {
  const written: WrittenNotification[] = []
  const now = platform.clock()
  for (let at = 0; at < lines.length; at += AT_ONCE) written.push(...(await insertNotifications(db, lines.slice(at, at + AT_ONCE), now)))
  return written
}

function tooLate(verdict: Judged): Judged {
  if (!('type' in verdict)) return verdict
  const { audience, event, order, happened, person } = verdict
  return { audience, event, order, happened, person, reason: 'too_late' }
}

type ValuesByLanguage = ReadonlyMap<string, ReadonlyMap<number, MessageValues>>

/** Returns the values for people who are told about a single order, in the language of each. */
async function valuesOf(ctx: Context, singles: readonly Told[]): Promise<ValuesByLanguage> {
  const values = new Map<string, Map<number, MessageValues>>()
  for (const [language, told] of groupedBy(singles, ({ person }) => languageOf(person))) {
    const ids = [...new Set(told.map(({ order }) => order.id))]
    values.set(language, await messageValues(ctx, ids, language))
  }
  return values
}

interface Message {
  readonly eventId: string
  readonly event: OrderEvent
  readonly all: readonly Told[]
  readonly values: ValuesByLanguage
}

function messageOf(ctx: Context, { eventId, event, all, values }: Message): NewMessage | Single {
  const [only] = all
  if (!only) throw new Error('Nobody is told of nothing')
  const common = { event_id: eventId, user_id: only.person.id }
  const say = sayingTo(ctx, only.person)
  if (all.length > 1) {
    const isSame = all.every(({ type }) => type === only.type)
    const type = isSame ? only.type : 'order_changed'
    return { ...common, type, text: say(digestText(event.event, all)) }
  }
  const { order, type, fields } = only
  const sayFields = (names: readonly CourierField[]) => say(changedText(order.track, names))
  const asNew = textOf({ ...only, template: only.asNew }, values)
  return { ...common, type, order_id: order.id, fields, text: textOf(only, values) ?? sayFields(fields), sayFields, asNew }
}

type Worded = Pick<Told, 'person' | 'order'> & { readonly template?: Told['template'] | undefined }

function textOf({ template, person, order }: Worded, values: ValuesByLanguage): string | undefined {
  if (!template) return undefined
  const language = languageOf(person)
  return inAppText(template, language, values.get(language)?.get(order.id) ?? {})
}

function sayingTo({ platform }: Context, person: Receiver) {
  return (text: Parameters<typeof platform.translator.translate>[0]) => platform.translator.translate(text, languageOf(person))
}

/** A message about one order; `sayFields` writes it for other fields, `asNew` for a new order, by an active template. */
interface Single extends NewMessage {
  readonly order_id: number
  readonly sayFields: (fields: readonly CourierField[]) => string
  readonly asNew: string | undefined
}

/**
 * Merges messages to couriers about one order each. An unread one is replaced by one that covers both; about a new order it has the current
 * values. So a courier who looks again after an hour reads one message per order.
 */
async function mergedWithUnread(tx: Context, messages: readonly Single[]): Promise<NewMessage[]> {
  const unread = await takeUnread(tx, messages)
  return messages.map(({ sayFields, asNew, ...message }) => {
    const before = unread.find(({ user_id, order_id }) => user_id === message.user_id && order_id === message.order_id)
    if (!before || message.type !== 'order_changed') return message
    if (before.type === 'order_new') return { ...message, type: before.type, text: asNew ?? before.text }
    const fields = COURIER_FIELDS.filter((field) => before.fields.includes(field) || message.fields?.includes(field))
    return fields.length > (message.fields?.length ?? 0) ? { ...message, fields, text: sayFields(fields) } : message
  })
}
