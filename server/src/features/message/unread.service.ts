import type { Context } from '#platform/context.ts'
import { lockBells, takeUnreadOf, type UnreadMessage } from './unread.queries.ts'

/**
 * Takes away what these people have not read of these orders, so that a new message can say it too. Until the transaction ends nobody else
 * writes them one so: two at once would leave two.
 */
export async function takeUnread(
  tx: Context,
  pairs: readonly { readonly user_id: number; readonly order_id: number }[],
): Promise<UnreadMessage[]> {
  if (pairs.length === 0) return []
  await lockBells(
    tx.db,
    [...new Set(pairs.map(({ user_id }) => user_id))].toSorted((one, other) => one - other),
  )
  return takeUnreadOf(tx.db, pairs)
}
