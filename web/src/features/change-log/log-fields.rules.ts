import { isLogEntity, type LogEntity, type LogEntry } from '@tracklane/contract/model-log'
import { fieldLabel } from '#features/order/order-fields.rules.ts'
import { formatLanguage } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'

/** "question.de" is the German text. */
const PER_LANGUAGE = /^(\w+)\.([a-z]{2,3}(?:-\w+)?)$/

/** Returns the label of a field in any row's log. */
export function logField(t: Translate, field: string, language: string): string {
  const [, name, code] = PER_LANGUAGE.exec(field) ?? []
  if (name && code)
    return t('translations', '{field} ({language})', { field: logField(t, name, language), language: formatLanguage(language, code) })
  const labels: Readonly<Record<string, string>> = {
    ...fieldsOfPeople(t),
    ...fieldsOfPlaces(t),
    ...fieldsOfSettings(t),
    ...fieldsOfTemplates(t),
  }
  const own = Object.hasOwn(labels, field) ? labels[field] : undefined
  return own ?? spaced(fieldLabel(t, field))
}

function fieldsOfPeople(t: Translate): Record<string, string> {
  return {
    first_name: t('courier', 'First name'),
    last_name: t('courier', 'Last name'),
    phone: t('courier', 'Phone'),
    email: t('courier', 'Email'),
    vehicle: t('courier', 'Vehicle'),
    capacity: t('model_log', 'Orders a day'),
    user: t('model_log', 'Account'),
    role: t('model_log', 'Role'),
    language: t('order', 'Language'),
    wording: t('phrases', 'Wording'),
    theme: t('model_log', 'Theme'),
    password_changed: t('model_log', 'Password changed'),
    known_to_security: t('model_log', 'Known to security'),
    must_change_password: t('model_log', 'Must change the password'),
    hide_welcome: t('tour', 'Welcome hidden'),
    hide_menu_tour: t('tour', 'Menu tour hidden'),
    hide_kanban_tour: t('tour', 'Board tour hidden'),
    hide_onboarding_tour: t('tour', 'Onboarding tour hidden'),
    hide_setup_guide: t('tour', 'Setup guide hidden'),
    countries: t('organization', 'Countries'),
    locked: t('model_log', 'Locked'),
    sessions: t('model_log', 'Open sessions'),
    hand_over: t('model_log', 'Hand-over'),
    received_by: t('model_log', 'Received by'),
    cancel_reason: t('model_log', 'Taken back because'),
  }
}

function fieldsOfPlaces(t: Translate): Record<string, string> {
  return {
    name: t('country', 'Name'),
    code: t('country', 'Code'),
    phone_code: t('country', 'Phone code'),
    time_zone: t('country', 'Time zone'),
    tomorrow_at: t('country', 'Tomorrow’s deliveries are announced at'),
    quiet_from: t('country', 'Quiet hours begin at'),
    quiet_to: t('country', 'Quiet hours end at'),
    symbol: t('currency', 'Symbol'),
    digits: t('currency', 'Decimals'),
    address: t('order', 'Address'),
    organization: t('model_log', 'Organization'),
    country: t('order', 'Country'),
    organization_name: t('model_log', 'Organization'),
    active: t('record', 'Active'),
  }
}

function fieldsOfSettings(t: Translate): Record<string, string> {
  return {
    abilities: t('model_log', 'Abilities'),
    prefix: t('model_log', 'Begins with'),
    expires_at: t('model_log', 'Expires'),
    links: t('model_log', 'Steps'),
    step: t('model_log', 'Step'),
    columns: t('kanban_layout', 'Columns'),
    fields: t('kanban_layout', 'Fields'),
    color: t('sub_status', 'Colour'),
    position: t('model_log', 'Place'),
    status_from: t('model_log', 'From'),
    status_to: t('model_log', 'To'),
    roles: t('model_log', 'Roles'),
    question: t('faq', 'Question'),
    answer: t('faq', 'Answer'),
    category: t('faq', 'Category'),
    section: t('onboarding_admin', 'Section'),
    title: t('onboarding_admin', 'Title'),
    body: t('onboarding_admin', 'Text'),
    cover: t('onboarding_admin', 'Cover picture'),
    description: t('onboarding_admin', 'Description'),
    published: t('translations', 'Published'),
  }
}

function fieldsOfTemplates(t: Translate): Record<string, string> {
  return {
    event: t('notification_template', 'Event'),
    channel: t('notification_template', 'Channel'),
    audience: t('notification_template', 'Audience'),
    subject: t('notification_template', 'Subject'),
    provider_template: t('notification_template', 'Template of the provider'),
    parameters: t('notification_template', 'Parameters'),
  }
}

/** The database gives the fields of a change in no useful order; the most telling ones come first. */
const FIRST = [
  'status',
  'sub_status',
  'courier',
  'name',
  'first_name',
  'last_name',
  'track',
  'foreign_id',
  'country_name',
  'customer_full_name',
  'customer_phone',
  'customer_email',
  'customer_address',
  'customer_language',
  'products',
  'products_amount',
  'order_price',
  'delivery_price',
  'total',
  'currency_code',
  'payment_type',
]

/** Returns the changes of an entry in reading order. */
export function inReadingOrder({ changes }: Pick<LogEntry, 'changes'>): [string, LogEntry['changes'][string]][] {
  const place = ([field]: [string, unknown]) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length)
  return Object.entries(changes).sort((left, right) => place(left) - place(right))
}

/** Makes a readable name of a field without a label. */
function spaced(field: string): string {
  const words = field.replaceAll('_', ' ')
  return words === field ? field : words.charAt(0).toUpperCase() + words.slice(1)
}

/** An entry with the kind of its row; undefined: the row of the log. */
export interface ShownEntry extends LogEntry {
  readonly entity?: string | undefined
  /** The id of the row, in a log of several rows; `path` shows that row. */
  readonly entity_id?: number | undefined
  readonly owner?: { readonly entity: string; readonly id: number } | null | undefined
  readonly link?: string | null | undefined
}

/** Describes the change: to the row itself or to a part of it; in a log of several rows with the row. */
export function actionText(t: Translate, entry: ShownEntry): string {
  const { entity, entity_id, owner, action } = entry
  if (owner && isLogEntity(owner.entity)) return `${entityText(t, owner.entity)} ${owner.id}: ${relatedAction(t, entry)}`
  if (entity_id !== undefined && entity !== undefined && isLogEntity(entity))
    return `${entityText(t, entity)} ${entity_id}: ${ownAction(t, action)}`
  return relatedAction(t, entry)
}

function relatedAction(t: Translate, { action, entity }: ShownEntry): string {
  switch (entity) {
    case undefined:
      return ownAction(t, action)
    case 'courier-order':
      return action === 'created' ? t('order', 'courier assigned') : t('order', 'assignment changed')
    case 'token':
      return action === 'created' ? t('model_log', 'token made') : t('model_log', 'token revoked')
    case 'link':
      return stepAction(t, action)
    case 'handover':
      return action === 'created' ? t('model_log', 'money handed over') : t('model_log', 'hand-over taken back')
    default:
      return `${spaced(entity)} ${ownAction(t, action)}`
  }
}

function entityText(t: Translate, entity: LogEntity): string {
  switch (entity) {
    case 'order':
      return t('order', 'Order')
    case 'courier':
      return t('courier', 'Courier')
    case 'order-flow':
      return t('menu', 'Order flow')
    case 'kanban':
      return t('kanban_layout', 'Board')
    case 'kanban-card':
      return t('kanban_layout', 'Card layout')
    case 'order-sub-status':
      return t('sub_status', 'Sub-status')
    case 'user':
      return t('user', 'User')
    case 'organization':
      return t('organization', 'Organization')
    case 'country':
      return t('country', 'Country')
    case 'currency':
      return t('currency', 'Currency')
    case 'language':
      return t('language', 'Language')
    case 'i18n-source':
      return t('phrases', 'Phrase')
    case 'faq':
      return t('faq', 'Question')
    case 'faq-category':
      return t('faq', 'Category')
    case 'onboarding-section':
      return t('onboarding_admin', 'Section')
    case 'onboarding-category':
      return t('onboarding_admin', 'Category')
    case 'onboarding-article':
      return t('onboarding_admin', 'Article')
    case 'notification-template':
      return t('notification_template', 'Template')
  }
}

function stepAction(t: Translate, action: LogEntry['action']): string {
  switch (action) {
    case 'created':
      return t('model_log', 'step added')
    case 'updated':
      return t('model_log', 'step changed')
    case 'deleted':
      return t('model_log', 'step removed')
  }
}

function ownAction(t: Translate, action: LogEntry['action']): string {
  switch (action) {
    case 'created':
      return t('order', 'created')
    case 'updated':
      return t('order', 'changed')
    case 'deleted':
      return t('order', 'deleted')
  }
}
