import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'

/** Returns the channel's templates for these events; `templateFor` chooses among them. There are only a few per event. */
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

/** Returns the templates of every channel. Only in-app ones have their texts: the others are read when they are sent. */
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
