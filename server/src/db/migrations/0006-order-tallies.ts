import { type Kysely, sql } from 'kysely'

const KEY = ['organization_id', 'country_id', 'status_id', 'payment_type', 'currency_code', 'archived', 'deleted'] as const

/** Totals that need no scan (docs/decisions/0015), and indexes and vacuum fit for a million orders. */
export async function up(db: Kysely<never>): Promise<void> {
  await tables(db)
  await functions(db)
  await triggers(db)
  // The triggers' lock keeps writers out until this is committed, so no order is missed or counted twice.
  await sql`insert into order_tallies (${key()}, orders, total)
    select ${keyOf('o')}, count(*), sum(o.total) from orders o group by ${groups}`.execute(db)
  await upkeep(db)
}

async function tables(db: Kysely<never>): Promise<void> {
  for (const table of ['order_tallies', 'order_tally_changes']) {
    await sql`create table ${sql.table(table)} (
      organization_id integer not null,
      country_id integer not null,
      status_id integer not null,
      payment_type integer not null,
      currency_code text not null,
      archived boolean not null,
      deleted boolean not null,
      orders bigint not null,
      total numeric not null)`.execute(db)
  }
  await sql`alter table order_tallies add primary key (${key()})`.execute(db)
}

/**
 * Appends changes, so that no two writers wait for one row. Now and then a writer folds all changes into the tallies; it skips this where
 * another one is doing so.
 */
async function functions(db: Kysely<never>): Promise<void> {
  await sql`create function fold_order_tallies() returns void language plpgsql as $$
    begin
      if not pg_try_advisory_xact_lock(hashtext('order_tallies'), 'order_tallies'::regclass::oid::integer) then return; end if;
      with taken as (delete from order_tally_changes returning *)
      insert into order_tallies as tally (${key()}, orders, total)
        select ${key()}, sum(orders), sum(total) from taken group by ${groups} having sum(orders) <> 0 or sum(total) <> 0
        on conflict (${key()}) do update set orders = tally.orders + excluded.orders, total = tally.total + excluded.total;
    end $$`.execute(db)

  const append = (rows: ReturnType<typeof sql>, one = sql`1`) => sql`insert into order_tally_changes (${key()}, orders, total)
    select ${keyOf('o')}, sum(${one}), sum(${one} * o.total) from ${rows} o group by ${groups}`
  const moved = sql`(select 1 as one, * from after union all select -1, * from before)`
  await sql`create function tally_orders() returns trigger language plpgsql as $$
    declare appended integer;
    begin
      if tg_op = 'UPDATE' then
        ${append(moved, sql`o.one`)} having sum(o.one) <> 0 or sum(o.one * o.total) <> 0;
      elsif tg_op = 'INSERT' then
        ${append(sql`after`)};
      else
        ${append(sql`before`, sql`-1`)};
      end if;
      get diagnostics appended = row_count;
      if random() * 500 < appended then perform fold_order_tallies(); end if;
      return null;
    end $$`.execute(db)

  await sql`create function empty_order_tallies() returns trigger language plpgsql as $$
    begin
      delete from order_tallies;
      delete from order_tally_changes;
      return null;
    end $$`.execute(db)
}

async function triggers(db: Kysely<never>): Promise<void> {
  const seen = { insert: 'new table as after', update: 'old table as before new table as after', delete: 'old table as before' }
  for (const [event, rows] of Object.entries(seen)) {
    await sql`create trigger ${sql.ref(`orders_tally_${event}`)} after ${sql.raw(event)} on orders referencing ${sql.raw(rows)}
      for each statement execute function tally_orders()`.execute(db)
  }
  await sql`create trigger orders_tally_truncate after truncate on orders for each statement execute function empty_order_tallies()`.execute(
    db,
  )
}

async function upkeep(db: Kysely<never>): Promise<void> {
  // Filters by delivery date use the end of the window, or its start; the home counts the late orders under way.
  const live = sql`deleted_at is null and archived_at is null`
  await sql`drop index orders_delivery_idx`.execute(db)
  await sql`create index orders_delivery_idx on orders (organization_id, (coalesce(delivery_to, delivery_from))) where ${live}`.execute(db)
  await sql`create index orders_late_idx on orders (organization_id, country_id, delivery_to)
    where ${live} and status_id in (1, 2, 3, 4, 6)`.execute(db)
  // The default waits for 200,000 dead rows of a million; index-only counts want the visibility map fresh.
  await sql`alter table orders set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02,
    autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(db)
  await sql`alter table order_tally_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`.execute(db)
}

const groups = sql.raw(KEY.map((_, index) => index + 1).join(', '))

function key() {
  return sql.join(KEY.map((column) => sql.ref(column)))
}

function keyOf(order: string) {
  const column = (name: string) => sql.ref(`${order}.${name}`)
  const flags = [sql`${column('archived_at')} is not null`, sql`${column('deleted_at')} is not null`]
  const payment = sql`coalesce(${column('payment_type')}, 0)`
  return sql.join([column('organization_id'), column('country_id'), column('status_id'), payment, column('currency_code'), ...flags])
}
