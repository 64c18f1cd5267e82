import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { SHARED, sharedRestored } from './shared-rows.ts'

/** Tables that every installation has filled. A table in neither list is emptied. */
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

/** The number of deleted orders after which their tables are vacuumed: dead rows stay in the indexes of searches and slow each search. */
const MANY_ORDERS = 2_000

/**
 * Empties the tables that tests write and restarts their ids at one. Rows of every installation stay (languages, phrases, the default
 * flow …). With `fill`, restores the kept world afterwards.
 */
export async function emptyDb(db: Db, fill?: 'kept world'): Promise<void> {
  const ready = prepared.get(db) ?? prepare(db)
  prepared.set(db, ready)
  await ready
  const filled = fill ? sql`, kept.restore_world()` : sql``
  const { rows } = await sql<{ orders: number }>`select kept.empty_db() as orders${filled}`.execute(db)
  const dead = (buried.get(db) ?? 0) + (rows[0]?.orders ?? 0)
  buried.set(db, dead > MANY_ORDERS ? 0 : dead)
  if (dead > MANY_ORDERS) await sql`vacuum orders, order_status_log, model_logs`.execute(db)
}

/** Orders deleted since the last vacuum. */
const buried = new WeakMap<Db, number>()
const prepared = new WeakMap<Db, Promise<void>>()

/**
 * Creates the function that empties the tables. Every test begins with it: the plans of a function are made once, and planning took longer
 * than the work. Triggers stay enabled: disabling them (`session_replication_role`) drops all plans of the connection, also those of the
 * test's own statements.
 */
async function prepare(db: Db): Promise<void> {
  const emptied = await findEmptied(db)
  await sql`create or replace function kept.empty_db() returns integer language plpgsql as $$ declare orders integer; begin
    select last_value into orders from orders_id_seq;
    ${deletion(emptied)};
    ${deletion(emptied)}; -- what triggers wrote of the rows that went
    perform ${sql.join(emptied.sequences.map((sequence) => sql`setval(${sql.lit(sequence)}::regclass, 1, false)`))};
    ${currenciesRestored};
    ${languagesRestored};
    delete from settings where key in ('i18n.version', 'world'); -- every change of a text or a language raises it; it counts from the start again
    if found then ${textsRestored}; end if;
    delete from phrases where id > ${sql.lit(emptied.lastPhrase)};
    delete from phrase_categories where name not in (select category from phrases);
    ${sharedRestored};
    perform ${sql.join(['languages', 'phrases', 'phrase_categories'].map((table) => sql`setval(${sql.lit(`${table}_id_seq`)}, (select max(id) from ${sql.table(table)}))`))};
    return orders;
  end $$`.execute(db)
}

/**
 * Returns one statement that deletes all rows. References are checked at its end, so the order of the tables does not matter.
 * Truncate would rebuild every index of every table: 17 ms instead of 2.
 */
function deletion({ tables }: Emptied) {
  const shared = SHARED.map((table) => sql`${step(table)} as (delete from ${sql.table(table)} where organization_id is not null)`)
  const all = tables.map((table) => sql`${step(table)} as (delete from ${sql.table(table)})`)
  return sql`with ${sql.join([...shared, ...all])} delete from settings where false`
}

const languagesRestored = sql`delete from languages where (id, char_code) not in (select id, char_code from kept.languages);
  insert into languages overriding system value select * from kept.languages on conflict do nothing;
  if found then insert into settings (key, value) values ('i18n.version', '0') on conflict do nothing; end if; -- its texts went with it
  update languages l set name = k.name, active = k.active, version = k.version from kept.languages k where k.id = l.id and l.version <> k.version`

/** Restores only texts that differ: delivering all of them again takes as long as forty tests. */
const textsRestored = sql`delete from phrases where id in (select id from (select * from phrases except select * from kept.phrases) changed);
  delete from phrase_categories where (id, name) not in (select id, name from kept.phrase_categories);
  delete from phrase_translations t using (select * from phrase_translations except select * from kept.phrase_translations) changed
    where t.phrase_id = changed.phrase_id and t.char_code = changed.char_code;
  insert into phrase_categories overriding system value select * from kept.phrase_categories on conflict do nothing;
  insert into phrases overriding system value select * from kept.phrases on conflict do nothing;
  insert into phrase_translations select * from kept.phrase_translations on conflict do nothing`

const CURRENCY = ['code', 'name', 'symbol', 'digits', 'active', 'version']

/** Restores the currencies of every installation. */
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
  /** The last delivered phrase: a test has made those with a higher id. */
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
