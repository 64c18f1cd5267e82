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
