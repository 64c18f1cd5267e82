import { type Kysely, sql } from 'kysely'

/**
 * Postcode and town, read from an address (`#db/order-places.ts`). The columns cost nothing; rows are read after the start, in batches. An
 * address changed by a program that does not know the columns is marked to be read again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table orders add column postcode text, add column town text, add column address_read boolean not null default false`.execute(
    db,
  )
  await sql`create index orders_unread_address_idx on orders (id) where not address_read`.execute(db)
  await sql`create function forget_place() returns trigger language plpgsql as $$
    begin new.postcode := null; new.town := null; new.address_read := false; return new; end $$`.execute(db)
  await sql`create trigger orders_place before update of customer_address, country_id on orders for each row
    when (old.customer_address is distinct from new.customer_address or old.country_id is distinct from new.country_id)
    execute function forget_place()`.execute(db)
}
