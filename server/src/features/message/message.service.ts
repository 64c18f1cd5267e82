import type { MessageQuery, ReadMark } from '@tracklane/contract/message'
import type { Db } from '#db/db.ts'
import { messageSent } from '#features/realtime/message.events.ts'
import { isActing, type UserActor } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { forbidden, requireFound } from '#platform/errors.ts'
import type { Page } from '#platform/list/paging.ts'
import {
  countUnread,
  deleteMessagesBefore,
  deleteMessagesOfOrders,
  findMessage,
  findMessages,
  insertMessages,
  type MessageView,
  markRead,
  overwriteTexts,
  type Written,
} from './message.queries.ts'
import type { NewMessage } from './new-message.rules.ts'

/** Lists the own messages and counts the unread ones. */
export function listMessages(ctx: Context, query: MessageQuery): Promise<Page<MessageView> & { unread: number }> {
  return findMessages(ctx.db, selfOf(ctx).user_id, query)
}

/** Returns one of the own messages. */
export async function getMessage(ctx: Context, id: number): Promise<MessageView> {
  return requireFound(await findMessage(ctx.db, selfOf(ctx).user_id, id))
}

/** Marks messages as read. While a person acts as another they stay unread. */
export async function readMessages(ctx: Context, { ids }: ReadMark): Promise<{ unread: number }> {
  const self = selfOf(ctx)
  if (!isActing(self)) await inTransaction(ctx, (tx) => markRead(tx.db, self.user_id, { ids, now: tx.platform.clock() }))
  return { unread: await countUnread(ctx.db, self.user_id) }
}

/** Finds the text of a person's message; undefined where it is gone. */
export async function findWords(db: Db, userId: number, id: number): Promise<string | undefined> {
  return (await findMessage(db, userId, id))?.text
}

function selfOf({ actor }: Context): UserActor {
  if (actor.kind !== 'user') throw forbidden()
  return actor
}

/** The largest number of rows of one statement. */
const AT_ONCE = 500
/** Characters after which a text is cut: a toast is not a page. */
const LONGEST = 1_000

/**
 * Writes messages into people's bells in this transaction, and tells their open screens after the commit. A person gets one message per
 * event, however often it is written; returns the new ones.
 */
export async function writeMessages(tx: Context, messages: readonly NewMessage[]): Promise<Written[]> {
  const all: Written[] = []
  for (let at = 0; at < messages.length; at += AT_ONCE) {
    const piece = messages.slice(at, at + AT_ONCE).map((message) => ({ ...message, text: cut(message.text) }))
    for (const written of await insertMessages(tx.db, piece, tx.platform.clock())) {
      tx.emit(messageSent, written)
      all.push(written)
    }
  }
  return all
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text
  const signs = [...text.slice(0, LONGEST)]
  return `${signs.slice(0, -1).join('')}…`
}

const DAY = 86_400_000

/** Deletes at most `most` messages past their time; returns their number. */
export function sweepMessages({ db, platform: { clock, config } }: Context, most: number): Promise<number> {
  return deleteMessagesBefore(db, new Date(clock().getTime() - config.retention.messageDays * DAY), most)
}

/** Deletes a person's messages about orders that they no longer see: the messages may name customers. */
export function forgetOrdersTold(tx: Context, userId: number): Promise<void> {
  return deleteMessagesOfOrders(tx.db, userId)
}

/** Replaces the text of messages about these orders: it may name the customer. */
export function overwriteMessagesOf(tx: Context, orderIds: readonly number[], word: string): Promise<void> {
  return overwriteTexts(tx.db, orderIds, word)
}
