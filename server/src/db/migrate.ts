import { Migrator } from 'kysely/migration'
import type { Db } from './db.ts'
import { migrations } from './migrations/index.ts'

/** Brings the schema to the newest version; every waiting process sees one of them do it. Throws on a schema newer than the code. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be migrated', { cause: error })
}
