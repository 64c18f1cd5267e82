import type { Context } from '#platform/context.ts'
import { lockBells, takeUnreadOf, type UnreadMessage } from './unread.queries.ts'

/**
 * Deletes the people's unread messages about these orders, so that a new message can include them. Locks the bells until the transaction
 * ends: two transactions at once would leave two messages.
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
