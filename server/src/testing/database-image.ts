import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * An embedded database takes seconds to make and a moment to copy, so one that is migrated and seeded is kept from run to run.
 * Its name is the checksum of all that could make it another.
 */

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'node_modules/.cache/tracklane')
const SOURCES = ['server/src/db', 'contract/src']

export async function keptImage(): Promise<Blob | undefined> {
  try {
    return new Blob([readFileSync(imagePath())])
  } catch {
    return undefined // this image is not kept yet
  }
}

/** Keeps the image. Several workers may do this at once: each renames a complete file into place, and any of them is right. */
export async function keepImage(image: Blob): Promise<void> {
  const path = imagePath()
  const making = `${path}.${process.pid}-${process.env.VITEST_POOL_ID}`
  mkdirSync(dirname(path), { recursive: true })
  for (const old of readdirSync(FOLDER)) if (/^database-[0-9a-f]+\.tar$/.test(old)) rmSync(join(FOLDER, old), { force: true })
  writeFileSync(making, Buffer.from(await image.arrayBuffer()))
  renameSync(making, path)
}

function imagePath(): string {
  const checksum = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const path of SOURCES.flatMap(sourcesIn)) checksum.update(path).update(readFileSync(join(ROOT, path)))
  return join(FOLDER, `database-${checksum.digest('hex').slice(0, 16)}.tar`)
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name))
}
