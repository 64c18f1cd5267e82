import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type ExtractEvents, extract, type Pack, pack } from 'tar-stream'
import { BrokenBackup } from './broken-backup.ts'
import { plainHeads } from './plain-heads.ts'

export interface TarEntry {
  readonly name: string
  readonly body: Buffer
}

/** An entry while it is read: its unpacked parts, of any size. */
export interface ReadEntry {
  readonly name: string
  readonly parts: AsyncIterable<Buffer>
}

/** Makes a tar of files that only their owner can read. An entry is requested when the one before it has been sent. */
export async function* tarOf(entries: AsyncIterable<TarEntry>, madeAt: Date): AsyncGenerator<Buffer> {
  const tar = pack()
  const filling = fill(tar, entries, madeAt).catch((error: Error) => void tar.destroy(error))
  try {
    yield* tar as AsyncIterable<Buffer> // it yields the buffers it got and its own blocks
  } finally {
    tar.destroy()
    await filling // the database is not asked any more
  }
}

async function fill(tar: Pack, entries: AsyncIterable<TarEntry>, mtime: Date): Promise<void> {
  for await (const { name, body } of entries)
    await new Promise<void>((resolve, reject) =>
      tar.entry({ name, mode: 0o600, mtime }, body, (error) => (error ? reject(error) : resolve())),
    )
  tar.finalize()
}

/**
 * Yields the entries of a packed tar; each must be read before the next. Throws where the tar is cut or holds anything that no backup has.
 */
export async function* entriesIn(file: string): AsyncGenerator<ReadEntry> {
  const tar = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), plainHeads(), tar)
  reading.catch(() => undefined) // the reader of the entries gets it
  try {
    for await (const entry of tar) yield { name: nameOf(entry), parts: partsOf(entry) }
    await reading
  } catch (error) {
    throw inWords(error)
  } finally {
    tar.destroy()
  }
}

async function* partsOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    yield* entry as AsyncIterable<Buffer> // of unpacked bytes
  } catch (error) {
    throw inWords(error)
  }
}

function nameOf({ header: { name, type } }: ExtractEvents['entry'][1]): string {
  if (type !== 'file') throw new BrokenBackup('something in it is no entry of a backup')
  return name
}

function inWords(error: unknown): unknown {
  return isOfTheSystem(error) ? error : new BrokenBackup((error as Error).message, error)
}

/**
 * Checks for an error of the system. Z_BUF_ERROR (cut) and Z_DATA_ERROR (another format) concern the packed file, as do the tar reader's
 * errors without a code.
 */
function isOfTheSystem(error: unknown): boolean {
  if (error instanceof BrokenBackup) return true
  const { code } = error as { code?: unknown } // anything may be thrown
  return code !== undefined && !String(code).startsWith('Z_')
}
