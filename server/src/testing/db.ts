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
 * Returns the database of this worker: embedded and in memory, or its own one beside the PostgreSQL database that TEST_DATABASE_URL names.
 * It boots once; every file begins with `freshWorld()`.
 */
export async function testDb(): Promise<Db> {
  connection ??= boot(process.env.TEST_DATABASE_URL)
  return (await connection).db
}

async function boot(databaseUrl: string | undefined): Promise<Connection> {
  return databaseUrl ? filled(await connect({ databaseUrl: notAwaitingDisk(await makeWorkerDatabase(databaseUrl)) })) : bootEmbedded()
}

/** Opens another embedded database in memory, as a copy of a migrated and seeded one. Making one takes three times as long. */
export async function openCopy(): Promise<PGlite> {
  await testDb() // keeps an image if there is none yet
  const image = await keptImage()
  return openEmbedded(image ? { loadDataDir: image } : {})
}

/** Turns off the wait for the disk: a commit then takes a tenth, and data of a test need not survive a crash. */
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
