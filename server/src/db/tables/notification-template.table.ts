import type { Translations } from '@tracklane/contract/kit/translations'
import type { NotificationAudience, NotificationChannel, NotificationEvent } from '@tracklane/contract/notification-event'
import type { Placeholder } from '@tracklane/contract/notification-placeholder'
import type { NotificationTexts } from '@tracklane/contract/notification-template'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

export interface NotificationTemplateTable {
  id: Generated<number>
  name: string
  event: NotificationEvent
  /** Given for a change of the status alone; null: to any. */
  status_id: number | null
  channel: NotificationChannel
  /** null: the person concerned, whatever their role. */
  audience: NotificationAudience | null
  /** The body is rich text where the channel is email, and plain text everywhere else. */
  translations: JSONColumnType<Translations<NotificationTexts>>
  provider_template: string | null
  parameters: Generated<Placeholder[]>
  active: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export type NotificationTemplateRecord = Selectable<NotificationTemplateTable>
