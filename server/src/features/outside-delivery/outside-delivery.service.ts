import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import type { OutsideChannel } from '@tracklane/contract/notification-event'
import { z } from 'zod'
import { ACCOUNT_CHANGES } from '#features/user/account.events.ts'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, createContext } from '#platform/context.ts'
import type { Work } from '#platform/jobs/job-kind.ts'
import { findContact } from './contact.queries.ts'
import { reserveOfDay } from './day-limit.service.ts'

/** A message to one address, in ids: what it says, and to where, is read when it is sent. */
export const OutsideMessage = z.object({
  /** Lines of the lists of its orders; several where one of the staff hears of several orders at once; none where it is of no order. */
  notification_ids: z.array(z.int()),
  /** One of the staff, or a courier; null: the customer of the order. */
  user_id: z.int().nullable(),
  /** The message under their bell that a colleague wrote. */
  message_id: z.int().optional(),
  /** A change of their account; `at` in milliseconds since 1970. */
  account: z.object({ what: z.enum(ACCOUNT_CHANGES), at: z.int() }).optional(),
})
export type OutsideMessage = z.output<typeof OutsideMessage>

/** The kind as whoever writes such a job needs it. */
export function outsideJob(channel: OutsideChannel) {
  return { name: channel, payload: OutsideMessage }
}

export type Contact = NonNullable<Awaited<ReturnType<typeof contactOf>>>

/** One of the staff or a courier, as they are now; undefined for whoever cannot sign in. */
export function contactOf({ db }: Context, id: number) {
  return findContact(db, id)
}

/** A message as it stands when it is sent. */
export interface Written {
  /** A mail address, or a phone in E.164. */
  readonly to: string
  /** null: of somebody who is of no organization, to whom no limit of a day holds. */
  readonly organization_id: number | null
  readonly language: string
  /** Empty where the channel has none. */
  readonly subject: string
  /** HTML for a mail, plain text for everything else. */
  readonly body: string
  readonly template?: string | null
  readonly parameters?: readonly string[]
  readonly refusalUrl?: string | undefined
}

type OutsideWork = Work<OutsideMessage>

/** Surroundings of the job that sends a message. */
export function contextOf({ id, platform }: Pick<OutsideWork, 'id' | 'platform'>): Context {
  return createContext(platform, { actor: SYSTEM, language: SOURCE_LANGUAGE, timeZone: 'UTC', ifMatch: undefined, requestId: `job ${id}` })
}

/** Hands a message over to the mail server or the gateway; throws a `JobFailure` where it was not taken. */
export async function deliver(
  channel: OutsideChannel,
  { id, createdAt, isFirst, payload, signal, platform }: OutsideWork,
  written: Written,
): Promise<void> {
  const { mailer, gateways } = platform
  const { to, subject, body, language, refusalUrl, organization_id } = written
  const name = messageName({ id, createdAt, payload })
  if (channel === 'email') return mailer.send({ id: name, to, subject, html: body, language, refusalUrl })
  if (isFirst && organization_id !== null) await reserveOfDay(contextOf({ id, platform }), organization_id)
  const { template = null, parameters = [] } = written
  await gateways.send(channel, { id: name, to, text: body, ...(channel === 'messenger' && { template, parameters }) }, signal)
}

/**
 * The name by which others know a message again: before the @ of a Message-ID, and the key of a gateway. Of a message the same at every
 * try, also after a restore; of no two jobs the same, also where a restored database counts from an earlier number, nor of two messages
 * of one job: a later one takes its place there, when whoever has it may have taken the first already.
 */
function messageName({ id, createdAt, payload }: Pick<OutsideWork, 'id' | 'createdAt' | 'payload'>): string {
  return [createdAt.getTime().toString(36), id, ...payload.notification_ids.slice(0, 1)].join('.')
}
