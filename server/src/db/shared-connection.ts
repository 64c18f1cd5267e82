import { type Dialect, Kysely } from 'kysely'
import type { Database, Db } from './db.ts'
import type { ReadReplica } from './read-replica.ts'

/** Reads, one statement at a time: what belongs to a transaction cannot be begun on it. */
type SharedConnection = Pick<Db, 'selectFrom' | 'getExecutor'>

/** The pool, with the connection beside it that everybody shares, and the replica where there is one. */
export class PooledDb extends Kysely<Database> {
  readonly shared: SharedConnection
  replica: ReadReplica | undefined

  constructor(dialect: Dialect, shared: SharedConnection) {
    super({ dialect })
    this.shared = shared
  }
}

/**
 * Where a single statement that finds by key is run: on PostgreSQL the connection that all of them share (`pipelined.ts`). Inside a
 * transaction it is the transaction. Nothing slow and nothing that waits for a lock, for the others stand behind it.
 */
export function onSharedConnection(db: Db): SharedConnection {
  return db instanceof PooledDb ? db.shared : db
}

/**
 * Where much is read for a file: the replica, if there is one and it holds all that is committed by now, else the database itself. Inside
 * a transaction it is the transaction. `read` must only read: it may run twice.
 */
export function onReplica<Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> {
  return db instanceof PooledDb && db.replica ? db.replica.read(read) : read(db)
}
