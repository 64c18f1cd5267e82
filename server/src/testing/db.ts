import type { PGlite } from '@electric-sql/pglite'
import { type Connection, connect, embedded, openEmbedded } from '#db/connect.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { seedReference } from '#db/seed/reference.ts'
import { keepImage, keptImage } from './database-image.ts'
import { keepShared } from './shared-rows.ts'
import { statementLog } from './statement-log.ts'
import { makeWorkerDatabase } from './worker-database.ts'

let connection: Promise<Connection> | undefined

/**
 * The database of this worker: embedded and in memory, or one of its own beside the PostgreSQL database that TEST_DATABASE_URL names.
 * Booted once; every file begins with `freshWorld()`.
 */
export async function testDb(): Promise<Db> {
  connection ??= boot(process.env.TEST_DATABASE_URL)
  return (await connection).db
}

async function boot(databaseUrl: string | undefined): Promise<Connection> {
  return databaseUrl ? filled(await connect({ databaseUrl: notAwaitingDisk(await makeWorkerDatabase(databaseUrl)) })) : bootEmbedded()
}

/** Another embedded database in memory, a copy of one that is migrated and seeded: making one takes three times as long. */
export async function openCopy(): Promise<PGlite> {
  await testDb() // keeps the image where nobody has
  const image = await keptImage()
  return openEmbedded(image ? { loadDataDir: image } : {})
}

/** Data of a test need not outlast the machine: without the wait for the disk a commit takes a tenth. */
function notAwaitingDisk(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}

async function bootEmbedded(): Promise<Connection> {
  const image = await keptImage()
  const database = await openEmbedded(image ? { loadDataDir: image } : {})
  const made = await filled(embedded(Promise.resolve(database), statementLog()))
  if (!image) await keepImage(await database.dumpDataDir('none'))
  return made
}

async function filled(made: Connection): Promise<Connection> {
  await migrate(made.db)
  await seedReference(made.db)
  await keepShared(made.db)
  return made
}
