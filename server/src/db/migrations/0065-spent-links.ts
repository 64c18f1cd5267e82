import { type Kysely, sql } from 'kysely'

/** A change of the account takes its links by which a password is chosen, whoever makes it: they do not hold again when it is undone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create function spend_password_links() returns trigger language plpgsql as $$
    begin delete from password_links where user_id = new.id; return null; end $$`.execute(db)
  const columns = ['password_hash', 'email', 'role', 'organization_id', 'active']
  const changed = columns.map((column) => sql`old.${sql.ref(column)} is distinct from new.${sql.ref(column)}`)
  await sql`create trigger users_password_links after update of ${sql.join(columns.map((column) => sql.ref(column)))}
    on users for each row when (${sql.join(changed, sql` or `)}) execute function spend_password_links()`.execute(db)
}
