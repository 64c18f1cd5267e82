import type { Translations } from '@tracklane/contract/kit/translations'
import type { NotificationAudience, NotificationChannel, NotificationEvent } from '@tracklane/contract/notification-event'
import type { Placeholder } from '@tracklane/contract/notification-placeholder'
import type { NotificationTexts } from '@tracklane/contract/notification-template'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

export interface NotificationTemplateTable {
  id: Generated<number>
  name: string
  event: NotificationEvent
  /** The new status, where only the status changed; null: any status. */
  status_id: number | null
  channel: NotificationChannel
  /** The audience; null: the person concerned, in any role. */
  audience: NotificationAudience | null
  /** The body is rich text for email, and plain text for every other channel. */
  translations: JSONColumnType<Translations<NotificationTexts>>
  provider_template: string | null
  parameters: Generated<Placeholder[]>
  active: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export type NotificationTemplateRecord = Selectable<NotificationTemplateTable>
