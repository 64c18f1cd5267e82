import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Flag, Id, IdParams, listOf, PageMeta, PageQuery } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { one, timestamp } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { text } from './kit/text.ts'

/**
 * `order`: something happened to orders. `order_new`, `order_taken` and `order_changed` say how it concerns a courier. `message`: a person
 * wrote it.
 */
export const MESSAGE_TYPES = ['order', 'order_new', 'order_taken', 'order_changed', 'message', 'account'] as const
export const MessageType = z.enum(MESSAGE_TYPES)
export type MessageType = z.output<typeof MessageType>

/** One message of one person. */
export const MessageRow = z.object({
  id: z.number(),
  /** Plain text, in the language that the person used when it was sent. */
  text: z.string(),
  type: MessageType,
  /** null: it is about several orders, or about none. */
  order_id: z.number().nullable(),
  read_at: timestamp().nullable(),
  created_at: timestamp(),
})
export type MessageRow = z.output<typeof MessageRow>

/** The person's own messages, newest first. */
export const MessageQuery = PageQuery.omit({ search: true }).extend({
  unread: Flag.optional(),
  type: listOf(MessageType).optional(),
})
export type MessageQuery = z.output<typeof MessageQuery>

/** Beside the page: the number of all unread messages of the person, without any filter. */
const MessageMeta = PageMeta.extend({ unread: z.number() })

/** The most ids of one call. */
export const MAX_READ = 500
const isOneOfBoth = ({ ids, all }: { ids?: unknown; all?: unknown }) => (ids === undefined) !== (all === undefined)

/** Either some ids or all. Ids of deleted messages and of other people's messages are ignored. */
export const ReadMark = z
  .object({ ids: z.array(Id).min(1).max(MAX_READ).optional(), all: z.literal(true).optional() })
  .refine(isOneOfBoth, {
    params: { phrase: phrase('told', 'Say which messages are read: these, or all') },
    path: ['ids'],
  })
export type ReadMark = z.output<typeof ReadMark>

/** The most characters of a free message. */
export const MESSAGE_MAXIMUM = 500
/** The most people whom one free message may reach. */
export const MAX_RECEIVERS = 500
/** The most free messages of one person within an hour. */
export const MESSAGES_AN_HOUR = 20
/** Roles to which one message can be sent as a whole. */
export const WRITTEN_ROLES = ['logist', 'courier'] as const

type Address = Readonly<Partial<Record<'user_ids' | 'role' | 'organization_id' | 'country_id', unknown>>>

const isPlaceOfRole = ({ user_ids, organization_id, country_id }: Address) =>
  user_ids === undefined || (organization_id === undefined && country_id === undefined)
const isToSomebody = ({ user_ids, role }: Address) => (user_ids === undefined) !== (role === undefined)

/** A free message to persons, or to a role in an organization, of one country or of all. */
export const MessageDraft = z
  .object({
    user_ids: z.array(Id).min(1).max(MAX_RECEIVERS).optional(),
    role: z.enum(WRITTEN_ROLES).optional(),
    /** Administrators must give it with `role`. Everybody else writes in their own organization. */
    organization_id: Id.optional(),
    /** Only people of that country; people of every country get it too. */
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
  /** Marks messages as read and answers how many are unread now. Writes nothing while acting as somebody else. */
  read: endpoint({ method: 'POST', path: '/message/read', access: ROLES, body: ReadMark, reply: one(z.object({ unread: z.number() })) }),
  /** Sends a message and answers how many people got it. */
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
