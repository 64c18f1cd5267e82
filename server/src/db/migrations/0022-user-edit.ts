import { type Kysely, sql } from 'kysely'

/**
 * People edit accounts: the version tells whether another person has changed the row meanwhile. The time a person was last seen outlives
 * sessions.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column version integer not null default 1, add column last_seen_at timestamptz`.execute(db)
  await sql`create index sessions_impersonator_idx on sessions (impersonator_id) where impersonator_id is not null`.execute(db)
  // A sign-in deletes old sessions of other people: it does not wait for a transaction that locks one of these accounts.
  await sql`create function note_last_seen() returns trigger language plpgsql as $$
    begin
      update users u set last_seen_at = greatest(u.last_seen_at, gone.seen_at)
      from (select coalesce(impersonator_id, user_id) as user_id, max(last_seen_at) as seen_at
        from ended where user_id is not null group by 1) gone
      where u.id = gone.user_id and u.id in (
        select id from users where id in (select coalesce(impersonator_id, user_id) from ended) order by id for update skip locked);
      return null;
    end $$`.execute(db)
  await sql`create trigger sessions_last_seen after delete on sessions referencing old table as ended
    for each statement execute function note_last_seen()`.execute(db)
}
