import type { Db } from './db.ts'

interface Round<Key, Row> {
  readonly keys: Set<Key>
  readonly rows: Promise<ReadonlyMap<Key, Row>>
}

/**
 * Returns a read by key that is shared: whatever is asked for in one round of the event loop is read by one statement, sent after the round.
 * A row is never older than the request for it. Not for transactions, whose reads have their own order.
 */
export function readTogether<Key, Row>(
  read: (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
): (db: Db, key: Key) => Promise<Row | undefined> {
  const rounds = new WeakMap<Db, Round<Key, Row>>()

  async function readAfterRound(db: Db, keys: ReadonlySet<Key>): Promise<ReadonlyMap<Key, Row>> {
    await new Promise((resolve) => setImmediate(resolve))
    rounds.delete(db)
    return read(db, [...keys])
  }

  return async (db, key) => {
    let round = rounds.get(db)
    if (!round) {
      const keys = new Set<Key>()
      round = { keys, rows: readAfterRound(db, keys) }
      rounds.set(db, round)
    }
    round.keys.add(key)
    return (await round.rows).get(key)
  }
}
