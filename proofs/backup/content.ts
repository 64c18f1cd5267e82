import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Query } from '../kit/database.ts'
import type { Place } from '../kit/places.ts'
import { ADDRESS } from './people.ts'

/** One line for each table: the number of its rows, and a checksum of their content as text, independent of their order. */
export type Content = ReadonlyMap<string, string>

/** Settings that make every connection write times and numbers in the same way. */
const ALIKE = "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3".split('; ')

/** Columns with the time of the restore: waiting jobs are given up at that time. */
const OF_RESTORING: Readonly<Record<string, string>> = { jobs: 'finished_at' }

/**
 * Finds orders with a missing part. The change log must have an entry for each version of an order, since both are written in one
 * transaction.
 */
const TORN = `select o.id from orders o left join (select entity_id, count(*) as entries from model_logs where entity = 'order' group by 1) m
  on m.entity_id = o.id where o.customer_address = '${ADDRESS}' and coalesce(m.entries, 0) <> o.version`

/** Reads the ids of the orders, the orders with a missing part, and the content of every table except the schema's own history. */
export function contentOf(place: Place): Promise<{ ids: ReadonlySet<number>; torn: number[]; content: Content }> {
  return place.read(async (query) => {
    for (const setting of ALIKE) await query(setting)
    const content = new Map<string, string>()
    for (const name of await tables(query)) if (!name.startsWith('kysely_')) content.set(name, await sumOf(query, name))
    return { ids: new Set(await idsOf(query, 'select id from orders')), torn: await idsOf(query, TORN), content }
  })
}

async function idsOf(query: Query, text: string): Promise<number[]> {
  return (await query<{ id: number }>(text)).map(({ id }) => id)
}

async function sumOf(query: Query, name: string): Promise<string> {
  const told = OF_RESTORING[name] ? `(to_jsonb(t) - '${OF_RESTORING[name]}')::text` : 't::text'
  const half = (from: number) => `coalesce(sum(('x' || substr(md5(${told}), ${from}, 15))::bit(60)::bigint), 0)`
  const [row] = await query<{ line: string }>(`select count(*) || ' rows, ' || ${half(1)} || ' ' || ${half(16)} as line from "${name}" t`)
  return row?.line ?? ''
}

export function differences(one: Content, other: Content): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].flatMap((name) => (one.get(name) === other.get(name) ? [] : [`${name}: ${one.get(name)}, there ${other.get(name)}`]))
}

/** Returns the tables of a place. Looking creates nothing. */
export async function tablesOf(place: Place): Promise<string[]> {
  const { DATABASE_URL, DATA_DIR = '' } = place.environment
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'database'))) return []
  return place.read(tables)
}

async function tables(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1")
  return rows.map(({ name }) => name)
}
