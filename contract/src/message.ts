import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Flag, Id, IdParams, listOf, PageMeta, PageQuery } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { one, timestamp } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { text } from './kit/text.ts'

/** `order`: something happened to orders; the three of couriers say how it concerns them; `message`: somebody wrote it. */
export const MESSAGE_TYPES = ['order', 'order_new', 'order_taken', 'order_changed', 'message', 'account'] as const
export const MessageType = z.enum(MESSAGE_TYPES)
export type MessageType = z.output<typeof MessageType>

/** One message of one person. */
export const MessageRow = z.object({
  id: z.number(),
  /** Plain text, in the language that the person read when it was sent. */
  text: z.string(),
  type: MessageType,
  /** null: it is about several orders, or about none. */
  order_id: z.number().nullable(),
  read_at: timestamp().nullable(),
  created_at: timestamp(),
})
export type MessageRow = z.output<typeof MessageRow>

/** The own ones, the newest first. */
export const MessageQuery = PageQuery.omit({ search: true }).extend({
  unread: Flag.optional(),
  type: listOf(MessageType).optional(),
})
export type MessageQuery = z.output<typeof MessageQuery>

/** Beside the page: all of the person's unread ones, whatever was asked for. */
const MessageMeta = PageMeta.extend({ unread: z.number() })

/** The most ids of one call. */
export const MAX_READ = 500
const isOneOfBoth = ({ ids, all }: { ids?: unknown; all?: unknown }) => (ids === undefined) !== (all === undefined)

/** Either these, or all there are. Those that are gone or somebody else's are passed over. */
export const ReadMark = z
  .object({ ids: z.array(Id).min(1).max(MAX_READ).optional(), all: z.literal(true).optional() })
  .refine(isOneOfBoth, {
    params: { phrase: phrase('told', 'Say which messages are read: these, or all') },
    path: ['ids'],
  })
export type ReadMark = z.output<typeof ReadMark>

/** Characters of a free message. */
export const MESSAGE_MAXIMUM = 500
/** People that one free message may reach. */
export const MAX_RECEIVERS = 500
/** Free messages of one person within an hour. */
export const MESSAGES_AN_HOUR = 20
/** Roles of which all can be written to at once. */
export const WRITTEN_ROLES = ['logist', 'courier'] as const

type Address = Readonly<Partial<Record<'user_ids' | 'role' | 'organization_id' | 'country_id', unknown>>>

const isPlaceOfRole = ({ user_ids, organization_id, country_id }: Address) =>
  user_ids === undefined || (organization_id === undefined && country_id === undefined)
const isToSomebody = ({ user_ids, role }: Address) => (user_ids === undefined) !== (role === undefined)

/** To persons, or to all of a role in an organization, there perhaps in one country alone. */
export const MessageDraft = z
  .object({
    user_ids: z.array(Id).min(1).max(MAX_RECEIVERS).optional(),
    role: z.enum(WRITTEN_ROLES).optional(),
    /** Beside `role` required of administrators; everybody else writes in the own one. */
    organization_id: Id.optional(),
    /** Also those who work in every country. */
    country_id: Id.optional(),
    text: text(MESSAGE_MAXIMUM).min(1),
  })
  .refine(isToSomebody, { params: { phrase: phrase('told', 'Say whom it is for: persons, or a role') }, path: ['user_ids'] })
  .refine(isPlaceOfRole, { params: { phrase: phrase('told', 'Organization and country go with a role') }, path: ['organization_id'] })
export type MessageDraft = z.output<typeof MessageDraft>

export const messageEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/message',
    access: ROLES,
    query: MessageQuery,
    reply: z.object({ data: z.array(MessageRow), meta: MessageMeta }),
  }),
  get: endpoint({ method: 'GET', path: '/message/:id', access: ROLES, params: IdParams, reply: one(MessageRow) }),
  /** Answers how many are unread now. While acting as somebody else nothing is written. */
  read: endpoint({ method: 'POST', path: '/message/read', access: ROLES, body: ReadMark, reply: one(z.object({ unread: z.number() })) }),
  /** Answers how many people have it. */
  send: endpoint({
    method: 'POST',
    path: '/message',
    access: ['admin', 'organization_admin'],
    whileImpersonating: 'refused',
    body: MessageDraft,
    reply: one(z.object({ receivers: z.number() })),
    status: 201,
    idempotent: true,
  }),
}

export const messagePhrases = {
  nobody: phrase('told', 'Nobody is there to read it'),
  tooMany: phrase('told', 'At most {most, number} people can be written to at once', { most: MAX_RECEIVERS }),
}
