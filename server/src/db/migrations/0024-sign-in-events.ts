import { type Kysely, sql } from 'kysely'

/**
 * Events of signing in, including refusals, locks and acting as others. Sessions get a number that people may see, which is neither their
 * secret nor its hash. A sign-in has no reference to its person: a try at an existing login must not wait for locks that a missing login
 * does not have.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sign_ins
    drop constraint sign_ins_user_id_fkey,
    alter column user_id drop not null,
    add column actor_id integer,
    add column email text,
    add column kind text not null default 'success'
      check (kind in ('success', 'refused', 'locked', 'unlocked', 'impersonation_started', 'impersonation_ended')),
    add column reason text,
    add column ip text,
    add column user_agent text`.execute(db)
  await sql`update sign_ins set email = users.email from users where users.id = sign_ins.user_id`.execute(db)
  await sql`alter table sign_ins alter column email set not null, alter column kind drop default`.execute(db)
  // The homes count successful sign-ins by day; the list is read newest first, for all people and for one.
  await sql`drop index sign_ins_created_idx`.execute(db)
  await sql`create index sign_ins_created_idx on sign_ins (created_at, id)`.execute(db)
  await sql`create index sign_ins_success_idx on sign_ins (created_at, user_id) where kind = 'success'`.execute(db)
  await sql`create index sign_ins_user_idx on sign_ins (user_id, created_at)`.execute(db)

  await sql`alter table sessions add column id integer not null generated always as identity unique`.execute(db)
}
