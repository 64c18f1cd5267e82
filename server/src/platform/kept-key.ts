import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyFault, wrongSettings } from './settings.ts'

/**
 * Returns the key of this installation: made once, readable by its owner only. An unusable key is refused, never replaced: with an
 * empty one, as a full disk leaves it, anybody could sign.
 */
export function keptKey(dataDir: string, write: (file: string, key: string) => void = writeNew): string {
  const file = join(dataDir, 'app.key')
  const key = inFolder(dataDir, () => {
    if (!existsSync(file)) make(dataDir, file, write)
    return readFileSync(file, 'utf8').trim()
  })
  const fault = keyFault(key)
  if (fault)
    throw wrongSettings([
      `APP_KEY: the key kept in ${file} is no use (${fault}). Delete the file, and the next start makes another; or set it`,
    ])
  return key
}

/** Writes the key under another name until it is complete. Of several processes that start at once the first wins, and all take its key. */
function make(dataDir: string, file: string, write: (file: string, key: string) => void): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const making = `${file}.${randomUUID()}.making`
  try {
    write(making, randomBytes(32).toString('base64url'))
    giveName(making, file)
  } finally {
    rmSync(making, { force: true })
  }
}

function giveName(making: string, file: string): void {
  try {
    linkSync(making, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    renameSync(making, file) // a disk without hard links
  }
}

function writeNew(file: string, key: string): void {
  writeFileSync(file, key, { mode: 0o600, flush: true })
}

function inFolder(dataDir: string, work: () => string): string {
  try {
    return work()
  } catch (error) {
    throw wrongSettings([
      `DATA_DIR: ${dataDir} must be a folder that this program may write to, on a disk with room (${(error as Error).message})`,
    ])
  }
}
