import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { CATALOGUES } from '#db/seed/reference.ts'
import { CURRENCIES, LANGUAGES } from '#db/seed/reference-data.ts'
import { deliverPhrases } from '#db/seed/reference-phrases.ts'
import { restoreShared, SHARED } from './shared-rows.ts'

/** What every installation has. A table that stands in neither list is emptied. */
const REFERENCE = [
  'kysely_migration',
  'kysely_migration_lock',
  'settings',
  'languages',
  'phrases',
  'phrase_categories',
  'phrase_translations',
  'phrase_categories',
  'currencies',
  'order_flow_links',
]
const KEPT: ReadonlySet<string> = new Set([...REFERENCE, ...SHARED])

/** Empties what tests write and counts its ids from one again; what every installation has (languages, phrases, the default flow …) stays. */
export async function emptyDb(db: Db): Promise<void> {
  const { tables, sequences, lastPhrase } = await emptiedOf(db)
  const shared = SHARED.map((table) => sql`${step(table)} as (delete from ${sql.table(table)} where organization_id is not null)`)
  const all = tables.map((table) => sql`${step(table)} as (delete from ${sql.table(table)})`)
  // One statement: its references are checked at the end, so that no order of tables is right or wrong.
  // Deleting, because truncate makes every index of every table anew: 17 ms against 2.
  const everything = sql`with ${sql.join([...shared, ...all])} select`
  await everything.execute(db)
  await everything.execute(db) // triggers have written of what was deleted
  await sql`select ${sql.join(sequences.map((sequence) => sql`setval(${sequence}::regclass, 1, false)`))}`.execute(db)
  await restoreCurrencies(db)
  await restoreLanguages(db)
  if (await wereTextsChanged(db)) await deliverAgain(db)
  else await restorePhrases(db, lastPhrase)
  await restoreShared(db)
}

async function restoreLanguages(db: Db): Promise<void> {
  const codes = LANGUAGES.map(({ char_code }) => char_code)
  await db.deleteFrom('languages').where('char_code', 'not in', codes).execute()
  await db.updateTable('languages').set({ active: true, version: 1 }).where('version', '>', 1).execute()
}

/** Every change of a text or a language raises their version; it counts from the start again. */
async function wereTextsChanged(db: Db): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('settings').where('key', '=', 'i18n.version').executeTakeFirst()
  return numDeletedRows > 0n
}

/** All phrases as an installation gets them, under the numbers they had. */
async function deliverAgain(db: Db): Promise<void> {
  await db.deleteFrom('phrases').execute()
  await db.deleteFrom('phrase_categories').execute()
  await sql`select setval(pg_get_serial_sequence('phrases', 'id'), 1, false), setval(pg_get_serial_sequence('phrase_categories', 'id'), 1, false)`.execute(
    db,
  )
  await deliverPhrases(db, CATALOGUES, {})
  await sql`select setval(pg_get_serial_sequence('languages', 'id'), (select max(id) from languages))`.execute(db)
}

/** Without those of a test, and counted on as if there had been none. */
async function restorePhrases(db: Db, last: number): Promise<void> {
  await db.deleteFrom('phrases').where('id', '>', last).execute()
  await sql`delete from phrase_categories where name not in (select category from phrases)`.execute(db)
  const tables = ['languages', 'phrases', 'phrase_categories']
  const counters = tables.map((table) => sql`setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`)
  await sql`select ${sql.join(counters)}`.execute(db)
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
  /** The last one that was delivered: what has a higher id is a test's own. */
  readonly lastPhrase: number
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
  const { last } = await db
    .selectFrom('phrases')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return {
    lastPhrase: last ?? 0,
    tables: [...new Set(emptied.map(({ table }) => table))],
    sequences: emptied.flatMap(({ sequence }) => sequence ?? []),
  }
}
