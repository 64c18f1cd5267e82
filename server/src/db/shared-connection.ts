import type { Db } from './db.ts'

/** Reads, one statement at a time: what belongs to a transaction cannot be begun on it. */
export type Quick = Pick<Db, 'selectFrom' | 'getExecutor'>

const siblings = new WeakMap<Db, Quick>()

/**
 * Where a single statement that finds by key is run: on PostgreSQL the connection that all of them share (`pipelined.ts`). Inside a
 * transaction it is the transaction. Nothing slow and nothing that waits for a lock, for the others stand behind it.
 */
export function quick(db: Db): Quick {
  return siblings.get(db) ?? db
}

export function rememberQuick(db: Db, sibling: Quick): void {
  siblings.set(db, sibling)
}
