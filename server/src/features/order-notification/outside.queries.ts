import type { NotificationAudience, NotificationEvent, OutsideChannel } from '@tracklane/contract/notification-event'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OrderNotificationRecord } from '#db/tables/message.table.ts'

/** Messages to customers that wait yet, by their channel and order: later ones are about to take their place. */
export async function replaceWaiting(
  db: Db,
  later: readonly { readonly channel: OutsideChannel; readonly order_id: number }[],
): Promise<void> {
  await sql`update order_notifications set state = 'not_sent', reason = 'replaced'
    where state = 'waiting' and audience = 'customer' and order_id = any(${[...new Set(later.map(({ order_id }) => order_id))]}::integer[])
      and (channel, order_id) in (select channel, order_id
        from jsonb_to_recordset(${JSON.stringify(later)}::jsonb) as later (channel text, order_id integer))
      and exists (select from jobs where kind = channel and key = order_notifications.order_id::text and jobs.state = 'waiting')`.execute(
    db,
  )
}

/** A line with its order as it is now. */
export interface WaitingLine {
  readonly id: number
  readonly order_id: number
  readonly event: NotificationEvent
  readonly status_id: number | null
  readonly audience: NotificationAudience
  readonly order_status_id: number
  readonly organization_id: number
  readonly country_id: number
  readonly courier_user_id: number | null
  readonly customer_email: string | null
  readonly customer_phone: string | null
  readonly customer_language: string | null
  readonly delivery_to: Date | null
  readonly time_zone: string
  readonly phone_code: string
  readonly quiet_from: string
  readonly quiet_to: string
  readonly is_gone: boolean
}

export async function findWaitingLines(db: Db, ids: readonly number[]): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`select n.id, n.order_id, n.event, n.status_id, n.audience, o.status_id as order_status_id,
      o.organization_id, o.country_id, o.customer_email, o.customer_phone, o.customer_language, o.delivery_to,
      (select user_id from couriers where id = o.courier_id) as courier_user_id, c.time_zone, c.phone_code,
      c.quiet_from, c.quiet_to,
      o.deleted_at is not null or not (select active from organizations where id = o.organization_id) as is_gone
    from order_notifications n join orders o on o.id = n.order_id join countries c on c.id = o.country_id
    where n.id = any(${ids}::integer[]) order by n.id`.execute(db)
  return rows
}

type End = Pick<OrderNotificationRecord, 'state' | 'reason' | 'attempts'> & { readonly recipient?: string; readonly sent_at?: Date }

/**
 * How a message ended, or that it is tried again. What one of several people has got is not taken back by what another has not. `ifDone`:
 * as the part of the statement that notes the job as done.
 */
export function settled(ids: readonly number[], end: End, { ifDone = false } = {}) {
  const { state, reason, attempts, recipient, sent_at } = end
  return sql`update order_notifications set state = ${state}, reason = ${reason}, attempts = ${attempts}::integer,
      sent_at = ${sent_at ?? null}::timestamptz, recipient = coalesce(${recipient ?? null}::text, recipient)
    where id = any(${ids}::integer[]) and (state <> 'sent' or ${state} = 'sent')${ifDone ? sql` and exists (select from done)` : sql``}`
}

export async function settleLines(db: Db, ids: readonly number[], end: End): Promise<void> {
  await settled(ids, end).execute(db)
}

/** Lines that were given up wait again. */
export async function unsettleLines(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update order_notifications set state = 'waiting', reason = null where id = any(${ids}::integer[]) and state = 'dead'`.execute(
    db,
  )
}
