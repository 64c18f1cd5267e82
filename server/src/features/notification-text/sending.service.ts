import { inLanguage } from '@tracklane/contract/kit/translations'
import type { NotificationEvent } from '@tracklane/contract/notification-event'
import type { Db } from '#db/db.ts'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'
import { findTemplatesOfEvents, findTemplatesToTell } from './notification-text.queries.ts'
import { type MessageValues, renderTemplate } from './render-template.rules.ts'

/** Returns all in-app templates of these events, active or not; `templateFor` chooses among them. */
export function inAppTemplatesOf(db: Db, events: readonly NotificationEvent[]): Promise<NotificationTemplateRecord[]> {
  return findTemplatesOfEvents(db, { channel: 'in_app', events })
}

/** Returns the templates of every channel; outside channels without texts. */
export function templatesToTell(db: Db, events: readonly NotificationEvent[]): Promise<NotificationTemplateRecord[]> {
  return findTemplatesToTell(db, events)
}

/** Returns the templates of one channel. */
export function templatesOf(
  db: Db,
  channel: NotificationTemplateRecord['channel'],
  events: readonly NotificationEvent[],
): Promise<NotificationTemplateRecord[]> {
  return findTemplatesOfEvents(db, { channel, events })
}

/** Returns the text of an in-app template for a reader of that language. */
export function inAppText(
  { translations }: Pick<NotificationTemplateRecord, 'translations'>,
  language: string,
  values: MessageValues,
): string {
  const body = inLanguage(translations, language)?.texts.body ?? ''
  return renderTemplate({ body }, 'in_app', values).body
}
