import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'

/** Those of a channel for these events, so that `templateFor` may choose; of each it is a handful. */
export function findTemplatesOfEvents(
  db: Db,
  { channel, events }: { channel: NotificationTemplateRecord['channel']; events: readonly NotificationTemplateRecord['event'][] },
): Promise<NotificationTemplateRecord[]> {
  return db
    .selectFrom('notification_templates')
    .selectAll()
    .where('event', 'in', events)
    .where('channel', '=', channel)
    .orderBy('id')
    .execute()
}

/** Those of every channel; the words of those inside the app alone, since the others are read when they are sent. */
export async function findTemplatesToTell(
  db: Db,
  events: readonly NotificationTemplateRecord['event'][],
): Promise<NotificationTemplateRecord[]> {
  return db
    .selectFrom('notification_templates')
    .select(['id', 'name', 'event', 'status_id', 'channel', 'audience', 'provider_template', 'parameters', 'active'])
    .select(['created_at', 'updated_at', 'version'])
    .select(sql<NotificationTemplateRecord['translations']>`case channel when 'in_app' then translations else '{}' end`.as('translations'))
    .where('event', 'in', events)
    .orderBy('id')
    .execute()
}
