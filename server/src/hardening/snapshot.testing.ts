import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

type Row = Readonly<Record<string, unknown>>
/** Every row of every table, by table and id, as JSON text: most are only compared. */
type Snapshot = ReadonlyMap<string, string>

/**
 * Sessions come and go with every request, and their ids are random; phrases stay from one world to the next;
 * tallies follow from the orders, and chance decides which write folds them.
 */
const IGNORED = new Set([
  'sessions',
  'phrases',
  'phrase_categories',
  'phrase_translations',
  'order_tallies',
  'order_tally_changes',
  'kysely_migration',
  'kysely_migration_lock',
])

export interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

export async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`.execute(db)
  return rows.filter(({ table }) => !IGNORED.has(table))
}

/** Takes every current row. Where nothing was written since the last time, it is not read again. */
export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const seen = await whatIsSeen(db)
  const last = taken.get(db)
  if (last?.seen === seen) return last.snapshot
  const snapshot = await readAll(db)
  taken.set(db, { seen, snapshot })
  return snapshot
}

const taken = new WeakMap<Db, { readonly seen: string; readonly snapshot: Snapshot }>()

/** Returns the visible transactions: equal to the last time where none has written since. */
export async function whatIsSeen(db: Db): Promise<string> {
  const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(db)
  return rows[0]?.seen ?? ''
}

async function readAll(db: Db): Promise<Snapshot> {
  const all = (await tablesOf(db)).map((table) => sql`select ${table}::text as name, to_jsonb(t) as row from ${sql.table(table)} t`)
  const { rows } = await sql<{ key: string; row: string }>`
    select name || ' ' || coalesce(row ->> 'id', row ->> 'login', (row - '{updated_at,read_at}'::text[])::text) as key, row::text as row
    from (${sql.join(all, sql` union all `)}) as every`.execute(db)
  return new Map(rows.map(({ key, row }) => [key, row]))
}

/** Returns the row; undefined where there is none. */
export function rowIn(snapshot: Snapshot, key: string): Row | undefined {
  const text = snapshot.get(key)
  return text === undefined ? undefined : JSON.parse(text)
}

const known = new WeakMap<Db, ReadonlySet<string>>()

async function tablesOf(db: Db): Promise<string[]> {
  const tables = known.get(db) ?? new Set((await columnsOf(db)).map(({ table }) => table))
  known.set(db, tables)
  return [...tables]
}

/** Stored parts of a token's secret. */
const RANDOM = new Set(['secret_hash', 'prefix'])

/** Returns the changes row by row: the changed columns with their current values; null for a deleted row. */
export function differences(before: Snapshot, after: Snapshot): Record<string, Row | null> {
  const changed: Record<string, Row | null> = {}
  if (before === after) return changed
  for (const [key, text] of after) {
    if (text === before.get(key)) continue
    const [row, old] = [JSON.parse(text) as Row, rowIn(before, key) ?? {}]
    const columns = Object.entries(row).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(old[column]))
    if (columns.length > 0)
      changed[key] = Object.fromEntries(columns.map(([column, value]) => [column, RANDOM.has(column) ? 'random' : plain(value)]))
  }
  for (const key of before.keys()) if (!after.has(key)) changed[key] = null
  return changed
}

/** Times after this are left out: they were counted from now. So two compared worlds are equal over New Year, too. */
const THESE_DAYS = Date.now() - 400 * 24 * 3_600_000

/** Removes values that depend on the time or on random numbers. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value)
  return JSON.parse(
    text
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-][\d:]+)"/g, (instant) =>
        Date.parse(JSON.parse(instant)) > THESE_DAYS ? '"now"' : instant,
      )
      .replaceAll(/TL[A-Z0-9]{10}/gi, 'track')
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
      .replaceAll(/\b(Lee|Rider) \d+/g, '$1')
      .replaceAll(/-\d+@tracklane\.test/g, '@tracklane.test')
      .replaceAll(/\$argon2id\$[^"]+/g, 'hash')
      .replaceAll(/("prefix":\{"new":)"[^"]*"/g, '$1"random"'),
  )
}
