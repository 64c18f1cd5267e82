import { type Kysely, sql } from 'kysely'

/**
 * Marks log entries of the last thirty days in which a security user created an account or set its password: the homes of administrators
 * show them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update model_logs log set changes = log.changes || '{"known_to_security": {"old": false, "new": true}}'
    from users guard where guard.id = log.actor_id and guard.role = 'security' and log.actor_kind = 'user' and log.entity = 'user'
      and log.entity_id <> log.actor_id and log.created_at >= now() - interval '30 days'
      and (log.action = 'created' or log.changes -> 'password_changed' is not null)`.execute(db)
}
