import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { connect, openEmbedded } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { seedReference } from '#db/seed/reference.ts'
import { keptImage } from './database-image.ts'
import { testDb } from './db.ts'

/** Leaves an embedded database in the data folder like a first start, from the image kept between runs: making one takes seconds. */
export async function makeInstallation(folder: string): Promise<void> {
  await testDb() // keeps the image if none is kept
  const image = await keptImage()
  if (!image) return makeAnew(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = await openEmbedded({ dataDir: join(folder, 'database'), loadDataDir: image })
  await database.close()
}

async function makeAnew(folder: string): Promise<void> {
  const { db, close } = await connect({ folder })
  await migrate(db)
  await seedReference(db)
  await close()
}
