import pg from 'pg'
import { leaves } from './leftovers.ts'
import { programs } from './needs.ts'

export type Query = <Row extends object>(text: string) => Promise<Row[]>

export interface OwnDatabase {
  readonly url: string
  drop(): Promise<void>
}

let serial = 0

/** Makes an empty database for this run, beside the one that TEST_DATABASE_URL names. */
export async function makeDatabase(): Promise<OwnDatabase> {
  const name = `tracklane_proof_${process.pid}_${++serial}`
  const beside = programs.databaseUrl
  const isGone = leaves({ database: name, beside })
  await connected(beside, (query) => query(`create database ${name}`))
  return {
    url: String(Object.assign(new URL(beside), { pathname: `/${name}` })),
    async drop() {
      await connected(beside, (query) => dropDatabase(query, name))
      isGone()
    },
  }
}

/**
 * Drops a database. Not `with (force)`: PostgreSQL refuses that while an autovacuum works there, which only a superuser may end. A plain
 * drop ends it.
 */
export async function dropDatabase(query: Query, name: string): Promise<void> {
  await query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${pg.escapeLiteral(name)} and usename = current_user`)
  await query(`drop database if exists ${pg.escapeIdentifier(name)}`)
}

/** Runs the work on a connection of its own, not through the server. */
export async function connected<Result>(url: string, work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // a restart ends it; the query reports that
  await client.connect()
  try {
    return await work(async <Row extends object>(text: string) => (await client.query<Row>(text)).rows)
  } finally {
    await client.end()
  }
}
