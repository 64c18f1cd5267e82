import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import pg from 'pg'

/*
 * Each worker has a database of its own, named by its machine and process, so that two runs beside one another leave each other's alone.
 * A run that was killed leaves its own behind; the next one finds that its process is gone.
 */

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)

/**
 * Makes an empty database for this worker, or one more, beside the one of that URL; returns the URL of the new one. Its locale knows ASCII
 * letters only, the least that an installation may have; the embedded database knows all.
 */
export async function makeWorkerDatabase(url: string, more = ''): Promise<string> {
  const own = new URL(url)
  const name = `${prefixOf(url)}${process.pid}_${process.env.VITEST_POOL_ID ?? 1}${more}`
  await run(url, async (client) => {
    await drop(client, name)
    await client.query(`create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`)
  })
  own.pathname = `/${name}`
  return own.href
}

/** Drops the databases of this run, and those left by runs that ended without doing so. */
export async function dropWorkerDatabases(url: string): Promise<void> {
  const prefix = prefixOf(url)
  await run(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
      prefix,
    ])
    for (const { name } of rows) if (!isOfOtherProcess(Number.parseInt(name.slice(prefix.length), 10))) await drop(client, name)
  })
}

function prefixOf(url: string): string {
  return `${decodeURIComponent(new URL(url).pathname.slice(1))}_worker_${HOST}_`
}

function isOfOtherProcess(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0) // only checks whether it exists
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/**
 * Drops a database. Not `with (force)`: that fails while an autovacuum runs there, which only a superuser may end. A plain drop ends it.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user', [name])
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)}`)
}

/** Serializes the runs: two that drop one database at once conflict. */
async function run(connectionString: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('worker databases'))")
    await work(client)
  } finally {
    await client.end()
  }
}
