import { STATUS } from '@tracklane/contract/order-status'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

const MINUTE = 60_000

/** Error codes of mails that were given up; null: sent. */
const DEAD: readonly (string | null)[] = [null, 'mail_refused', null, null, 'mail_refused', null, 'mail_address', null, null, null]

/** Inserts the last mails to customers, so that the list of sent messages is not empty. */
export async function insertDeliveries(db: Db, now: number): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'customer_email'])
    .where('status_id', '=', STATUS.IN_DELIVERY)
    .where('customer_email', 'is not', null)
    .orderBy('id', 'desc')
    .limit(DEAD.length)
    .execute()
  for (const [index, { id, customer_email }] of orders.entries()) {
    const at = new Date(now - (orders.length - index) * 7 * MINUTE)
    const error = DEAD[index] ?? null
    const recipient = `${customer_email?.slice(0, 1)}…@example.com`
    const end = error === null ? { state: 'sent', sent_at: at } : { state: 'dead', sent_at: null }
    const line = {
      event: 'order.status_changed',
      status_id: STATUS.IN_DELIVERY,
      channel: 'email',
      audience: 'customer',
      recipient,
    } as const
    const { id: line_id } = await db
      .insertInto('order_notifications')
      .values({
        ...line,
        ...end,
        state: end.state as 'sent' | 'dead',
        event_id: `demo ${id}`,
        order_id: id,
        reason: error,
        attempts: 1,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into jobs (kind, payload, state, run_at, attempts, recipient, error, created_at, finished_at)
      values ('email', ${JSON.stringify({ notification_ids: [line_id], user_id: null })}::jsonb, ${error === null ? 'done' : 'dead'}, ${at}, 1,
        ${recipient}, ${error}, ${at}, ${at})`.execute(db)
  }
}
