import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { emptyDb } from '#testing/empty-db.ts'
import { PHRASE_CATEGORY } from './rows.testing.ts'

/** Tables that no test writes; of the phrases only those of tests are kept. */
const OTHERS = ['kysely_migration', 'kysely_migration_lock', 'settings', 'phrase_categories', 'phrase_translations']
/** Triggers write them again when the orders come back. */
const OF_TRIGGERS = ['order_tallies', 'order_tally_changes']

/**
 * Copies every current row; returns a function that restores all of them with their ids and id counters. Walks need equal rows hundreds of
 * times, and building them one by one took ten times as long.
 */
export async function keepRows(db: Db): Promise<() => Promise<void>> {
  await sql`drop schema if exists kept_rows cascade`.execute(db)
  await sql`create schema kept_rows`.execute(db)
  const tables = await tablesOf(db, [...OTHERS, ...OF_TRIGGERS])
  for (const { table, columns } of tables) {
    const rows = table === 'phrases' ? sql`where category = ${sql.lit(PHRASE_CATEGORY)}` : sql``
    await sql`create table ${copyOf(table)} as select ${namesOf(columns)} from ${sql.table(table)} ${rows}`.execute(db)
  }
  const counters = await countersOf(db)
  // One statement, so that references are checked at its end; a function, so that it is planned once.
  const insertions = sql`with ${sql.join(tables.map(({ table, columns }) => sql`${sql.ref(`back_${table}`)} as (${insertion(table, columns)})`))}
    delete from settings where false`
  await sql`create function kept_rows.bring_back() returns void language plpgsql as $$ begin
    ${insertions};
    perform ${sql.join(counters.map(({ name, last, called }) => sql`setval(${sql.lit(name)}, ${sql.lit(last)}, ${sql.lit(called)})`))};
  end $$`.execute(db)
  return async () => {
    await emptyDb(db)
    await sql`select kept_rows.bring_back()`.execute(db)
  }
}

interface Kept {
  readonly table: string
  readonly columns: readonly string[]
}

async function tablesOf(db: Db, others: readonly string[]): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select c.table_name as table, json_agg(c.column_name order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' group by 1 order by 1`.execute(db)
  return rows.filter(({ table }) => !others.includes(table))
}

interface Counter {
  readonly name: string
  readonly last: number
  readonly called: boolean
}

async function countersOf(db: Db): Promise<Counter[]> {
  const { rows } = await sql<{
    name: string
  }>`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`.execute(db)
  const each = rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, last_value::int as last, is_called as called from ${sql.table(name)}`,
  )
  return (await sql<Counter>`${sql.join(each, sql` union all `)}`.execute(db)).rows
}

function insertion(table: string, columns: readonly string[]): RawBuilder<unknown> {
  const names = namesOf(columns)
  return sql`insert into ${sql.table(table)} (${names}) overriding system value select ${names} from ${copyOf(table)} on conflict do nothing`
}

function namesOf(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)))
}

function copyOf(table: string): RawBuilder<unknown> {
  return sql`${sql.id('kept_rows', table)}`
}
