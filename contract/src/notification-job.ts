import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { IdParams, listOf, PageMeta, PageQuery } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { one, timestamp } from './kit/reply.ts'
import { MessageEvent } from './message-event.ts'
import { OutsideChannel } from './notification-event.ts'

/** waiting: before a try, between two tries, and while it is being sent. */
export const NotificationJobState = z.enum(['waiting', 'sent', 'dead'])
export type NotificationJobState = z.output<typeof NotificationJobState>

const STATE_NAMES: Record<NotificationJobState, Phrase> = {
  waiting: phrase('message', 'Waiting'),
  sent: phrase('message', 'Sent'),
  dead: phrase('message', 'Gave up'),
}

export function jobStateName(state: NotificationJobState): Phrase {
  return STATE_NAMES[state]
}

/** One message to one address. */
export const NotificationJob = z.object({
  id: z.number(),
  /** null where its order is deleted. */
  event: MessageEvent.nullable(),
  channel: OutsideChannel,
  /** Masked: “a…@example.com”, “Ann L.”. */
  to: z.string().nullable(),
  state: NotificationJobState,
  attempts: z.number(),
  /** The time of the next try; null: there is none. */
  next_at: timestamp().nullable(),
  /** The reason why the last try failed, in the reader's language. */
  error: z.string().nullable(),
  /** The reason as a code. All dead jobs with one code can be sent again together. */
  reason: z.string().nullable(),
  /** null: it is about several orders, or about none. */
  order_id: z.number().nullable(),
  created_at: timestamp(),
})
export type NotificationJob = z.output<typeof NotificationJob>

/** Newest first. */
export const NotificationJobQuery = PageQuery.omit({ search: true }).extend({
  state: listOf(NotificationJobState).optional(),
  channel: listOf(OutsideChannel).optional(),
  reason: z.string().max(40).optional(),
})
export type NotificationJobQuery = z.output<typeof NotificationJobQuery>

/** The way of a channel's messages: a server or gateway; files (in the demo world, or where nothing is set); or none. */
export const TransportPlace = z.enum(['server', 'files', 'nowhere'])
export type TransportPlace = z.output<typeof TransportPlace>

const Meta = PageMeta.extend({
  /** All jobs that were given up, by reason, without any filter. */
  dead: z.array(z.object({ reason: z.string(), error: z.string(), count: z.number() })),
  waiting: z.number(),
  places: z.record(OutsideChannel, TransportPlace),
})

/** A reason is a code of letters and _. An unknown reason sends nothing. */
export const JobRetry = z.object({ reason: z.string().regex(/^[a-z_]{1,40}$/) })
export type JobRetry = z.output<typeof JobRetry>

const PATH = '/notification/job'
const admins = ['admin'] as const

export const notificationJobEndpoints = {
  list: endpoint({
    method: 'GET',
    path: PATH,
    access: admins,
    query: NotificationJobQuery,
    reply: z.object({ data: z.array(NotificationJob), meta: Meta }),
  }),
  /** Tries a dead job again as if it were new. 409 where it is not dead. */
  retry: endpoint({
    method: 'POST',
    path: `${PATH}/:id/retry`,
    access: admins,
    params: IdParams,
    reply: one(NotificationJob),
    refusal: NotificationJob,
  }),
  /** Tries all dead jobs of a reason again and answers how many. */
  retryAll: endpoint({
    method: 'POST',
    path: `${PATH}/retry`,
    access: admins,
    body: JobRetry,
    reply: one(z.object({ retried: z.number() })),
  }),
}

/** Advice for a reason, by its code. */
const ADVICE: Readonly<Record<string, Phrase>> = {
  failed: phrase('message', 'Look into the log of the server at that time.'),
  too_long: phrase('message', 'The server at the other end was slow. Send it again.'),
  lost: phrase('message', 'Tracklane was stopped while it was sent. It may have arrived: ask before you send it again.'),
  restored: phrase('message', 'It may have been sent after the backup was made: ask before you send it again.'),
  no_mail_server: phrase('message', 'Set SMTP_URL and start Tracklane again, then send these again.'),
  mail_unreachable: phrase('message', 'Look at SMTP_URL and whether the mail server runs, then send these again.'),
  mail_unsafe: phrase('message', 'The mail server needs a valid certificate, or smtps:// in SMTP_URL.'),
  mail_login: phrase('message', 'Correct user name and password in SMTP_URL, start again, then send these again.'),
  mail_later: phrase('message', 'Ask whoever runs the mail server why it put these off, then send them again.'),
  mail_refused: phrase('message', 'Look at the address in the order. If it is right, ask whoever runs the mail server.'),
  mail_address: phrase('message', 'Correct the address, then send it again.'),
  no_sms_gateway: phrase('message', 'Set SMS_URL and start Tracklane again, then send these again, or switch the templates off.'),
  no_messenger_gateway: phrase(
    'message',
    'Set MESSENGER_URL and start Tracklane again, then send these again, or switch the templates off.',
  ),
  gateway_unreachable: phrase('message', 'Look whether the gateway runs, then send these again.'),
  gateway_refused: phrase('message', 'Look into the log of the gateway: it says why it did not take them.'),
  gateway_unsafe: phrase('message', 'The gateway needs https://, or an address of the own network.'),
  day_limit: phrase('message', 'Raise MESSAGES_PER_DAY and start again, or send these again tomorrow.'),
}

export function jobAdvice(reason: string): Phrase | undefined {
  return Object.hasOwn(ADVICE, reason) ? ADVICE[reason] : undefined
}
