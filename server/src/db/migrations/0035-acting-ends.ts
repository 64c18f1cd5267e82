import { type Kysely, sql } from 'kysely'

/**
 * Acting ends in many ways: by the way back, a logout, the end of the hour, a disabled account or organization. All of them delete the
 * session, so a trigger writes one end for each beginning, at the same moment.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create function note_acting_end() returns trigger language plpgsql as $$
    begin
      insert into sign_ins (kind, user_id, actor_id, email, ip, user_agent, created_at)
      select 'impersonation_ended', e.user_id, e.impersonator_id, u.email, e.ip, e.user_agent,
        greatest(e.created_at, least(e.expires_at, now()))
      from ended e join users u on u.id = e.user_id
      where e.impersonator_id is not null;
      return null;
    end $$`.execute(db)
  await sql`create trigger sessions_acting_end after delete on sessions referencing old table as ended
    for each statement execute function note_acting_end()`.execute(db)

  // A page of a million rows is cut and counted without reading the rows; a text is found anywhere in a row.
  await sql`drop index sign_ins_created_idx`.execute(db)
  await sql`create index sign_ins_created_idx on sign_ins (created_at, id) include (user_id, kind)`.execute(db)
  await sql`create index sign_ins_search_idx on sign_ins using gin (email gin_trgm_ops, ip gin_trgm_ops)`.execute(db)
}
