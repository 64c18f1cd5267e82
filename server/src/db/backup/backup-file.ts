import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db } from '#db/db.ts'
import { isDiskFull } from '#db/disk-full.ts'
import type { Manifest } from './manifest.ts'
import { type BackupOptions, writeBackup } from './write-backup.ts'

export type FileOptions = BackupOptions & { readonly signal?: AbortSignal | undefined }

/** Writes the file, readable for its owner only. It appears when it is complete and on the disk; a failure leaves nothing behind. */
export async function backupTo(file: string, db: Db, options: FileOptions): Promise<Manifest> {
  requireFree(file)
  const part = `${file}.part`
  const handle = await create(part)
  try {
    const manifest = await writeBackup(db, options, (bytes) =>
      pipeline(bytes, createGzip(), (packed: AsyncIterable<Buffer>) => append(handle, packed), { signal: options.signal }),
    )
    await handle.sync()
    await handle.close()
    requireFree(file)
    await rename(part, file)
    await syncFolder(dirname(file))
    return manifest
  } catch (error) {
    await handle.close()
    await rm(part, { force: true })
    throw inWords(error, part)
  }
}

async function append(handle: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) await handle.writeFile(chunk) // continues where the last one ended
}

/** Refuses an existing file before the database is asked. */
export function requireFree(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already: a backup never replaces anything. Give it another name.`)
}

async function create(part: string): Promise<FileHandle> {
  try {
    return await open(part, 'wx', 0o600)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException // files throw nothing else
    if (code === 'EEXIST') throw new Error(`${part} exists: another backup is writing it, or one was killed. Remove it if none is.`)
    throw new Error(`The backup cannot be written: ${message}`)
  }
}

function inWords(error: unknown, part: string): unknown {
  if (isDiskFull(error)) return new Error(`The disk of ${dirname(part)} is full. Nothing of the backup was kept.`)
  if ((error as Error).name === 'AbortError') return new Error('Stopped. Nothing of the backup was kept.')
  return error
}

/** Syncs the folder, so that the file's name is on the disk. Windows opens no folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
