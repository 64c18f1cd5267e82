import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { makeBare } from './bare-tables.ts'
import { BrokenBackup } from './broken-backup.ts'
import { findTables, setExactTextFormats, type Table } from './catalog.ts'
import type { LineLimits } from './lines.ts'
import type { BackedUpTable, Manifest } from './manifest.ts'
import { checkBackup, rowsOf } from './read-backup.ts'

export interface RestoreOptions {
  readonly history?: Record<string, Migration>
  /** Runs as the last step of the one transaction. */
  readonly finish?: (tx: Db) => Promise<void>
  /** The most of a file that is held at once. */
  readonly limits?: LineLimits
}

/** Fills an empty database with the backup in the file, completely or not at all. */
export async function restoreBackup(
  db: Db,
  file: string,
  { history = migrations, finish, limits }: RestoreOptions = {},
): Promise<Manifest> {
  const manifest = await checkBackup(file, limits)
  const before = historyUntil(manifest, history)
  await requireEmpty(db)
  await db.transaction().execute(async (tx) => {
    await requireEmpty(tx)
    await migrateThere(tx, before)
    await setExactTextFormats(tx)
    const tables = new Map((await findTables(tx)).map((table) => [table.name, table]))
    const restored = manifest.tables.map((table) => ({ ...table, target: targetOf(table, tables) }))
    const dress = await makeBare(tx, [...tables.keys()])
    for await (const { table, lines } of rowsOf(file, manifest, limits)) {
      const one = restored.find(({ name }) => name === table)
      if (one) await insertLines(tx, one, lines)
    }
    for (const { name, next } of manifest.tables) if (next) await countOn(tx, name, next)
    await dress()
    await migrate(tx, history)
    await finish?.(tx)
  })
  await sql`analyze`.execute(db)
  return manifest
}

/** Returns the part of the history that the file's database had. */
function historyUntil({ migrations: made }: Manifest, history: Record<string, Migration>): Record<string, Migration> {
  const known = Object.entries(history)
  const unknown = made.filter((name) => !(name in history))
  if (unknown.length > 0)
    throw new Error(`This backup was made by a newer version: it has ${unknown.join(', ')}. Restore it with that version, or a newer one.`)
  if (made.some((name, at) => known[at]?.[0] !== name))
    throw new Error('This backup was made by a version that this one does not come from. Restore it with that version.')
  return Object.fromEntries(known.slice(0, made.length))
}

async function requireEmpty(db: Db): Promise<void> {
  const tables = await findTables(db)
  if (tables.length > 0)
    throw new Error(
      `This database is not empty: it has ${tables.length} tables. Restore into a new one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
    )
}

async function migrateThere(tx: Db, history: Record<string, Migration>): Promise<void> {
  const { error } = await new Migrator({ db: tx, provider: { getMigrations: async () => history } }).migrateToLatest()
  if (error) throw new Error('The database could not be made', { cause: error })
}

function targetOf({ name, columns }: BackedUpTable, tables: ReadonlyMap<string, Table>): Table {
  const table = tables.get(name)
  if (!table) throw new BrokenBackup(`its version knows no table ${name}`)
  const names = table.columns.map((column) => column.name)
  if (names.length !== columns.length || !columns.every((column) => names.includes(column)))
    throw new BrokenBackup(`its version knows other columns of ${name}`)
  return table
}

async function insertLines(tx: Db, { columns, target }: BackedUpTable & { target: Table }, lines: readonly string[]): Promise<void> {
  const into = sql`insert into ${sql.table(target.name)} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value`
  const values = columns.map((name, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(typeOf(target, name))}`)
  await sql`${into} select ${sql.join(values)} from jsonb_array_elements(${`[${lines.join()}]`}::jsonb) r`.execute(tx)
}

function typeOf({ columns }: Table, name: string): string {
  return columns.find((column) => column.name === name)?.type ?? 'text'
}

async function countOn(tx: Db, table: string, { column, value }: { column: string; value: string }): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(format('public.%I', ${table}::text), ${column}), ${value}::bigint, false)`.execute(tx)
}
