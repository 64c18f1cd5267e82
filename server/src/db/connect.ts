import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, type Logger, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Db } from './db.ts'
import { embeddedPool } from './embedded-pool.ts'
import { pipelined } from './pipelined.ts'
import { createNamer, NAMELESS, preparing, preparingClient } from './prepared.ts'
import { makePrivate, requirePrivate } from './private-files.ts'
import { ReadReplica } from './read-replica.ts'
import { PooledDb } from './shared-connection.ts'
import { instantParser } from './timestamptz.ts'

/** How many connections there are, how many of them nobody uses, and how many requests wait for one. */
export type Pool = () => { readonly open: number; readonly idle: number; readonly waiting: number }

export interface Connection {
  readonly db: Db
  readonly kind: 'embedded' | 'postgres'
  /** The pool of PostgreSQL; the embedded database has one connection. */
  readonly pool?: Pool
  readonly replica?: ReadReplica | undefined
  close(): Promise<void>
}

interface DatabaseLocation {
  readonly databaseUrl?: string | undefined
  /** A streaming replica of it; undefined: there is none. */
  readonly readUrl?: string | undefined
  /** Whether PostgreSQL keeps the plans of statements that come back; PgBouncer before 1.21 mixes them up. */
  readonly preparesStatements?: boolean | undefined
  readonly folder?: string | undefined
  /** Rather not at all than from files that others can read. */
  readonly mustBePrivate?: boolean
}

/** PostgreSQL where a URL is given, else the embedded database in the folder (undefined: in memory). */
export async function connect(location: DatabaseLocation): Promise<Connection> {
  const { databaseUrl, folder, mustBePrivate = false } = location
  if (databaseUrl) return connectPostgres({ ...location, databaseUrl })
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

/** A replica that is away is not waited for: the primary is there. */
const REPLICA_TIMEOUT_MS = 1_000

/** Longer than the largest list of ids takes: whoever reads goes on at the primary. */
const REPLICA_QUERY_TIMEOUT_MS = 30_000

interface PostgresLocation extends DatabaseLocation {
  readonly databaseUrl: string
}

async function connectPostgres({ databaseUrl: url, readUrl, preparesStatements = true }: PostgresLocation): Promise<Connection> {
  const pool = poolOf({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  const namer = preparesStatements ? createNamer() : NAMELESS
  const shared = { connectionString: url, pipeline: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: QUICK_TIMEOUT_MS }
  const pipeline = pipelined(
    () => new pg.Client({ ...shared, keepAlive: true }),
    (client) => preparingClient(client, namer, () => undefined),
  )
  const sibling = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pipeline }) })
  const db = new PooledDb(new PostgresDialect({ pool: preparing(pool, namer) }), sibling)
  const copy = readUrl ? openReplica(readUrl, preparesStatements) : undefined
  if (copy) db.replica = new ReadReplica({ primary: db, replica: copy })
  const counted: Pool = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  const close = async () => void (await Promise.all([db.destroy(), sibling.destroy(), copy?.destroy()]))
  return { db, kind: 'postgres', pool: counted, replica: db.replica, close }
}

/** Its statements have names of their own: the plans are those of its connections. */
function openReplica(url: string, preparesStatements: boolean): Kysely<Database> {
  const limits = { connectionTimeoutMillis: REPLICA_TIMEOUT_MS, query_timeout: REPLICA_QUERY_TIMEOUT_MS }
  const pool = poolOf({ connectionString: url, max: 4, ...limits })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool, preparesStatements ? createNamer() : NAMELESS) }) })
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, keepAlive: true, onConnect: withoutJit })
  // A connection that breaks, idle or between two statements, is replaced; queries report their own errors.
  // Without a listener of its own, one that breaks in somebody's hands would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** A connection to the embedded database, which may still be booting; `log` hears of each statement. */
export function embedded(booting: Promise<PGlite>, log?: Logger): Connection {
  booting.catch(() => undefined) // the first query reports it
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: embeddedPool(booting) }), ...(log && { log }) })
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
