import { type Dialect, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from './db.ts'
import { onSharedConnection, PooledDb } from './shared-connection.ts'

/** Makes a dialect without a database: the test asks only where a statement would go. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}

test('a pool has a shared connection; a transaction and a database without a pool use themselves', async () => {
  const shared = new Kysely<Database>({ dialect })
  const pool = new PooledDb(dialect, shared)
  expect(onSharedConnection(pool)).toBe(shared)
  expect(onSharedConnection(shared)).toBe(shared)
  await pool.transaction().execute(async (tx) => expect(onSharedConnection(tx)).toBe(tx))
})
