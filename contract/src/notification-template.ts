import { z } from 'zod'
import { CharCode } from './i18n.ts'
import { crud } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { Flag, Id, listOf, PageQuery, pageOf, sortOf } from './kit/page.ts'
import { one, timestamp } from './kit/reply.ts'
import { RequiredRichText } from './kit/rich-text.ts'
import { text } from './kit/text.ts'
import { translationsOf } from './kit/translations.ts'
import { NotificationAudience, NotificationChannel, NotificationEvent } from './notification-event.ts'
import { Placeholder } from './notification-placeholder.ts'
import { OrderStatusId } from './order-status.ts'

/** The longest body by channel. A mail's body is rich text, so RICH_TEXT limits it too. */
export const BODY_MAXIMUM: Readonly<Record<NotificationChannel, number>> = { in_app: 500, email: 50_000, sms: 1_000, messenger: 1_000 }
export const SUBJECT_MAXIMUM = 200
/** The most parameters of a provider's template. */
export const MAX_PARAMETERS = 20

/** Subject and body of a message. `subject` is empty where the channel has none. */
export interface NotificationTexts {
  readonly subject: string
  readonly body: string
}

/**
 * Texts as every channel takes them. The body is plain text, or for a mail rich text without pictures; the server sanitizes it by the
 * channel, not by this schema.
 */
const anyTexts = translationsOf({ body: text(BODY_MAXIMUM.email).min(1) }, { subject: text(SUBJECT_MAXIMUM) })

/** Texts as a channel needs them: a mail has a subject and a rich body, the others only a plain body. For forms and the server. */
export const NOTIFICATION_TEXTS: Readonly<Record<NotificationChannel, z.ZodType<Partial<NotificationTexts>>>> = {
  in_app: plainTexts('in_app'),
  email: z.object({ subject: text(SUBJECT_MAXIMUM).min(1), body: RequiredRichText }),
  sms: plainTexts('sms'),
  messenger: plainTexts('messenger'),
}

function plainTexts(channel: NotificationChannel) {
  return z.object({ body: text(BODY_MAXIMUM[channel]).min(1) })
}

export const NotificationTemplateRow = z.object({
  id: z.number(),
  name: z.string(),
  event: NotificationEvent,
  /** Only for a change of status; null: a change to any status. */
  status_id: z.number().nullable(),
  channel: NotificationChannel,
  /** null: the person concerned, of any role. */
  audience: NotificationAudience.nullable(),
  active: z.boolean(),
  /** The languages in which it is written. */
  languages: z.array(z.string()),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type NotificationTemplateRow = z.output<typeof NotificationTemplateRow>

export const NotificationTemplate = NotificationTemplateRow.extend({
  translations: anyTexts.row,
  /** The name of an approved template at the messenger's provider; null: the text is sent as it is. */
  provider_template: z.string().nullable(),
  /** The values of that template, in its order. */
  parameters: z.array(Placeholder),
})
export type NotificationTemplate = z.output<typeof NotificationTemplate>

/** Event, channel and audience never change; everything else may. */
const Fields = z.object({
  name: text(120).min(1),
  event: NotificationEvent,
  /** Absent or null: the template is for every status. */
  status_id: OrderStatusId.nullable().optional(),
  channel: NotificationChannel,
  /** Must be absent or null for an event that concerns one person; required for every other event. */
  audience: NotificationAudience.nullable().optional(),
  translations: anyTexts.draft,
  provider_template: text(200).nullable().optional(),
  parameters: z.array(Placeholder).max(MAX_PARAMETERS).optional(),
  /** Default: false, and it sends nothing. */
  active: z.boolean().optional(),
})

export const NotificationTemplateDraft = Fields
export type NotificationTemplateDraft = z.output<typeof NotificationTemplateDraft>

const Patch = Fields.omit({ event: true, channel: true, audience: true }).extend({ translations: anyTexts.patch }).partial()
export type NotificationTemplatePatch = z.output<typeof Patch>

/** A draft to be tried out, saved or not. */
export const NotificationTrial = Fields.omit({ name: true, active: true }).extend({
  /** The order whose values are shown. Needed for events of orders, ignored for others. */
  order_id: Id.nullable().optional(),
  /** Default: the person's own. Where that text is missing, the usual fallback of messages is shown. */
  language: CharCode.optional(),
})
export type NotificationTrial = z.output<typeof NotificationTrial>

/** The preview of a draft. A draft without a subject has an empty one here; saving it is refused. */
export const NotificationPreview = z.object({
  subject: z.string(),
  /** HTML for a mail, plain text for the other channels. */
  body: z.string(),
  /** Placeholders in the text that have no value for this order; they are replaced by nothing. */
  missing: z.array(Placeholder),
  /**
   * Customers of the last seven days who would have got it, who had no address for it, and who refuse messages. null for other audiences,
   * inside the app, and where counting took too long.
   */
  last_week: z.object({ sent: z.number(), without_address: z.number(), refused: z.number() }).nullable(),
})
export type NotificationPreview = z.output<typeof NotificationPreview>

/** The most tests of one person within an hour. */
export const TESTS_AN_HOUR = 10

export const NOTIFICATION_TEMPLATE_SORTS = [
  'name',
  'event',
  'status_id',
  'channel',
  'audience',
  'active',
  'created_at',
  'updated_at',
] as const

/** The search looks at names. Default order: by event. */
export const NotificationTemplateQuery = PageQuery.extend({
  sort: sortOf(NOTIFICATION_TEMPLATE_SORTS).optional(),
  event: listOf(NotificationEvent).optional(),
  channel: listOf(NotificationChannel).optional(),
  audience: listOf(NotificationAudience).optional(),
  status_id: listOf(OrderStatusId).optional(),
  active: Flag.optional(),
})
export type NotificationTemplateQuery = z.output<typeof NotificationTemplateQuery>

const PATH = '/notification/template'
const admins = ['admin'] as const
const { list, get, create, update, remove } = crud(
  PATH,
  { read: admins, write: admins },
  {
    row: NotificationTemplate,
    draft: NotificationTemplateDraft,
    patch: Patch,
    query: NotificationTemplateQuery,
    list: pageOf(NotificationTemplateRow),
  },
)

export const notificationTemplateEndpoints = {
  list,
  get,
  /** 422 with the existing template as `data` where there is one for the same event, status, channel and audience. */
  create,
  update,
  remove,
  preview: endpoint({
    method: 'POST',
    path: `${PATH}/preview`,
    access: admins,
    body: NotificationTrial,
    reply: one(NotificationPreview),
  }),
  /** Sends a test to the caller. */
  test: endpoint({
    method: 'POST',
    path: `${PATH}/test`,
    access: admins,
    whileImpersonating: 'refused',
    body: NotificationTrial,
    reply: one(z.object({ sent: z.boolean() })),
  }),
}
