import type { NotificationAudience, NotificationEvent, OutsideChannel } from '@tracklane/contract/notification-event'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OrderNotificationRecord } from '#db/tables/message.table.ts'

/** Messages to a customer with an equal place replace each other: one message of an order waits on each channel. */
export interface Place {
  readonly channel: OutsideChannel
  readonly order_id: number
}

/** Marks the waiting messages to customers in these places as replaced: later ones follow. */
export async function replaceWaiting(db: Db, places: readonly Place[]): Promise<void> {
  await sql`update order_notifications n set state = 'not_sent', reason = 'replaced' where ${waitingAt(places)}`.execute(db)
}

export interface LaterLine extends Place {
  readonly event: NotificationEvent
  readonly status_id: number | null
}

/** Finds the messages that wait in these places and report an event written after this one. */
export async function findLaterWaiting(db: Db, places: readonly Place[], eventId: string): Promise<LaterLine[]> {
  const number = (id: RawBuilder<unknown>) => sql`substring(${id} from '[0-9]+$')::integer`
  const { rows } = await sql<LaterLine>`select channel, order_id, event, status_id from order_notifications n
    where ${waitingAt(places)} and ${number(sql`event_id`)} > ${number(sql`${eventId}::text`)}`.execute(db)
  return rows
}

function waitingAt(places: readonly Place[]) {
  return sql`n.state = 'waiting' and n.audience = 'customer' and n.order_id = any(${[...new Set(places.map(({ order_id }) => order_id))]}::integer[])
      and (n.channel, n.order_id) in (select channel, order_id
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (channel text, order_id integer))
      and exists (select from jobs where kind = n.channel and key = n.order_id::text and jobs.state = 'waiting')`
}

/** A line with its order's current state. */
export interface WaitingLine {
  readonly id: number
  readonly order_id: number
  readonly event: NotificationEvent
  readonly status_id: number | null
  readonly audience: NotificationAudience
  readonly order_status_id: number
  readonly organization_id: number
  readonly country_id: number
  readonly courier_id: number | null
  /** The courier's login; null: the order has no courier, or is deleted. */
  readonly courier_user_id: number | null
  readonly customer_email: string | null
  readonly customer_phone: string | null
  readonly customer_language: string | null
  readonly delivery_to: Date | null
  readonly archived_at: Date | null
  readonly time_zone: string
  readonly phone_code: string
  readonly quiet_from: string
  readonly quiet_to: string
  /** True where nobody may be told: the organization is inactive, or the order is deleted; only its former courier is told about that. */
  readonly is_gone: boolean
}

export function findWaitingLines(db: Db, ids: readonly number[]): Promise<WaitingLine[]> {
  return findLines(db, sql`n.id = any(${ids}::integer[])`)
}

/** Finds the replaced messages to the line's customer on its channel since then, the last first. */
export async function findReplacedLines(db: Db, id: number, since: Date): Promise<WaitingLine[]> {
  const lines = await findLines(
    db,
    sql`n.state = 'not_sent' and n.reason = 'replaced' and n.audience = 'customer' and n.created_at >= ${since}
      and (n.order_id, n.channel) = (select order_id, channel from order_notifications where id = ${id})`,
  )
  return lines.reverse()
}

async function findLines(db: Db, which: RawBuilder<unknown>): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`select n.id, n.order_id, n.event, n.status_id, n.audience, o.status_id as order_status_id,
      o.organization_id, o.country_id, o.courier_id, o.customer_email, o.customer_phone, o.customer_language, o.delivery_to, o.archived_at,
      case when o.deleted_at is null then (select user_id from couriers where id = o.courier_id) end as courier_user_id,
      c.time_zone, c.phone_code, c.quiet_from, c.quiet_to,
      (o.deleted_at is not null and not (n.event = 'order.courier_removed' and n.audience = 'courier'))
        or not (select active from organizations where id = o.organization_id) as is_gone
    from order_notifications n join orders o on o.id = n.order_id join countries c on c.id = o.country_id
    where ${which} order by n.id`.execute(db)
  return rows
}

type End = Pick<OrderNotificationRecord, 'state' | 'reason' | 'attempts'> & { readonly recipient?: string; readonly sent_at?: Date }

/** A line that its message no longer covers. */
export interface Untold {
  readonly id: number
  readonly reason: string
}

/**
 * Writes how a message ended, or that it is tried again. A line that was sent stays sent, even if another receiver's message fails.
 * `ifDone`: for use within the statement that notes the job as done.
 */
export function settled(
  ids: readonly number[],
  end: End,
  { ifDone = false, untold = [] }: { ifDone?: boolean; untold?: readonly Untold[] | undefined } = {},
) {
  const { state, reason, attempts, recipient, sent_at } = end
  const reasons = JSON.stringify(Object.fromEntries(untold.map((one) => [one.id, one.reason])))
  const isTold = sql`not jsonb_exists(${reasons}::jsonb, id::text)`
  return sql`update order_notifications set state = case when ${isTold} then ${state} else 'not_sent' end,
      reason = case when ${isTold} then ${reason}::text else ${reasons}::jsonb ->> id::text end, attempts = ${attempts}::integer,
      sent_at = case when ${isTold} then ${sent_at ?? null}::timestamptz end, recipient = coalesce(${recipient ?? null}::text, recipient)
    where id = any(${ids}::integer[]) and (state <> 'sent' or (${state} = 'sent' and ${isTold}))${ifDone ? sql` and exists (select from done)` : sql``}`
}

export async function settleLines(db: Db, ids: readonly number[], end: End): Promise<void> {
  await settled(ids, end).execute(db)
}

/** Lets given-up lines wait again. */
export async function reopenLines(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update order_notifications set state = 'waiting', reason = null where id = any(${ids}::integer[]) and state = 'dead'`.execute(
    db,
  )
}

/** Lets a replaced line wait again. */
export async function reopenReplacedLine(db: Db, id: number): Promise<void> {
  await sql`update order_notifications set state = 'waiting', reason = null where id = ${id} and reason = 'replaced'`.execute(db)
}
