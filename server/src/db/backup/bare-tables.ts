import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/**
 * Empties the tables (migrations write rows too) and drops what would slow down or change rows that are known to be right: references,
 * indexes, triggers. Returns a function that restores and checks them. The tables' owner may do this; no superuser is needed.
 */
export async function makeBare(tx: Db, tables: readonly string[]): Promise<() => Promise<void>> {
  const references = await findReferences(tx)
  const indexes = await findIndexes(tx)
  await sql`truncate ${sql.join(tables.filter(isData).map((name) => sql.table(name)))}`.execute(tx)
  for (const { table, name } of references) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx)
  for (const name of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)

  return async () => {
    for (const name of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
    for (const { definition } of indexes) await sql.raw(definition).execute(tx)
    for (const { table, name, definition } of references)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx)
  }
}

function isData(table: string): boolean {
  return !table.startsWith('kysely_')
}

interface Part {
  readonly table: string
  readonly name: string
  readonly definition: string
}

async function findReferences(tx: Db): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select c.relname as table, r.conname as name, pg_get_constraintdef(r.oid) as definition
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    where r.contype = 'f' and r.connamespace = 'public'::regnamespace order by r.oid`.execute(tx)
  return rows
}

/** Finds the indexes that do not belong to a key or a constraint. */
async function findIndexes(tx: Db): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select t.relname as table, c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint r where r.conindid = c.oid)
    order by c.oid`.execute(tx)
  return rows
}
