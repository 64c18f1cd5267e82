import type { NotificationAudience, NotificationChannel, NotificationEvent } from '@tracklane/contract/notification-event'
import type { NotificationTexts } from '@tracklane/contract/notification-template'
import { STATUS } from '@tracklane/contract/order-status'
import type { Db } from '#db/db.ts'
import type { CourierText, CustomerText, TemplateTexts } from './template-texts.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pl } from './texts/pl.ts'
import { uk } from './texts/uk.ts'

const TEXTS: Readonly<Record<string, TemplateTexts>> = { en, de, es, pl, uk }

/** A template of every new installation. */
export interface DeliveredTemplate {
  readonly name: string
  readonly event: NotificationEvent
  readonly status_id: number | null
  readonly channel: NotificationChannel
  readonly audience: NotificationAudience | null
  readonly active: boolean
  readonly translations: Readonly<Record<string, NotificationTexts>>
}

type Wording = (texts: TemplateTexts) => NotificationTexts

function plain(body: string): NotificationTexts {
  return { subject: '', body }
}

function mail(subject: string, ...paragraphs: readonly string[]): NotificationTexts {
  return { subject, body: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('') }
}

type About = Pick<DeliveredTemplate, 'name' | 'event' | 'channel' | 'audience'> & { readonly status_id?: number }

/** Makes a template. In-app messages are active from the start; an administrator turns on channels that cost money or reach customers. */
function template(about: About, wording: Wording): DeliveredTemplate {
  const translations = Object.entries(TEXTS).map(([language, texts]) => [language, wording(texts)])
  return { status_id: null, ...about, active: about.channel === 'in_app', translations: Object.fromEntries(translations) }
}

/** Names that are not translated: rows of every language have them as they are. */
const NAMES = {
  'order.created': 'Order comes in',
  'order.status_changed': 'Order has another status',
  'order.courier_assigned': 'Courier gets an order',
  'order.courier_removed': 'Courier loses an order',
  'order.delivery_date_changed': 'Order has another delivery date',
  'order.delivery_tomorrow': 'Order is due tomorrow',
  'order.not_delivered': 'Order was not delivered',
} as const

const STAFF = {
  'order.created': 'created',
  'order.status_changed': 'status',
  'order.courier_assigned': 'assigned',
  'order.courier_removed': 'removed',
  'order.delivery_date_changed': 'date',
  'order.not_delivered': 'not_delivered',
} as const

const COURIER = {
  'order.status_changed': 'status',
  'order.courier_assigned': 'assigned',
  'order.courier_removed': 'removed',
  'order.delivery_date_changed': 'date',
  'order.delivery_tomorrow': 'tomorrow',
} as const satisfies Partial<Record<NotificationEvent, CourierText>>

const CUSTOMER: readonly (Pick<About, 'name' | 'event' | 'status_id'> & { readonly text: CustomerText })[] = [
  { name: 'Customer: accepted', event: 'order.created', text: 'accepted' },
  { name: 'Customer: another date', event: 'order.delivery_date_changed', text: 'date' },
  { name: 'Customer: tomorrow', event: 'order.delivery_tomorrow', text: 'tomorrow' },
  { name: 'Customer: out for delivery', event: 'order.status_changed', status_id: STATUS.IN_DELIVERY, text: 'out' },
  { name: 'Customer: not met', event: 'order.not_delivered', text: 'not_delivered' },
  { name: 'Customer: delivered', event: 'order.status_changed', status_id: STATUS.DELIVERED, text: 'delivered' },
  { name: 'Customer: returned', event: 'order.status_changed', status_id: STATUS.RETURNED, text: 'returned' },
]

const staff = entries(STAFF).flatMap(([event, text]) =>
  (['logist', 'organization_admin'] as const).map((audience) =>
    template({ name: NAMES[event], event, channel: 'in_app', audience }, (texts) => plain(texts.staff[text])),
  ),
)

/** Messages to couriers about their orders, equal on every channel. */
const couriers = entries(COURIER).flatMap(([event, text]) => {
  const about = { name: NAMES[event], event, audience: 'courier' } as const
  return [
    ...(['in_app', 'sms', 'messenger'] as const).map((channel) =>
      template({ ...about, channel }, (texts) => plain(texts.courier[text].body)),
    ),
    template({ ...about, channel: 'email' }, ({ courier }) => mail(courier[text].subject, courier[text].body)),
  ]
})

const customers = CUSTOMER.flatMap(({ text, ...told }) => {
  const about = { ...told, audience: 'customer' } as const
  return [
    template({ ...about, channel: 'email' }, ({ customer, refusal }) =>
      mail(customer[text].subject, ...customer[text].paragraphs, '{{organization.name}}', refusal),
    ),
    ...(['sms', 'messenger'] as const).map((channel) => template({ ...about, channel }, (texts) => plain(texts.customer[text].short))),
  ]
})

const persons = [
  template({ name: 'Colleague writes', event: 'message', channel: 'in_app', audience: null }, () => plain('{{message.text}}')),
  template({ name: 'Account was changed', event: 'account', channel: 'in_app', audience: null }, () => plain('{{account.what}}')), // its age stands beside it
  template({ name: 'Account was changed', event: 'account', channel: 'email', audience: null }, ({ account }) =>
    mail(account.subject, account.body),
  ),
]

export const TEMPLATES: readonly DeliveredTemplate[] = [...staff, ...couriers, ...customers, ...persons]

export function templateKey({ event, status_id, channel, audience }: DeliveredTemplate): string {
  return `template ${event} ${status_id ?? 'any'} ${channel} ${audience ?? 'person'}`
}

/** Inserts a template in the existing languages, unless a person has made one for the same case. */
export async function insertTemplate(db: Db, { translations, ...row }: DeliveredTemplate, languages: readonly string[]): Promise<void> {
  const present = Object.entries(translations).filter(([language]) => languages.includes(language))
  await db
    .insertInto('notification_templates')
    .values({ ...row, translations: JSON.stringify(Object.fromEntries(present)) })
    .onConflict((conflict) => conflict.constraint('notification_templates_about_key').doNothing())
    .execute()
}

function entries<Key extends string, Value>(given: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(given) as [Key, Value][] // they have no other keys
}
