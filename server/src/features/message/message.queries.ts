import type { MessageQuery, MessageRow } from '@tracklane/contract/message'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#db/db.ts'
import { type Condition, equals } from '#platform/list/narrowing.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'
import type { NewMessage } from './new-message.rules.ts'

export type MessageView = z.input<typeof MessageRow>

/** Finds the page and the number of unread messages. */
export async function findMessages(db: Db, userId: number, query: MessageQuery): Promise<Page<MessageView> & { unread: number }> {
  const { limit, offset } = sliceOf(query)
  const matching = sql<boolean>`user_id = ${userId} and ${equals('type', query.type)} and ${isUnread(query.unread)}`
  const rows = messages(db).where(matching).orderBy('id', 'desc').limit(limit).offset(offset)
  const count = db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matching)
  const [page, { total }, unread] = await Promise.all([rows.execute(), count.executeTakeFirstOrThrow(), countUnread(db, userId)])
  return { rows: page, total: Number(total), unread }
}

function isUnread(unread: boolean | undefined): Condition {
  return unread === undefined ? sql`true` : sql`(read_at is null) = ${unread}`
}

function messages(db: Db) {
  return db.selectFrom('messages').select(['id', 'text', 'type', 'order_id', 'read_at', 'created_at'])
}

export function findMessage(db: Db, userId: number, id: number): Promise<MessageView | undefined> {
  return messages(db).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select count(*)::integer as unread from messages
    where user_id = ${userId} and read_at is null`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Marks these messages of the person as read; undefined: all of them. */
export async function markRead(db: Db, userId: number, { ids, now }: { ids: readonly number[] | undefined; now: Date }): Promise<void> {
  const which = ids === undefined ? sql`true` : sql`id = any(${ids}::integer[])`
  await sql`update messages set read_at = ${now} where user_id = ${userId} and read_at is null and ${which}`.execute(db)
}

export type Written = Pick<NewMessage, 'user_id' | 'text' | 'type'> & { readonly id: number }

/** Inserts any number in one statement. A person has one message per event, even if it is written again. */
export async function insertMessages(db: Db, messages: readonly NewMessage[], now: Date): Promise<Written[]> {
  const { rows } = await sql<Written>`
    insert into messages (event_id, user_id, text, type, order_id, fields, sender_id, created_at)
    select event_id, user_id, text, type, order_id, coalesce(fields, '[]'), sender_id, ${now}
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as new
      (event_id text, user_id integer, text text, type text, order_id integer, fields jsonb, sender_id integer)
    on conflict (event_id, user_id) do nothing returning id, user_id, text, type`.execute(db)
  return rows
}

/** Deletes at most `most` messages past their time; returns their number. */
export async function deleteMessagesBefore(db: Db, moment: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from messages where id in
    (select id from messages where created_at < ${moment} order by created_at limit ${most})`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes the person's messages about orders. */
export async function deleteMessagesOfOrders(db: Db, userId: number): Promise<void> {
  await sql`delete from messages where user_id = ${userId} and type in ('order', 'order_new', 'order_taken', 'order_changed')`.execute(db)
}

/** Replaces the text of all messages about these orders. */
export async function overwriteTexts(db: Db, orderIds: readonly number[], text: string): Promise<void> {
  await sql`update messages set text = ${text} where order_id = any(${orderIds}::integer[])`.execute(db)
}
