import { type Kysely, sql } from 'kysely'

/**
 * Statistics count entries of the status log into 5, 7, 8 and 10 that stand: their courier and delivery date are kept with them, and
 * whether the same person took the entry back within ten minutes. The courier is not a reference: each move would lock a courier's row.
 * The two columns of older rows are filled after the start (`#db/moments.ts`).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table order_status_log add column courier_id integer, add column delivery_to timestamptz,
    add column moment_source text check (moment_source in ('entry', 'change_log', 'order')),
    add column taken_back boolean not null default false`.execute(db)
  await takeBack(db)
  await sql`create index order_status_log_standing_idx on order_status_log (created_at)
    include (order_id, status_to, sub_status_id, courier_id, moment_source)
    where status_to in (5, 7, 8, 10) and status_from <> status_to and not taken_back`.execute(db)
  for (const [name, source] of [
    ['unread', sql`moment_source is null`],
    ['guessed', sql`moment_source = 'order'`],
  ] as const)
    await sql`create index ${sql.raw(`order_status_log_${name}_idx`)} on order_status_log (created_at)
      where ${source} and status_to in (5, 7, 8, 10) and status_from <> status_to`.execute(db)
  // Only the statistics used it.
  await sql`drop index orders_ended_idx`.execute(db)
}

/** Marks an entry as taken back at the next move, if the same person made it soon and it leads back. */
async function takeBack(db: Kysely<never>): Promise<void> {
  await sql`update order_status_log entry set taken_back = true
    where status_to in (5, 7, 8, 10) and status_from <> status_to and exists (
      select from (
        select * from order_status_log later where later.order_id = entry.order_id and later.id > entry.id and later.status_from <> later.status_to
        order by later.id limit 1
      ) next
      where next.created_at <= entry.created_at + interval '10 minutes'
        and (next.actor_kind, next.actor_id, next.impersonator_id) is not distinct from (entry.actor_kind, entry.actor_id, entry.impersonator_id)
        and (entry.actor_id is not null or next.actor_name = entry.actor_name)
        and (next.status_to = entry.status_from or (entry.status_to, next.status_to) in ((7, 6), (8, 3), (5, 4)))
        and (entry.status_to, next.status_to) not in ((7, 9), (8, 9), (5, 10))
    )`.execute(db)
}
