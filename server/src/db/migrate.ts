import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './db.ts'
import { migrations } from './migrations/index.ts'
import { requireLetters, usable } from './usable.ts'

/**
 * Brings the schema to the newest version, completely or not at all; of several processes that start at once, one does it and the others
 * wait. Refuses a schema newer than the code, which would misread it. One query when there is nothing to do.
 */
export function migrate(db: Db, history: Record<string, Migration> = migrations): Promise<void> {
  return usable(migrateThere(db, history))
}

async function migrateThere(db: Db, history: Record<string, Migration>): Promise<void> {
  const done = await findDone(db)
  const unknown = done.filter((name) => !(name in history))
  if (unknown.length > 0) throw new Error(newer(unknown, Object.keys(history).at(-1)))
  if (done.length === Object.keys(history).length) return

  await requireLetters(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => history } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be migrated', { cause: error })
}

async function findDone(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as "exists"`.execute(db)
  if (!tables[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

function newer(unknown: readonly string[], newest: string | undefined): string {
  return (
    `The database is newer than this program: it has ${unknown.join(', ')}, and this program knows nothing after ${newest ?? 'the beginning'}. ` +
    'Start the version that was here before, or a newer one.'
  )
}
