import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Db } from './db.ts'
import { embeddedPool } from './embedded-pool.ts'
import { pipelined } from './pipelined.ts'
import { createNamer, NAMELESS, preparing, preparingClient } from './prepared.ts'
import { makePrivate, requirePrivate } from './private-files.ts'
import { PooledDb } from './shared-connection.ts'
import { instantParser } from './timestamptz.ts'

/** How many connections there are, how many of them nobody uses, and how many requests wait for one. */
export type Pool = () => { readonly open: number; readonly idle: number; readonly waiting: number }

export interface Connection {
  readonly db: Db
  readonly kind: 'embedded' | 'postgres'
  /** The pool of PostgreSQL; the embedded database has one connection. */
  readonly pool?: Pool
  close(): Promise<void>
}

interface DatabaseLocation {
  readonly databaseUrl?: string | undefined
  /** Whether PostgreSQL keeps the plans of statements that come back; PgBouncer before 1.21 mixes them up. */
  readonly preparesStatements?: boolean | undefined
  readonly folder?: string | undefined
  /** Rather not at all than from files that others can read. */
  readonly mustBePrivate?: boolean
}

/** PostgreSQL where a URL is given, else the embedded database in the folder (undefined: in memory). */
export async function connect({ databaseUrl, preparesStatements, folder, mustBePrivate = false }: DatabaseLocation): Promise<Connection> {
  if (databaseUrl) return connectPostgres(databaseUrl, preparesStatements)
  return embedded(folder ? openWhole(folder, mustBePrivate) : openEmbedded())
}

const INT8 = 20
const TIMESTAMPTZ = 1184

pg.types.setTypeParser(INT8, Number) // counts; no id or amount is a bigint beyond 2^53
pg.types.setTypeParser(TIMESTAMPTZ, instantParser(pg.types.getTypeParser(TIMESTAMPTZ)))

/** A request waits this long for a connection; then it is told to come back, rather than left hanging. */
const CONNECT_TIMEOUT_MS = 5_000

/** Longer than any statement by key takes: the line is dead, and all who wait on it are told to come back. */
const QUICK_TIMEOUT_MS = 5_000

/** Compiling a plan takes longer than most of our statements (docs/decisions/0123). */
async function withoutJit(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off')
}

async function connectPostgres(url: string, preparesStatements = true): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    onConnect: withoutJit,
  })
  // A connection that breaks, idle or between two statements, is replaced; queries report their own errors.
  // Without a listener of its own, one that breaks in somebody's hands would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const namer = preparesStatements ? createNamer() : NAMELESS
  const shared = { connectionString: url, pipeline: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: QUICK_TIMEOUT_MS }
  const pipeline = pipelined(
    () => new pg.Client({ ...shared, keepAlive: true }),
    (client) => preparingClient(client, namer, () => undefined),
  )
  const sibling = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pipeline }) })
  const db = new PooledDb(new PostgresDialect({ pool: preparing(pool, namer) }), sibling)
  const counted: Pool = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, kind: 'postgres', pool: counted, close: async () => void (await Promise.all([db.destroy(), sibling.destroy()])) }
}

/** A connection to the embedded database, which may still be booting. */
export function embedded(booting: Promise<PGlite>): Connection {
  booting.catch(() => undefined) // the first query reports it
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: embeddedPool(booting) }) })
  return { db, kind: 'embedded', close: () => db.destroy() }
}

/** In the folder, or in memory: there it may begin as a copy of another. */
export async function openEmbedded(place: { dataDir?: string; loadDataDir?: Blob } = {}): Promise<PGlite> {
  const [{ PGlite: Embedded }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return Embedded.create({ ...place, extensions: { pg_trgm } })
}

/** A process that is killed while it makes the database leaves a part of one, which would never open again: it is made anew. */
async function openWhole(folder: string, mustBePrivate: boolean): Promise<PGlite> {
  const database = await openOrMake(folder)
  const open = makePrivate(folder)
  if (mustBePrivate) requirePrivate(folder, open)
  return database
}

async function openOrMake(folder: string): Promise<PGlite> {
  const dataDir = join(folder, 'database')
  const making = join(folder, 'database.making')
  if (existsSync(making)) rmSync(dataDir, { recursive: true, force: true })
  if (existsSync(dataDir)) return openEmbedded({ dataDir })

  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(making, '')
  const database = await openEmbedded({ dataDir })
  rmSync(making)
  return database
}
