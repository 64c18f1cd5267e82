import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Tables that are left out. Every other table of the catalogue is backed up: a new one needs no line here. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  kysely_migration: 'the schema: restoring makes it, by the migrations this manifest names',
  kysely_migration_lock: 'the schema: restoring makes it',
  sessions: 'everybody signs in again',
  login_attempts: 'a lock lasts minutes',
  password_links: 'a link lasts minutes or days, and its token is in a mail alone',
  password_requests: 'a wish lasts a day',
  idempotency_keys: 'a key lasts a day, and its caller knows another place',
}

export interface Column {
  readonly name: string
  /** The type in SQL: `numeric(14,4)`, `text[]`. */
  readonly type: string
  readonly numbers_rows: boolean
}

export interface Table {
  readonly name: string
  /** The columns except those that the database computes. */
  readonly columns: readonly Column[]
  readonly primary_key: readonly string[]
}

/** Finds every table of the schema by name, except those of extensions. */
export async function findTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
            'numbers_rows', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null) order by a.attnum)
         from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(a.attname order by k.place)
         from pg_index i, unnest(i.indkey) with ordinality k (attnum, place), pg_attribute a
         where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum), '[]') as primary_key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and ${isOurs} order by c.relname collate "C"`.execute(db)
  return rows
}

/** The condition that a table does not belong to an extension. */
const isOurs = sql`not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

export async function findMigrations(db: Db): Promise<string[]> {
  const { rows: found } = await sql<{ exists: boolean }>`select to_regclass('public.kysely_migration') is not null as "exists"`.execute(db)
  if (!found[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Sets the text format of values so that every PostgreSQL reads back the same value, with any settings: to the microsecond, digit and byte.
 */
export async function setExactTextFormats(tx: Db): Promise<void> {
  await sql`select set_config('DateStyle', 'ISO, YMD', true), set_config('IntervalStyle', 'postgres', true), set_config('TimeZone', 'UTC', true),
    set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '3', true)`.execute(tx)
}
