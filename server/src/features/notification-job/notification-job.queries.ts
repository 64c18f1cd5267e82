import type { MessageEvent } from '@tracklane/contract/message-event'
import type { OutsideChannel } from '@tracklane/contract/notification-event'
import type { NotificationJobQuery, NotificationJobState } from '@tracklane/contract/notification-job'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'

export interface JobView {
  readonly id: number
  readonly event: MessageEvent | null
  readonly channel: OutsideChannel
  readonly recipient: string | null
  readonly state: NotificationJobState
  readonly attempts: number
  readonly next_at: Date | null
  readonly error: string | null
  readonly order_id: number | null
  readonly created_at: Date
}

const OUTSIDE = sql`jobs.kind in ('email', 'sms', 'messenger', 'letter')`
/** The condition for sent messages: outdated ones appear only in the lists of their orders. */
const SENT = sql`jobs.state = 'done' and jobs.error is null`
const WAITING = sql`jobs.finished_at is null`
const DEAD = sql`jobs.state = 'dead'`

const BY_STATE: Record<NotificationJobState, typeof SENT> = { waiting: WAITING, sent: SENT, dead: DEAD }

const VIEW = sql`jobs.id, case when jobs.kind = 'letter' or jobs.payload ? 'account' then 'account' when jobs.payload ? 'message_id' then 'message' else first.event end
    as event,
  case when jobs.kind = 'letter' then 'email' else jobs.kind end as channel, jobs.recipient, jobs.attempts, jobs.created_at,
  case when ${WAITING} then 'waiting' when ${DEAD} then 'dead' else 'sent' end as state,
  case when ${WAITING} then jobs.run_at end as next_at, jobs.error,
  case when jsonb_array_length(jobs.payload -> 'notification_ids') = 1 then first.order_id end as order_id`
const FIRST = sql`left join order_notifications first on first.id = (jobs.payload -> 'notification_ids' ->> 0)::integer`

export async function findOutsideJobs(db: Db, query: NotificationJobQuery): Promise<Page<JobView>> {
  const { limit, offset } = sliceOf(query)
  const { rows } = await sql<JobView>`select ${VIEW} from jobs ${FIRST} where ${matching(query)}
    order by jobs.id desc limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::integer as total from jobs where ${matching(query)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

function matching({ state, channel, reason }: NotificationJobQuery) {
  const states = state && state.length > 0 ? state : (['waiting', 'sent', 'dead'] as const)
  const inStates = sql.join(
    states.map((one) => sql`(${BY_STATE[one]})`),
    sql` or `,
  )
  return sql`${OUTSIDE} and (${inStates}) and (${channel ?? null}::text[] is null or case when jobs.kind = 'letter' then 'email' else jobs.kind end = any(${channel ?? null}::text[]))
    and (${reason ?? null}::text is null or jobs.error = ${reason ?? null})`
}

export async function findOutsideJob(db: Db, id: number): Promise<JobView | undefined> {
  const { rows } = await sql<JobView>`select ${VIEW} from jobs ${FIRST} where jobs.id = ${id} and ${OUTSIDE}`.execute(db)
  return rows[0]
}

export async function countUnsent(db: Db): Promise<{ waiting: number; dead: { reason: string; count: number }[] }> {
  const { rows } = await sql<{ reason: string | null; waiting: number; dead: number }>`
    select case when ${DEAD} then jobs.error end as reason, count(*) filter (where ${WAITING})::integer as waiting,
      count(*) filter (where ${DEAD})::integer as dead
    from jobs where ${OUTSIDE} and (${WAITING} or ${DEAD}) group by 1 order by 3 desc, 1`.execute(db)
  return {
    waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0),
    dead: rows.flatMap(({ reason, dead }) => (dead > 0 && reason !== null ? [{ reason, count: dead }] : [])),
  }
}

export interface Retried {
  readonly id: number
  readonly notification_ids: number[]
}

/**
 * Lets dead jobs wait again with a new count of tries; of each key only the newest, and none where a later message of the key waits
 * already. A job keeps its number, and with it the Message-ID.
 */
export async function retryJobs(db: Db, which: { id: number } | { reason: string }, now: Date): Promise<Retried[]> {
  const these = 'id' in which ? sql`jobs.id = ${which.id}` : sql`jobs.error = ${which.reason}`
  const { rows } = await sql<Retried>`
    update jobs set state = 'waiting', finished_at = null, error = null, run_at = ${now}, tries_before = attempts
    where id in (select id from jobs where ${these} and ${OUTSIDE} and ${DEAD} for update)
      and not exists (select from jobs other where other.kind = jobs.kind and other.key = jobs.key and other.id <> jobs.id
        and (other.state = 'waiting' or (other.state = 'dead' and other.id > jobs.id and ${sameReason(which)})))
    returning id, array(select jsonb_array_elements_text(payload -> 'notification_ids')::integer) as notification_ids`.execute(db)
  return rows
}

function sameReason(which: { id: number } | { reason: string }) {
  return 'id' in which ? sql`false` : sql`other.error = ${which.reason}`
}
