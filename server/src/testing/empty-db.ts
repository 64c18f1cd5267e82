import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { CURRENCIES } from '#db/seed/reference-data.ts'

/** What every installation has. A table that stands in neither list is emptied. */
const REFERENCE = [
  'kysely_migration',
  'kysely_migration_lock',
  'settings',
  'languages',
  'phrases',
  'phrase_translations',
  'currencies',
  'order_flow_links',
]
/** Of these, what belongs to no organization is every installation's. */
const SHARED = ['order_flows', 'order_sub_statuses', 'kanbans', 'kanban_cards']
const KEPT = new Set([...REFERENCE, ...SHARED])

/** Empties what tests write and counts its ids from one again; what every installation has (languages, phrases, the default flow …) stays. */
export async function emptyDb(db: Db): Promise<void> {
  const { tables, sequences } = await emptiedOf(db)
  const shared = SHARED.map((table) => sql`${step(table)} as (delete from ${sql.table(table)} where organization_id is not null)`)
  const all = tables.map((table) => sql`${step(table)} as (delete from ${sql.table(table)})`)
  // One statement: its references are checked at the end, so that no order of tables is right or wrong.
  // Deleting, because truncate makes every index of every table anew: 17 ms against 2.
  const everything = sql`with ${sql.join([...shared, ...all])} select`
  await everything.execute(db)
  await everything.execute(db) // triggers have written of what was deleted
  await sql`select ${sql.join(sequences.map((sequence) => sql`setval(${sequence}::regclass, 1, false)`))}`.execute(db)
  await restoreCurrencies(db)
}

/** Whatever a test has done to them, every installation has these. */
async function restoreCurrencies(db: Db): Promise<void> {
  const codes = CURRENCIES.map(({ code }) => code)
  await db.deleteFrom('currencies').where('code', 'not in', codes).execute()
  await db
    .insertInto('currencies')
    .values([...CURRENCIES])
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        symbol: eb.ref('excluded.symbol'),
        digits: eb.ref('excluded.digits'),
        active: true,
        version: 1,
      })),
    )
    .execute()
}

function step(table: string) {
  return sql.ref(`emptied_${table}`)
}

interface Emptied {
  readonly tables: readonly string[]
  readonly sequences: readonly string[]
}

const known = new WeakMap<Db, Emptied>()

async function emptiedOf(db: Db): Promise<Emptied> {
  const emptied = known.get(db) ?? (await findEmptied(db))
  known.set(db, emptied)
  return emptied
}

async function findEmptied(db: Db): Promise<Emptied> {
  const { rows } = await sql<{ table: string; sequence: string | null }>`
    select c.relname as table, s.relname as sequence from pg_class c
      left join pg_depend d on d.refobjid = c.oid and d.deptype = 'i' and d.classid = 'pg_class'::regclass
        and exists (select from pg_class one where one.oid = d.objid and one.relkind = 'S')
      left join pg_class s on s.oid = d.objid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(db)
  const emptied = rows.filter(({ table }) => !KEPT.has(table))
  return {
    tables: [...new Set(emptied.map(({ table }) => table))],
    sequences: emptied.flatMap(({ sequence }) => sequence ?? []),
  }
}
