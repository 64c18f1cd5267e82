import { type Dialect, Kysely } from 'kysely'
import type { Database, Db } from './db.ts'
import type { ReadReplica } from './read-replica.ts'

/** Reads, one statement at a time: a transaction cannot begin on it. */
type SharedConnection = Pick<Db, 'selectFrom' | 'getExecutor'>

/** The pool, the shared connection beside it, and the replica where there is one. */
export class PooledDb extends Kysely<Database> {
  readonly shared: SharedConnection
  replica: ReadReplica | undefined

  constructor(dialect: Dialect, shared: SharedConnection) {
    super({ dialect })
    this.shared = shared
  }
}

/**
 * Returns the connection for a single statement that finds by key: on PostgreSQL the shared one (`pipelined.ts`), inside a transaction the
 * transaction. Run nothing slow on it and nothing that waits for a lock: other statements wait behind it.
 */
export function onSharedConnection(db: Db): SharedConnection {
  return db instanceof PooledDb ? db.shared : db
}

/**
 * Runs a large read for a file: on the replica, if there is one and it has all current commits, else on the database itself; inside a
 * transaction on the transaction. `read` must only read: it may run twice.
 */
export function onReplica<Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> {
  return db instanceof PooledDb && db.replica ? db.replica.read(read) : read(db)
}
