import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { CATALOGUES } from '#db/seed/reference.ts'
import { LANGUAGES } from '#db/seed/reference-data.ts'
import { deliverPhrases } from '#db/seed/reference-phrases.ts'
import { SHARED, sharedRestored } from './shared-rows.ts'

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
  const ready = prepared.get(db) ?? prepare(db)
  prepared.set(db, ready)
  await ready
  const { rows } = await sql<{ texts_changed: boolean }>`select kept.empty_db() as texts_changed`.execute(db)
  if (rows[0]?.texts_changed) await deliverAgain(db)
}

const prepared = new WeakMap<Db, Promise<void>>()

/** Every test begins with it: as a function its plans are made once, which took longer than what they do. */
async function prepare(db: Db): Promise<void> {
  const emptied = await findEmptied(db)
  await sql`create or replace function kept.empty_db() returns boolean language plpgsql as $$
    declare texts_changed boolean;
    begin
      ${deletion(emptied)};
      ${deletion(emptied)}; -- triggers have written of what was deleted
      perform ${sql.join(emptied.sequences.map((sequence) => sql`setval(${sql.lit(sequence)}::regclass, 1, false)`))};
      ${currenciesRestored};
      ${languagesRestored};
      delete from settings where key = 'i18n.version'; -- every change of a text or a language raises it; it counts from the start again
      texts_changed := found;
      if not texts_changed then ${phrasesRestored(emptied.lastPhrase)}; end if;
      ${sharedRestored};
      return texts_changed;
    end $$`.execute(db)
}

/**
 * One statement: its references are checked at the end, so that no order of tables is right or wrong.
 * Deleting, because truncate makes every index of every table anew: 17 ms against 2.
 */
function deletion({ tables }: Emptied) {
  const shared = SHARED.map((table) => sql`${step(table)} as (delete from ${sql.table(table)} where organization_id is not null)`)
  const all = tables.map((table) => sql`${step(table)} as (delete from ${sql.table(table)})`)
  return sql`with ${sql.join([...shared, ...all])} delete from settings where false`
}

const languagesRestored = sql`delete from languages where char_code not in (${sql.join(LANGUAGES.map(({ char_code }) => sql.lit(char_code)))});
  update languages set active = true, version = 1 where version > 1`

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
function phrasesRestored(last: number) {
  const tables = ['languages', 'phrases', 'phrase_categories']
  const counters = tables.map((table) => sql`setval(${sql.lit(`${table}_id_seq`)}, (select max(id) from ${sql.table(table)}))`)
  return sql`delete from phrases where id > ${sql.lit(last)};
    delete from phrase_categories where name not in (select category from phrases);
    perform ${sql.join(counters)}`
}

const CURRENCY = ['code', 'name', 'symbol', 'digits', 'active', 'version']

/** Whatever a test has done to them, every installation has these. */
const currenciesRestored = sql`delete from currencies where (id, code) not in (select id, code from kept.currencies);
  if exists (select id, ${namesOf('kept')} from kept.currencies kept except select id, ${namesOf('t')} from currencies t) then
    insert into currencies overriding system value select * from kept.currencies
      on conflict (id) do update set (${sql.join(CURRENCY.map((column) => sql.ref(column)))}) = (${namesOf('excluded')});
  end if`

function namesOf(source: string) {
  return sql.join(CURRENCY.map((column) => sql.ref(`${source}.${column}`)))
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
