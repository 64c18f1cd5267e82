import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import type { OutsideChannel } from '@tracklane/contract/notification-event'
import { z } from 'zod'
import { ACCOUNT_CHANGES } from '#features/user/account.events.ts'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, createContext } from '#platform/context.ts'
import type { Work } from '#platform/jobs/job-kind.ts'
import { findContact } from './contact.queries.ts'
import { reserveOfDay } from './day-limit.service.ts'

/** A message to one address, as ids: text and address are read when it is sent. */
export const OutsideMessage = z.object({
  /** Lines in the lists of its orders; several where staff is told about several orders at once; empty without an order. */
  notification_ids: z.array(z.int()),
  /** A member of staff or a courier; null: the customer of the order. */
  user_id: z.int().nullable(),
  /** The message under their bell that a colleague wrote. */
  message_id: z.int().optional(),
  /** A change of their account; `at` in milliseconds since 1970. */
  account: z.object({ what: z.enum(ACCOUNT_CHANGES), at: z.int() }).optional(),
})
export type OutsideMessage = z.output<typeof OutsideMessage>

/** Returns the kind for code that writes this job. */
export function outsideJob(channel: OutsideChannel) {
  return { name: channel, payload: OutsideMessage }
}

export type Contact = NonNullable<Awaited<ReturnType<typeof contactOf>>>

/** Finds a member of staff or a courier; undefined where they cannot sign in. */
export function contactOf({ db }: Context, id: number) {
  return findContact(db, id)
}

/** A message as it is sent. */
export interface Written {
  /** A mail address, or a phone in E.164. */
  readonly to: string
  /** The organization; null for a person without one, who has no daily limit. */
  readonly organization_id: number | null
  readonly language: string
  /** The subject; empty where the channel has none. */
  readonly subject: string
  /** HTML for a mail, plain text for other channels. */
  readonly body: string
  readonly template?: string | null
  readonly parameters?: readonly string[]
  readonly refusalUrl?: string | undefined
}

type OutsideWork = Work<OutsideMessage>

/** Makes the context of the job that sends a message. */
export function contextOf({ id, platform }: Pick<OutsideWork, 'id' | 'platform'>): Context {
  return createContext(platform, { actor: SYSTEM, language: SOURCE_LANGUAGE, timeZone: 'UTC', ifMatch: undefined, requestId: `job ${id}` })
}

/** Gives a message to the mail server or the gateway; throws a `JobFailure` where it was not accepted. */
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
 * Names a message for receivers: the part of a Message-ID before the @, and the key of a gateway. Equal for every try of a message, even
 * after a restore. Different for any two jobs, even where a restored database counts from an earlier number, and for two messages of one
 * job: a later one may take the job over after the first was already accepted.
 */
function messageName({ id, createdAt, payload }: Pick<OutsideWork, 'id' | 'createdAt' | 'payload'>): string {
  return [createdAt.getTime().toString(36), id, ...payload.notification_ids.slice(0, 1)].join('.')
}
