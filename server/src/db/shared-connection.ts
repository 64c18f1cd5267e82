import type { Db } from './db.ts'

/** Reads, one statement at a time: what belongs to a transaction cannot be begun on it. */
export type SharedConnection = Pick<Db, 'selectFrom' | 'getExecutor'>

const siblings = new WeakMap<Db, SharedConnection>()

/**
 * Where a single statement that finds by key is run: on PostgreSQL the connection that all of them share (`pipelined.ts`). Inside a
 * transaction it is the transaction. Nothing slow and nothing that waits for a lock, for the others stand behind it.
 */
export function onSharedConnection(db: Db): SharedConnection {
  return siblings.get(db) ?? db
}

export function rememberSharedConnection(db: Db, sibling: SharedConnection): void {
  siblings.set(db, sibling)
}
