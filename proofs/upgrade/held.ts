import type { Query } from '../kit/database.ts'

type Row = Readonly<Record<string, unknown>>

interface Table {
  /** The columns of its primary key; none where it has no key. */
  readonly key: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** The content of a database, by table. */
export type Held = ReadonlyMap<string, Table>

/** A difference that is allowed afterwards; its reason stands beside each one. */
export interface Change {
  readonly table: string
  /** Default: all columns, and also a missing row. */
  readonly columns?: readonly string[]
  readonly of?: (row: Row) => boolean
}

const TABLES = `
  select t.table_name as name, coalesce((
    select json_agg(k.column_name order by k.ordinal_position) from information_schema.table_constraints c
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    where c.constraint_type = 'PRIMARY KEY' and c.table_schema = t.table_schema and c.table_name = t.table_name), '[]') as key,
    (select json_agg(column_name order by ordinal_position) from information_schema.columns n
    where n.table_schema = t.table_schema and n.table_name = t.table_name) as columns
  from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`

export async function allIn(query: Query): Promise<Held> {
  const held = new Map<string, Table>()
  for (const { name, key, columns } of await query<{ name: string; key: string[]; columns: string[] }>(TABLES)) {
    const rows = await query<{ row: Row }>(`select to_jsonb(t) as row from "${name}" t`)
    held.set(name, { key, columns, rows: rows.map(({ row }) => row) })
  }
  return held
}

/** Returns rows that are missing or changed. New rows are ignored. */
export function lost(before: Held, after: Held, changes: readonly Change[] = []): string[] {
  return [...before].flatMap(([name, table]) => {
    const own = changes.filter((change) => change.table === name)
    const now = after.get(name)
    return now ? lostOf(table, now, own).map((text) => `${name}: ${text}`) : [`${name} is no table any more`]
  })
}

function lostOf(before: Table, after: Table, changes: readonly Change[]): string[] {
  const gone = before.columns.filter((column) => !after.columns.includes(column))
  const compared = before.columns.filter((column) => after.columns.includes(column))
  const key = before.key.length > 0 ? before.key : compared
  const found = keyed(after.rows, key)
  const rows = [...keyed(before.rows, key)].flatMap(([id, row]) => {
    const mine = changes.filter(({ of }) => !of || of(row))
    if (mine.some(({ columns }) => !columns)) return []
    const now = found.get(id)
    if (!now) return [`the row ${id} is gone`]
    const may = new Set(mine.flatMap(({ columns }) => columns ?? []))
    const differing = compared.filter((column) => !may.has(column) && text(row[column]) !== text(now[column]))
    return differing.map((column) => `the row ${id} had ${column} ${shown(row[column])}, and has ${shown(now[column])}`)
  })
  return [...gone.map((column) => `the column ${column} is gone`), ...rows]
}

/** Rows that are equal in all columns are counted. */
function keyed(rows: readonly Row[], key: readonly string[]): Map<string, Row> {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const id = key.map((column) => text(row[column])).join(' ')
    let nth = 1
    while (found.has(nth > 1 ? `${id} × ${nth}` : id)) nth += 1
    found.set(nth > 1 ? `${id} × ${nth}` : id, row)
  }
  return found
}

function text(value: unknown): string {
  return JSON.stringify(value)
}

function shown(value: unknown): string {
  return text(value).slice(0, 200)
}
