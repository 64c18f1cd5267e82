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

/** The longest body by channel; a mail's is rich, and RICH_TEXT limits it beside this. */
export const BODY_MAXIMUM: Readonly<Record<NotificationChannel, number>> = { in_app: 500, email: 50_000, sms: 1_000, messenger: 1_000 }
export const SUBJECT_MAXIMUM = 200
/** The most parameters of a provider's template. */
export const MAX_PARAMETERS = 20

/** Empty where the channel has no subject. */
export interface NotificationTexts {
  readonly subject: string
  readonly body: string
}

/**
 * As every channel takes them: the body is plain text, or of a mail rich text without pictures, which the server sanitizes by the channel
 * and not by its schema.
 */
const anyTexts = translationsOf({ body: text(BODY_MAXIMUM.email).min(1) }, { subject: text(SUBJECT_MAXIMUM) })

/** Texts as a channel needs them: a mail has a subject and a rich body, every other one a plain body alone. For forms and the server. */
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
  /** For a change of the status alone; null: to any. */
  status_id: z.number().nullable(),
  channel: NotificationChannel,
  /** Null: the person concerned, whatever their role. */
  audience: NotificationAudience.nullable(),
  active: z.boolean(),
  /** The languages it is written in. */
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

/** Event, channel and audience are given once; everything else may be changed. */
const Fields = z.object({
  name: text(120).min(1),
  event: NotificationEvent,
  /** Absent or null: the text is for every status. */
  status_id: OrderStatusId.nullable().optional(),
  channel: NotificationChannel,
  /** Absent or null for an event that concerns one person; required for every other. */
  audience: NotificationAudience.nullable().optional(),
  translations: anyTexts.draft,
  provider_template: text(200).nullable().optional(),
  parameters: z.array(Placeholder).max(MAX_PARAMETERS).optional(),
  /** Unless said otherwise nothing is sent by it. */
  active: z.boolean().optional(),
})

export const NotificationTemplateDraft = Fields
export type NotificationTemplateDraft = z.output<typeof NotificationTemplateDraft>

const Patch = Fields.omit({ event: true, channel: true, audience: true }).extend({ translations: anyTexts.patch }).partial()
export type NotificationTemplatePatch = z.output<typeof Patch>

/** A draft to be tried out, saved or not. */
export const NotificationTrial = Fields.omit({ name: true, active: true }).extend({
  /** The order whose values are shown; needed for an event of orders, asked for no other. */
  order_id: Id.nullable().optional(),
  /** The own one unless said otherwise; a text that is not there in it is shown as messages choose it. */
  language: CharCode.optional(),
})
export type NotificationTrial = z.output<typeof NotificationTrial>

/** A draft without a subject has none here either: that is refused when it is saved. */
export const NotificationPreview = z.object({
  subject: z.string(),
  /** HTML for a mail, plain text for everything else. */
  body: z.string(),
  /** Placeholders that stand in it and have no value for this order: nothing is put in their place. */
  missing: z.array(Placeholder),
  /**
   * Customers who would have got it in the last seven days, who had no address for it, and who want no messages; null for other audiences
   * and inside the app, and where counting took too long.
   */
  last_week: z.object({ sent: z.number(), without_address: z.number(), refused: z.number() }).nullable(),
})
export type NotificationPreview = z.output<typeof NotificationPreview>

/** Tests of one person within an hour. */
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

/** The search looks at names. Event by event, unless sorted otherwise. */
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
  /** 422 with `data` where there is one for the same event, status, channel and audience: the whole other one. */
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
  /** To oneself. */
  test: endpoint({
    method: 'POST',
    path: `${PATH}/test`,
    access: admins,
    whileImpersonating: 'refused',
    body: NotificationTrial,
    reply: one(z.object({ sent: z.boolean() })),
  }),
}
