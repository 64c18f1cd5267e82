import type { NotificationAudience, NotificationEvent, OutsideChannel } from '@tracklane/contract/notification-event'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OrderNotificationRecord } from '#db/tables/message.table.ts'
import type { OutsideTemplate } from './outside.rules.ts'

/** All texts of these events for outside, active or not, without the words. */
export async function findOutsideTemplates(db: Db, events: readonly NotificationEvent[]): Promise<OutsideTemplate[]> {
  return db
    .selectFrom('notification_templates')
    .select(['event', 'status_id', 'channel', 'audience', 'active'])
    .where('event', 'in', events)
    .where('channel', '<>', 'in_app')
    .orderBy('id')
    .execute()
}

export type NewOutside = Pick<
  OrderNotificationRecord,
  'event_id' | 'order_id' | 'event' | 'status_id' | 'channel' | 'audience' | 'user_id' | 'recipient'
> & { readonly reason: string | null }

export type WrittenOutside = Pick<OrderNotificationRecord, 'id' | 'order_id' | 'event' | 'channel' | 'audience' | 'user_id'>

/** Lines of messages that wait to be sent, or (with a reason) are not sent; one statement. */
export async function insertOutside(db: Db, lines: readonly NewOutside[], now: Date): Promise<WrittenOutside[]> {
  const { rows } = await sql<WrittenOutside>`
    insert into order_notifications (event_id, order_id, event, status_id, channel, audience, user_id, recipient, state, reason, attempts, created_at)
    select event_id, order_id, event, status_id, channel, audience, user_id, recipient,
      case when reason is null then 'waiting' else 'not_sent' end, reason, 0, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (event_id text, order_id integer, event text, status_id integer,
      channel text, audience text, user_id integer, recipient text, reason text)
    returning id, order_id, event, channel, audience, user_id`.execute(db)
  return rows
}

/** Messages to customers of these orders that wait yet: a later one is about to take their place. */
export async function replaceWaiting(db: Db, channel: OutsideChannel, orderIds: readonly number[]): Promise<void> {
  await sql`update order_notifications set state = 'not_sent', reason = 'replaced'
    where state = 'waiting' and audience = 'customer' and channel = ${channel} and order_id = any(${orderIds}::integer[])
      and exists (select from jobs where kind = ${channel} and key = order_notifications.order_id::text and jobs.state = 'waiting')`.execute(
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

/** One of the staff or a courier, as they are now; undefined for whoever cannot sign in. */
export interface Contact {
  readonly id: number
  readonly role: 'logist' | 'organization_admin' | 'courier'
  readonly organization_id: number | null
  readonly country_id: number | null
  readonly email: string
  readonly phone: string | null
  /** null: of somebody who works in every country. */
  readonly phone_code: string | null
  readonly language: string | null
}

export async function findContact(db: Db, id: number): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`select id, role, organization_id, country_id, email, language,
      coalesce((select couriers.phone from couriers where user_id = users.id order by id limit 1), users.phone) as phone,
      (select phone_code from countries where countries.id = users.country_id) as phone_code
    from users where id = ${id} and active and deleted_at is null and role in ('logist', 'organization_admin', 'courier')
      and exists (select from organizations where organizations.id = users.organization_id and organizations.active)`.execute(db)
  return rows[0]
}

type End = Pick<OrderNotificationRecord, 'state' | 'reason' | 'attempts'> & { readonly recipient?: string; readonly sent_at?: Date }

/** The note on the job of a message: whom it truly went to, or why it was not to be sent any more. */
interface JobNote {
  readonly id: number
  readonly recipient?: string
  readonly error?: string
}

/**
 * How a message ended, or that it is tried again, and the note on its job; one statement. What one of several people has got is not taken
 * back by what another has not.
 */
export async function settleLines(db: Db, ids: readonly number[], end: End, job?: JobNote): Promise<void> {
  const { state, reason, attempts, recipient, sent_at } = end
  const note = sql`with noted as (update jobs set recipient = coalesce(${job?.recipient ?? null}::text, recipient), error = ${job?.error ?? null}::text
    where id = ${job?.id ?? null}::integer)`
  await sql`${job ? note : sql``} update order_notifications set state = ${state}, reason = ${reason}, attempts = ${attempts},
      sent_at = ${sent_at ?? null}, recipient = coalesce(${recipient ?? null}::text, recipient)
    where id = any(${ids}::integer[]) and (state <> 'sent' or ${state} = 'sent')`.execute(db)
}

/** Lines that were given up wait again. */
export async function unsettleLines(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update order_notifications set state = 'waiting', reason = null where id = any(${ids}::integer[]) and state = 'dead'`.execute(
    db,
  )
}
