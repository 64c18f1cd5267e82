import { CharCode, SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { inLanguage } from '@tracklane/contract/kit/translations'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'
import { refusedAmong, tokenFor } from '#features/message-refusal/message-refusal.service.ts'
import { messageValues } from '#features/notification-text/message-values.service.ts'
import { renderTemplate } from '#features/notification-text/render-template.rules.ts'
import { templatesOf } from '#features/notification-text/sending.service.ts'
import { templateFor } from '#features/notification-text/template-for.rules.ts'
import { SYSTEM } from '#platform/actor.ts'
import type { Config } from '#platform/config.ts'
import { type Context, createContext } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import { type Failure, type Finish, JobFailure, type Work } from '#platform/jobs/job-kind.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { maskedAddress, type OutsideMessage } from '#platform/outside/outside-message.ts'
import { sees } from './audience.rules.ts'
import { digestText } from './message-texts.ts'
import type { NotSent } from './not-sent.rules.ts'
import { type Contact, findContact, findWaitingLines, noteOnJob, settleLines, type WaitingLine } from './outside.queries.ts'
import { addressOn, isStillTrue } from './outside.rules.ts'

/** Sends what a line of an order's list says by mail; what must not be sent any more is noted with the reason. */
export async function sendOrderMail({ id, createdAt, attempt, payload, platform }: Work<OutsideMessage>): Promise<Finish> {
  const caller = { actor: SYSTEM, language: SOURCE_LANGUAGE, timeZone: 'UTC', ifMatch: undefined, requestId: `job ${id}` }
  const ctx = createContext(platform, caller)
  const ids = payload.notification_ids
  const written = await mailOf(ctx, payload)
  if (typeof written === 'string') {
    return async (tx) => {
      await settleLines(tx.db, ids, { state: 'not_sent', reason: written, attempts: attempt - 1 })
      await noteOnJob(tx.db, id, { error: 'not_sent' })
    }
  }
  await platform.mailer.send({ ...written, id: messageName(id, createdAt) })
  const recipient = maskedAddress(written.to)
  return async (tx) => {
    const sent_at = tx.platform.clock()
    await settleLines(tx.db, ids, {
      state: 'sent',
      reason: null,
      attempts: attempt,
      sent_at,
      ...(payload.user_id === null && { recipient }),
    })
    await noteOnJob(tx.db, id, { recipient })
  }
}

/** A try in vain, in the lists of the orders. */
export function noteOrderFailure(tx: Context, { notification_ids }: OutsideMessage, { state, error, attempts }: Failure): Promise<void> {
  if (state === 'replaced') return settleLines(tx.db, notification_ids, { state: 'not_sent', reason: 'replaced', attempts })
  return settleLines(tx.db, notification_ids, { state, reason: error, attempts })
}

/** Before the @ of a Message-ID: of a job the same at every try, also after a restore; of no two jobs the same, also where a backup was restored. */
export function messageName(jobId: number, createdAt: Date): string {
  return `${createdAt.getTime().toString(36)}.${jobId}`
}

type Written = Omit<Mail, 'id'>

async function mailOf(ctx: Context, { notification_ids, user_id }: OutsideMessage): Promise<Written | NotSent> {
  const lines = await findWaitingLines(ctx.db, notification_ids)
  const [line] = lines
  if (!line || lines.every(({ is_gone }) => is_gone)) return 'deleted'
  if (user_id === null) return toCustomer(ctx, line)
  const contact = await findContact(ctx.db, user_id)
  const seen = contact ? lines.filter((one) => !one.is_gone && mayHear(contact, one)) : []
  const [only] = seen
  if (!contact || !only) return 'no_person'
  return seen.length > 1 ? digest(ctx, contact, seen) : toPerson(ctx, contact, only)
}

async function toCustomer(ctx: Context, line: WaitingLine): Promise<Written | NotSent> {
  const to = addressOn('email', line)
  if (to === null) return 'no_address'
  if (!isStillTrue(line)) return 'outdated'
  if (line.event === 'order.delivery_tomorrow' && !isAhead(ctx, line)) return 'too_late'
  if ((await refusedAmong(ctx.db, [line])).size > 0) return 'refused'
  const language =
    line.customer_language !== null && CharCode.safeParse(line.customer_language).success ? line.customer_language : SOURCE_LANGUAGE
  const token = await tokenFor(ctx.db, line)
  const { config } = ctx.platform
  const text = await rendered(ctx, line, language, token && `${linkBase(config)}/message-refusal?token=${token}`)
  if (typeof text === 'string') return text
  return { to, ...text, refusalUrl: token && `${linkBase(config)}/api/message-refusal/${token}` }
}

/** Whether the day that was told as tomorrow has not begun. */
function isAhead({ platform }: Context, { delivery_to, time_zone }: WaitingLine): boolean {
  return delivery_to !== null && dayOf(platform.clock(), time_zone) < dayOf(delivery_to, time_zone)
}

async function toPerson(ctx: Context, { email, language }: Contact, line: WaitingLine): Promise<Written | NotSent> {
  const text = await rendered(ctx, line, language ?? SOURCE_LANGUAGE)
  return typeof text === 'string' ? text : { to: email, ...text }
}

/** One of several orders at once: how many, and the way there. */
function digest({ platform }: Context, contact: Contact, lines: readonly WaitingLine[]): Written {
  const [first] = lines
  if (!first) throw new JobFailure('failed')
  const language = contact.language ?? SOURCE_LANGUAGE
  const told = lines.map(({ status_id }) => ({ type: 'order' as const, happened: status_id === null ? {} : { status_to: status_id } }))
  const subject = platform.translator.translate(
    digestText(first.event as Exclude<typeof first.event, 'message' | 'account'>, told),
    language,
  ) // lines of orders have no others
  const link = linkBase(platform.config)
  return { to: contact.email, subject, html: `<p>${escaped(subject)}</p><p><a href="${link}">${link}</a></p>`, language }
}

function mayHear(contact: Contact, line: WaitingLine): boolean {
  if (contact.role !== line.audience) return false
  if (contact.role !== 'courier') return sees(contact, contact.role, line)
  const isTheirs = line.courier_user_id === contact.id
  return line.event === 'order.courier_removed' ? !isTheirs : isTheirs
}

type Text = Pick<Written, 'subject' | 'html' | 'language'>

async function rendered(ctx: Context, line: WaitingLine, wanted: string, refusalLink?: string): Promise<Text | NotSent> {
  const template = templateFor(await templatesOf(ctx.db, 'email', [line.event]), { ...line, channel: 'email' })
  const texts = template?.active ? inLanguage(template.translations as NotificationTemplateRecord['translations'], wanted) : undefined
  if (!texts) return 'template_inactive'
  const values = (await messageValues(ctx, [line.order_id], texts.language)).get(line.order_id)
  if (!values) return 'deleted'
  const { subject, body } = renderTemplate(texts.texts, 'email', { ...values, ...(refusalLink && { refusal_link: refusalLink }) })
  return { subject, html: body, language: texts.language }
}

/** Links begin with it; without APP_URL only somebody at this machine can follow them. */
export function linkBase({ appUrl, port }: Pick<Config, 'appUrl' | 'port'>): string {
  return appUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
