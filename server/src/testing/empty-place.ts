import { sql } from 'kysely'
import { type Connection, connect, embedded } from '#db/connect.ts'
import { openCopy } from './db.ts'
import { makeWorkerDatabase } from './worker-database.ts'

/** A database beside the worker's, without any table. */
export interface EmptyPlace extends Connection {
  /** Drops all tables again. */
  clear(): Promise<void>
}

/** Makes it in memory, or on the PostgreSQL of this run. It costs seconds: use one for all tests of a file. */
export async function emptyPlace(kind: Connection['kind']): Promise<EmptyPlace> {
  const connection = kind === 'embedded' ? embedded(openCopy()) : await connect({ databaseUrl: await anotherDatabase() })
  const clear = async () => {
    await sql`drop schema if exists kept cascade`.execute(connection.db)
    await sql`drop schema public cascade`.execute(connection.db)
    await sql`create schema public`.execute(connection.db)
  }
  await clear()
  return { ...connection, clear }
}

async function anotherDatabase(): Promise<string> {
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) throw new Error('There is no PostgreSQL in this run.')
  return makeWorkerDatabase(TEST_DATABASE_URL, '_empty')
}
