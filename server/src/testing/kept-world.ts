import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** The tables of the small world, each after the tables it refers to. */
const TABLES = ['organizations', 'countries', 'users', 'couriers'] as const

/**
 * Copies the rows of the current world and creates the function `kept.restore_world()`, which inserts them into an empty database. Every
 * test begins with it: the plans of a function are made once. `created_at` and `updated_at` are set again each time.
 */
export async function keepWorld(db: Db): Promise<void> {
  const steps = []
  for (const table of TABLES) {
    const kept = sql`${sql.id('kept', `world_${table}`)}`
    const columns = sql.join(await columnsOf(db, table))
    await sql`drop table if exists ${kept}`.execute(db)
    await sql`create table ${kept} as select ${columns} from ${sql.table(table)}`.execute(db)
    steps.push(sql`insert into ${sql.table(table)} (${columns}) overriding system value select ${columns} from ${kept} order by id;
      perform setval(${sql.lit(`${table}_id_seq`)}::regclass, (select max(id) from ${kept}))`)
  }
  await sql`create or replace function kept.restore_world() returns void language plpgsql as $$ begin
    ${sql.join(steps, sql`;\n    `)};
  end $$`.execute(db)
}

async function columnsOf(db: Db, table: string) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('created_at', 'updated_at') order by attnum`.execute(db)
  return rows.map(({ name }) => sql.ref(name))
}
