import pg from 'pg'

/** Makes this worker's own database, empty, beside the one of that URL; answers the URL of the new one. */
export async function makeWorkerDatabase(url: string): Promise<string> {
  const own = new URL(url)
  const name = `${nameOf(url)}_worker_${process.env.VITEST_POOL_ID ?? 1}`
  await run(url, async (client) => {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
    await client.query(`create database ${pg.escapeIdentifier(name)}`)
  })
  own.pathname = `/${name}`
  return own.href
}

/** Of a whole run, when it is over. */
export async function dropWorkerDatabases(url: string): Promise<void> {
  await run(url, async (client) => {
    const { rows } = await client.query('select datname as name from pg_database where starts_with(datname, $1)', [
      `${nameOf(url)}_worker_`,
    ])
    for (const { name } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  })
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

async function run(connectionString: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await work(client).finally(() => client.end())
}
