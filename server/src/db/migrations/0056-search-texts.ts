import { type Kysely, sql } from 'kysely'

/** Tables and their searched columns. */
const SEARCHED = {
  organizations: ['name', 'email', 'address', 'phone'],
  users: ['first_name', 'last_name', 'email', 'phone', 'country_id'],
  couriers: ['first_name', 'last_name', 'email', 'phone', 'country_id'],
  issues: ['message', 'actor_name', 'url'],
  orders: ['track', 'foreign_id', 'customer_full_name', 'customer_phone', 'customer_email', 'customer_address', 'country_id'],
}

/**
 * A row as searches compare it, with its index. While the column is empty this costs nothing; the texts come after the start, in batches
 * (docs/decisions/0122). The second index finds rows without a text the old way; so it does where a program that does not know the column
 * has changed the row, such as an older version beside this one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create function forget_search_text() returns trigger language plpgsql as $$
    begin new.search_text := null; return new; end $$`.execute(db)
  for (const [table, columns] of Object.entries(SEARCHED)) {
    const name = (ending: string) => sql.ref(`${table}_${ending}`)
    await sql`alter table ${sql.table(table)} add column search_text text`.execute(db)
    await sql`create index ${name('search_text_trgm_idx')} on ${sql.table(table)} using gin (search_text gin_trgm_ops)`.execute(db)
    await sql`create index ${name('no_search_text_idx')} on ${sql.table(table)} (id) where search_text is null`.execute(db)
    const changed = columns.map((column) => sql`old.${sql.ref(column)} is distinct from new.${sql.ref(column)}`)
    await sql`create trigger ${name('search_text')} before update of ${sql.join(columns.map((column) => sql.ref(column)))}
      on ${sql.table(table)} for each row when (old.search_text is not distinct from new.search_text and (${sql.join(changed, sql` or `)}))
      execute function forget_search_text()`.execute(db)
  }
  // Without orders the old way has nothing to find.
  const { rows } = await sql`select from orders limit 1`.execute(db)
  if (rows.length === 0) await sql`drop index orders_search_trgm_idx`.execute(db)
}
