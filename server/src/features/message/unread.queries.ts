import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { MessageRecord } from '#db/tables/message.table.ts'

export type UnreadMessage = Pick<MessageRecord, 'user_id' | 'order_id' | 'type' | 'text'> & { readonly fields: readonly string[] }

/** Locks the bells one after the other, in this order. */
export async function lockBells(db: Db, userIds: readonly number[]): Promise<void> {
  await sql`select pg_advisory_xact_lock('messages'::regclass::oid::integer, id)
    from unnest(${userIds}::integer[]) with ordinality as bell (id, place) order by place`.execute(db)
}

/** Deletes and returns the unread messages; only messages to couriers about their orders are merged. */
export async function takeUnreadOf(db: Db, pairs: readonly { user_id: number; order_id: number }[]): Promise<UnreadMessage[]> {
  const wanted = pairs.map(({ user_id, order_id }) => ({ user_id, order_id }))
  const { rows } = await sql<UnreadMessage>`delete from messages
    using jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (user_id integer, order_id integer)
    where messages.user_id = wanted.user_id and messages.order_id = wanted.order_id and read_at is null
      and type in ('order_new', 'order_taken', 'order_changed')
    returning messages.user_id, messages.order_id, type, text, fields`.execute(db)
  return rows
}
