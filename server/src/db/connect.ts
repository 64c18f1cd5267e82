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

/** Counts the open and the idle connections, and the requests that wait for one. */
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
  /** Whether recurring statements are prepared, so that PostgreSQL keeps their plans. PgBouncer before 1.21 mixes them up. */
  readonly preparesStatements?: boolean | undefined
  readonly folder?: string | undefined
  /** Refuses to open files that other users of the machine can read. */
  readonly mustBePrivate?: boolean
}

/** Connects to PostgreSQL where a URL is given, else to the embedded database in the folder (undefined: in memory). */
export async function connect(location: DatabaseLocation): Promise<Connection> {
  const { databaseUrl, folder, mustBePrivate = false } = location
  if (databaseUrl) return connectPostgres({ ...location, databaseUrl })
  return embedded(folder ? openWhole(folder, mustBePrivate) : openEmbedded())
}

const INT8 = 20
const TIMESTAMPTZ = 1184

pg.types.setTypeParser(INT8, Number) // counts; no id or amount is a bigint beyond 2^53
pg.types.setTypeParser(TIMESTAMPTZ, instantParser(pg.types.getTypeParser(TIMESTAMPTZ)))

/** The longest time that a request waits for a connection. Then its answer says to come back later. */
const CONNECT_TIMEOUT_MS = 5_000

/** No statement by key takes as long. After this time the connection counts as dead, and all requests on it are told to come back later. */
const QUICK_TIMEOUT_MS = 5_000

/** Compiling a plan takes longer than most of our statements (docs/decisions/0123). */
async function withoutJit(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off')
}

/** Short, because the primary can answer where the replica is away. */
const REPLICA_TIMEOUT_MS = 1_000

/** Longer than the largest list of ids takes. After this time the reader goes on at the primary. */
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

/** Connects to a replica. Its statements have their own names, because a plan belongs to a connection. */
function openReplica(url: string, preparesStatements: boolean): Kysely<Database> {
  const limits = { connectionTimeoutMillis: REPLICA_TIMEOUT_MS, query_timeout: REPLICA_QUERY_TIMEOUT_MS }
  const pool = poolOf({ connectionString: url, max: 4, ...limits })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool, preparesStatements ? createNamer() : NAMELESS) }) })
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, keepAlive: true, onConnect: withoutJit })
  // The pool replaces a connection that breaks while it is idle or between two statements; queries report their own errors.
  // Without a listener, a connection that breaks while it is in use would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Connects to the embedded database, which may still be booting; `log` is called for each statement. */
export function embedded(booting: Promise<PGlite>, log?: Logger): Connection {
  booting.catch(() => undefined) // the first query reports it
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: embeddedPool(booting) }), ...(log && { log }) })
  return { db, kind: 'embedded', close: () => db.destroy() }
}

/** Opens an embedded database in a folder or in memory. One in memory can begin as a copy of another (`loadDataDir`). */
export async function openEmbedded(place: { dataDir?: string; loadDataDir?: Blob } = {}): Promise<PGlite> {
  const [{ PGlite: Embedded }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return Embedded.create({ ...place, extensions: { pg_trgm } })
}

/** Opens the database of the folder. A process that was killed while it made the database left a part of one, which never opens: it is made again. */
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
