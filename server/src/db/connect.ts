import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Database, Db } from './db.ts'
import { EmbeddedDialect } from './embedded-dialect.ts'
import { preparing } from './prepared.ts'

export interface Connection {
  readonly db: Db
  readonly kind: 'embedded' | 'postgres'
  close(): Promise<void>
}

/** PostgreSQL where a URL is given, else the embedded database in the folder (undefined: in memory). */
export function connect(options: { databaseUrl?: string | undefined; folder?: string | undefined }): Promise<Connection> {
  return options.databaseUrl ? connectPostgres(options.databaseUrl) : connectEmbedded(options.folder)
}

const INT8 = 20

async function connectPostgres(url: string): Promise<Connection> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(INT8, Number) // counts; no id or amount is a bigint beyond 2^53
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  pool.on('error', () => undefined) // an idle connection that broke is replaced; queries report their own errors
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  return { db, kind: 'postgres', close: () => db.destroy() }
}

async function connectEmbedded(folder: string | undefined): Promise<Connection> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([import('@electric-sql/pglite'), import('@electric-sql/pglite/contrib/pg_trgm')])
  if (folder) mkdirSync(folder, { recursive: true })
  const pglite = new PGlite({
    ...(folder ? { dataDir: join(folder, 'database') } : {}),
    extensions: { pg_trgm },
    parsers: { [INT8]: Number },
  })
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(pglite) })
  return { db, kind: 'embedded', close: () => db.destroy() }
}
