import { CharCode, SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { e164 } from '@tracklane/contract/kit/phone'
import { inLanguage } from '@tracklane/contract/kit/translations'
import type { OutsideChannel } from '@tracklane/contract/notification-event'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'
import { refusedAmong, tokenFor } from '#features/message-refusal/message-refusal.service.ts'
import { messageValues } from '#features/notification-text/message-values.service.ts'
import { type MessageValues, renderTemplate } from '#features/notification-text/render-template.rules.ts'
import { templatesOf } from '#features/notification-text/sending.service.ts'
import { templateFor } from '#features/notification-text/template-for.rules.ts'
import {
  type Contact,
  contactOf,
  contextOf,
  deliver,
  type OutsideMessage,
  outsideJob,
  type Written,
} from '#features/outside-delivery/outside-delivery.service.ts'
import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import { type Failure, type Finish, JobFailure, JobPostponed, type Work } from '#platform/jobs/job-kind.ts'
import { beginAnew } from '#platform/jobs/jobs.ts'
import { escapedHtml } from '#platform/mail/escaped-html.ts'
import { maskedAddress } from '#platform/outside/masked.ts'
import { sees } from './audience.rules.ts'
import { digestText } from './message-texts.ts'
import type { NotSent } from './not-sent.rules.ts'
import {
  findReplacedLines,
  findWaitingLines,
  reopenReplacedLine,
  settled,
  settleLines,
  type Untold,
  type WaitingLine,
} from './outside.queries.ts'
import { addressOn, isStillTrue } from './outside.rules.ts'
import { quietUntil } from './quiet-hours.rules.ts'
import { notTomorrow } from './tomorrow.rules.ts'

/** Sends the message of a line in an order's list; a message that must not be sent any more gets the reason. */
export async function sendOutside(channel: OutsideChannel, work: Work<OutsideMessage>): Promise<Finish> {
  const { attempt, payload, platform } = work
  const ids = payload.notification_ids
  const ctx = contextOf(work)
  const written = await writtenFor(ctx, channel, payload)
  if (typeof written === 'string') {
    const end = { state: 'not_sent', reason: written, attempts: attempt - 1 } as const
    const before = await lineBefore(ctx, work, written)
    if (before === undefined) return { error: 'not_sent', write: settled(ids, end, { ifDone: true }) }
    return async (tx) => {
      await settleLines(tx.db, ids, end)
      const other = { notification_ids: [before], user_id: null }
      if (await beginAnew(tx, work.id, outsideJob(channel), other)) await reopenReplacedLine(tx.db, before)
    }
  }
  await deliver(channel, work, written)
  const recipient = maskedAddress(written.to)
  const to = payload.user_id === null && { recipient }
  const end = { state: 'sent', reason: null, attempts: attempt, sent_at: platform.clock(), ...to } as const
  return { recipient, write: settled(ids, end, { ifDone: true, untold: written.untold }) }
}

/** A message as sent; `untold`: lines that it no longer covers, with the reason. */
interface Sent extends Written {
  readonly untold?: readonly Untold[] | undefined
}

/** Reasons that apply to one message, and not to the one that it replaced. */
const OF_ITSELF: readonly NotSent[] = ['outdated', 'too_late', 'quiet', 'template_inactive']

/** Milliseconds: lines are written shortly before their job. */
const A_MOMENT = 60_000

/** Finds the last message to this customer that was replaced while this job waited, and that is still true. */
async function lineBefore(
  { db, platform }: Context,
  { createdAt, payload }: Pick<Work<OutsideMessage>, 'createdAt' | 'payload'>,
  reason: NotSent,
): Promise<number | undefined> {
  const [id] = payload.notification_ids
  if (id === undefined || payload.user_id !== null || !OF_ITSELF.includes(reason)) return undefined
  const lines = await findReplacedLines(db, id, new Date(createdAt.getTime() - A_MOMENT))
  return lines.find((line) => isStillTrue(line) && !notTomorrow(line, platform.clock()))?.id
}

/** Notes a failed try in the lists of the orders. */
export async function noteOutsideFailure(tx: Context, { notification_ids }: OutsideMessage, failure: Failure): Promise<void> {
  const { state, error, attempts } = failure
  const end = state === 'replaced' ? ({ state: 'not_sent', reason: 'replaced' } as const) : { state, reason: error }
  await settleLines(tx.db, notification_ids, { ...end, attempts })
}

async function writtenFor(ctx: Context, channel: OutsideChannel, message: OutsideMessage): Promise<Sent | NotSent> {
  const { notification_ids, user_id } = message
  const lines = await findWaitingLines(ctx.db, notification_ids)
  const [line] = lines
  if (!line || lines.every(({ is_gone }) => is_gone)) return 'deleted'
  if (user_id === null) return toCustomer(ctx, channel, line)
  const contact = await contactOf(ctx, user_id)
  const theirs = contact ? lines.filter((one) => !one.is_gone && mayHear(contact, one)) : []
  const [first] = theirs
  if (!contact || !first) return 'no_person'
  const now = ctx.platform.clock()
  const seen = theirs.filter((one) => !notTomorrow(one, now))
  const [only] = seen
  if (!only) return notTomorrow(first, now) ?? 'outdated'
  const to = channel === 'email' ? contact.email : contact.phone && e164(contact.phone, contact.phone_code ?? only.phone_code)
  if (!to) return 'no_phone'
  const language = contact.language ?? SOURCE_LANGUAGE
  const { organization_id } = only
  const untold = lines.filter((one) => !seen.includes(one)).map((one) => ({ id: one.id, reason: whyUntold(contact, one, now) }))
  if (seen.length > 1) return { to, organization_id, untold, ...digest(ctx, channel, seen, language) }
  const text = await rendered(ctx, channel, only, { language })
  return typeof text === 'string' ? text : { to, organization_id, untold, ...text }
}

function whyUntold(contact: Contact, line: WaitingLine, now: Date): NotSent {
  if (line.is_gone) return 'deleted'
  return mayHear(contact, line) ? (notTomorrow(line, now) ?? 'outdated') : 'no_person'
}

async function toCustomer(ctx: Context, channel: OutsideChannel, line: WaitingLine): Promise<Written | NotSent> {
  const address = addressOn(channel, line)
  const to = channel === 'email' ? address : address && e164(address, line.phone_code)
  if (!to) return 'no_address'
  if (!isStillTrue(line)) return 'outdated'
  const now = ctx.platform.clock()
  const past = notTomorrow(line, now)
  if (past) return past
  if ((await refusedAmong(ctx, [line])).size > 0) return 'refused'
  const quiet = channel === 'email' ? undefined : quietUntil(line, now)
  if (quiet && line.event === 'order.delivery_tomorrow') return 'quiet'
  if (quiet) throw new JobPostponed('quiet_hours', quiet)
  const language = languageOf(line)
  const token = await tokenFor(ctx, line)
  const base = linkBase(ctx.platform.config)
  const text = await rendered(ctx, channel, line, { language, refusal_link: token && `${base}/message-refusal?token=${token}` })
  if (typeof text === 'string') return text
  return { to, organization_id: line.organization_id, ...text, refusalUrl: token && `${base}/api/message-refusal/${token}` }
}

function languageOf({ customer_language }: WaitingLine): string {
  return customer_language !== null && CharCode.safeParse(customer_language).success ? customer_language : SOURCE_LANGUAGE
}

type Text = Pick<Written, 'subject' | 'body' | 'language' | 'template' | 'parameters'>

/** Writes one message about several orders: their number, and a link. */
function digest({ platform }: Context, channel: OutsideChannel, lines: readonly WaitingLine[], language: string): Text {
  const [first] = lines
  if (!first || first.event === 'message' || first.event === 'account') throw new JobFailure('failed') // lines of orders only
  const told = lines.map(({ status_id }) => ({ type: 'order' as const, happened: status_id === null ? {} : { status_to: status_id } }))
  const subject = platform.translator.translate(digestText(first.event, told), language)
  const link = linkBase(platform.config)
  if (channel !== 'email') return { subject: '', body: `${subject} ${link}`, language }
  return { subject, body: `<p>${escapedHtml(subject)}</p><p><a href="${link}">${link}</a></p>`, language }
}

function mayHear(contact: Contact, line: WaitingLine): boolean {
  if (contact.role !== line.audience) return false
  if (line.audience === 'logist' || line.audience === 'organization_admin') return sees(contact, line.audience, line)
  const isTheirs = line.courier_user_id === contact.id
  return line.event === 'order.courier_removed' ? !isTheirs : isTheirs
}

interface Reader {
  readonly language: string
  readonly refusal_link?: string | undefined
}

async function rendered(
  ctx: Context,
  channel: OutsideChannel,
  line: WaitingLine,
  { language, refusal_link }: Reader,
): Promise<Text | NotSent> {
  const template = templateFor(await templatesOf(ctx.db, channel, [line.event]), { ...line, channel })
  const texts = template?.active ? inLanguage(template.translations as NotificationTemplateRecord['translations'], language) : undefined
  if (!template || !texts) return 'template_inactive'
  const ofOrder = (await messageValues(ctx, [line.order_id], texts.language)).get(line.order_id)
  if (!ofOrder) return 'deleted'
  const values: MessageValues = { ...ofOrder, ...(refusal_link && { refusal_link }) }
  const { subject, body } = renderTemplate(texts.texts, channel, values)
  const { provider_template, parameters } = template
  return { subject, body, language: texts.language, template: provider_template, parameters: parameters.map((name) => values[name] ?? '') }
}

/** Returns the base of links; without APP_URL they work on this machine only. */
function linkBase({ appUrl, port }: Pick<Config, 'appUrl' | 'port'>): string {
  return appUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`
}
