import type { NotificationEvent } from '@tracklane/contract/notification-event'
import { REMOVED } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface Week {
  readonly event: NotificationEvent
  readonly status_id: number | null
  readonly address: 'customer_email' | 'customer_phone'
  readonly since: Date
  readonly until: Date
}

/** Milliseconds. */
const LONGEST = 2_000

/** Cancels statements of this transaction that take longer. */
export async function limitTime(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(LONGEST)}, true)`.execute(db)
}

/** Checks whether the database cancelled a statement because it took too long. */
export function wasTooSlow(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '57014'
}

/** Returns the events of orders in the week: each would have been a message. */
function happened({ event, status_id, since, until }: Week) {
  const time = (column: string) => sql`${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${until}`
  switch (event) {
    case 'order.created':
      return sql`select id as order_id from orders where ${time('created_at')}`
    case 'order.status_changed':
      return sql`select order_id from order_status_log where ${time('created_at')} and status_from is not null
        and (${status_id}::integer is null or status_to = ${status_id})`
    case 'order.not_delivered':
      return sql`select order_id from order_status_log where ${time('created_at')} and status_from = ${STATUS.IN_DELIVERY}
        and status_to in (${STATUS.REDELIVERY}, ${STATUS.REJECTED})`
    case 'order.delivery_date_changed':
      return sql`select entity_id as order_id from model_logs where ${time('created_at')} and entity = 'order' and action = 'updated'
        and (changes ? 'delivery_from' or changes ? 'delivery_to')`
    case 'order.courier_assigned':
      return sql`select entity_id as order_id from model_logs where ${time('created_at')} and entity = 'order'
        and action in ('created', 'updated') and changes #>> '{courier,new}' is not null`
    case 'order.courier_removed':
      return sql`select entity_id as order_id from model_logs where ${time('created_at')} and entity = 'order' and action = 'updated'
        and changes #>> '{courier,old}' is not null and changes #>> '{courier,new}' is null`
    case 'order.delivery_tomorrow':
      return sql`select id as order_id from orders where ${time('delivery_to')}`
    default:
      return sql`select 0 as order_id where false`
  }
}

/** Orders `o` about which messages are sent: not deleted, and of an active organization. */
const told = sql`o.deleted_at is null and o.organization_id = any(array(select id from organizations where active))`

export async function countLastWeek(db: Db, week: Week): Promise<{ with_address: number; without_address: number }> {
  const address = sql.ref(`o.${week.address}`)
  const { rows } = await sql<{ with_address: number; without_address: number }>`
    select count(*) filter (where ${address} is not null and ${address} not in ('', ${REMOVED}))::integer as with_address,
      count(*) filter (where ${address} is null or ${address} in ('', ${REMOVED}))::integer as without_address
    from (${happened(week)}) one join orders o on o.id = one.order_id where ${told}`.execute(db)
  return rows[0] ?? { with_address: 0, without_address: 0 }
}

export interface WeekCustomer {
  readonly organization_id: number
  readonly customer_phone: string | null
  readonly customer_email: string | null
  readonly phone_code: string
}

/** Finds the customers with an address. */
export async function findLastWeek(db: Db, week: Week): Promise<WeekCustomer[]> {
  const address = sql.ref(`o.${week.address}`)
  const { rows } = await sql<WeekCustomer>`select o.organization_id, o.customer_phone, o.customer_email, c.phone_code
    from (${happened(week)}) one join orders o on o.id = one.order_id join countries c on c.id = o.country_id
    where ${told} and ${address} is not null and ${address} not in ('', ${REMOVED})`.execute(db)
  return rows
}

export async function findAnyRefusal(db: Db): Promise<boolean> {
  return (await db.selectFrom('message_refusals').select('id').limit(1).execute()).length > 0
}
