import { type Kysely, sql } from 'kysely'

/** Any change of the account spends its password links: they stay invalid when the change is undone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create function spend_password_links() returns trigger language plpgsql as $$
    begin delete from password_links where user_id = new.id; return null; end $$`.execute(db)
  const columns = ['password_hash', 'email', 'role', 'organization_id', 'active']
  const changed = columns.map((column) => sql`old.${sql.ref(column)} is distinct from new.${sql.ref(column)}`)
  await sql`create trigger users_password_links after update of ${sql.join(columns.map((column) => sql.ref(column)))}
    on users for each row when (${sql.join(changed, sql` or `)}) execute function spend_password_links()`.execute(db)
}
