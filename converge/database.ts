import pg from 'pg'

export type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** A database of this run alone, read behind the servers' back. */
export interface OwnDatabase {
  readonly url: string
  readonly query: Query
  drop(): Promise<void>
}

export async function makeDatabase(beside: string): Promise<OwnDatabase> {
  const name = `${new URL(beside).pathname.slice(1)}_converge`
  const admin = await connected(beside)
  await admin.query(`drop database if exists ${name} with (force)`) // of a run that was killed
  await admin.query(`create database ${name}`)
  const url = String(Object.assign(new URL(beside), { pathname: `/${name}` }))
  const own = new pg.Pool({ connectionString: url })
  own.on('error', () => undefined) // the next query says so
  return {
    url,
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) => (await own.query<Row>(text, [...values])).rows,
    async drop() {
      await own.end()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // the next query says so
  await client.connect()
  return client
}
