import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import type { Database, Db } from './db.ts'

/** Tables with rows that people edit one by one. */
export type EditableTable = {
  [Table in keyof Database]: Database[Table] extends { id: unknown; version: unknown; updated_at: unknown } ? Table : never
}[keyof Database]

/** Locks the row until the transaction ends. Returns true when it exists, and lies within the scope where one is given. */
export async function lockRow(db: Db, table: EditableTable, id: number, within?: RawBuilder<SqlBool>): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id} and ${within ?? sql`true`} for update`.execute(db)
  return rows.length > 0
}

export async function insertRow<Table extends EditableTable>(db: Db, table: Table, row: Insertable<Database[Table]>): Promise<number> {
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const columns = given.map(([column]) => sql.ref(column))
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)} (${sql.join(columns)})
    values (${sql.join(given.map(([, value]) => value))}) returning id`.execute(db)
  const [inserted] = rows
  if (!inserted) throw new Error(`Nothing was inserted into ${table}`)
  return inserted.id
}

/** Writes the given fields and raises the version. */
export async function patchRow<Table extends EditableTable>(
  db: Db,
  table: Table,
  id: number,
  patch: Updateable<Database[Table]>,
): Promise<void> {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined)
  const columns = given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join([...columns, sql`version = version + 1`])} where id = ${id}`.execute(db)
}

export async function deleteRow(db: Db, table: EditableTable, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db)
}

/** Checks for an active row with that id: only active rows can be newly chosen. */
export async function isActiveRow(db: Db, table: 'organizations' | 'countries' | 'currencies', id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id} and active`.execute(db)
  return rows.length > 0
}
