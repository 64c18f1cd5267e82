import type { OrderNotificationQuery } from '@tracklane/contract/order-notification'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OrderNotificationRecord } from '#db/tables/message.table.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'

export type NotificationView = Omit<OrderNotificationRecord, 'event_id' | 'order_id' | 'status_id' | 'user_id'>

export async function findNotifications(db: Db, orderId: number, query: OrderNotificationQuery): Promise<Page<NotificationView>> {
  const { limit, offset } = sliceOf(query)
  const rows = db
    .selectFrom('order_notifications')
    .select(['id', 'event', 'channel', 'audience', 'recipient', 'state', 'reason', 'attempts', 'created_at', 'sent_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  const count = db
    .selectFrom('order_notifications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('order_id', '=', orderId)
  const [page, { total }] = await Promise.all([rows.execute(), count.executeTakeFirstOrThrow()])
  return { rows: page, total: Number(total) }
}

export type NewNotification = Omit<OrderNotificationRecord, 'id' | 'attempts' | 'created_at' | 'sent_at'>

export type WrittenNotification = Pick<OrderNotificationRecord, 'id' | 'order_id' | 'event' | 'channel' | 'audience' | 'user_id' | 'state'>

/** Inserts lines of messages that were sent, wait, or are not sent; one statement for any number. */
export async function insertNotifications(db: Db, lines: readonly NewNotification[], now: Date): Promise<WrittenNotification[]> {
  const { rows } = await sql<WrittenNotification>`
    insert into order_notifications (event_id, order_id, event, status_id, channel, audience, user_id, recipient, state, reason, attempts,
      created_at, sent_at)
    select event_id, order_id, event, status_id, channel, audience, user_id, recipient, state, reason,
      case when state = 'sent' then 1 else 0 end, ${now}::timestamptz, case when state = 'sent' then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (event_id text, order_id integer, event text, status_id integer,
      channel text, audience text, user_id integer, recipient text, state text, reason text)
    returning id, order_id, event, channel, audience, user_id, state`.execute(db)
  return rows
}

/** Deletes at most `most` lines past their time; returns their number. */
export async function deleteNotificationsBefore(db: Db, moment: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from order_notifications where id in
    (select id from order_notifications where created_at < ${moment} order by created_at limit ${most})`.execute(db)
  return Number(numAffectedRows)
}

/** Overwrites the addresses of customers. */
export async function overwriteRecipients(db: Db, orderIds: readonly number[], word: string): Promise<void> {
  await sql`update order_notifications set recipient = ${word}
    where order_id = any(${orderIds}::integer[]) and audience = 'customer' and recipient is not null`.execute(db)
  await sql`update jobs set recipient = ${word} where kind in ('email', 'sms', 'messenger') and recipient is not null
    and payload ->> 'user_id' is null and (payload -> 'notification_ids' ->> 0)::integer in
      (select id from order_notifications where order_id = any(${orderIds}::integer[]) and audience = 'customer')`.execute(db)
}
