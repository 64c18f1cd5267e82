import { inLanguage } from '@tracklane/contract/kit/translations'
import type { NotificationEvent } from '@tracklane/contract/notification-event'
import type { Db } from '#db/db.ts'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'
import { findTemplatesOfEvents, findTemplatesToTell } from './notification-text.queries.ts'
import { type MessageValues, renderTemplate } from './render-template.rules.ts'

/** All templates of these events inside the app, active or not, so that `templateFor` may choose. */
export function inAppTemplatesOf(db: Db, events: readonly NotificationEvent[]): Promise<NotificationTemplateRecord[]> {
  return findTemplatesOfEvents(db, { channel: 'in_app', events })
}

/** The same of every channel, those outside without their words. */
export function templatesToTell(db: Db, events: readonly NotificationEvent[]): Promise<NotificationTemplateRecord[]> {
  return findTemplatesToTell(db, events)
}

/** The same of one channel. */
export function templatesOf(
  db: Db,
  channel: NotificationTemplateRecord['channel'],
  events: readonly NotificationEvent[],
): Promise<NotificationTemplateRecord[]> {
  return findTemplatesOfEvents(db, { channel, events })
}

/** The text of a template inside the app, for whoever reads that language. */
export function inAppText(
  { translations }: Pick<NotificationTemplateRecord, 'translations'>,
  language: string,
  values: MessageValues,
): string {
  const body = inLanguage(translations, language)?.texts.body ?? ''
  return renderTemplate({ body }, 'in_app', values).body
}
