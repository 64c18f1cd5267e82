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

/** An entry as it is read: in the parts in which it is unpacked, however large it is. */
export interface ReadEntry {
  readonly name: string
  readonly parts: AsyncIterable<Buffer>
}

/** A tar of files that only their owner reads; an entry is asked for when the one before it has gone out. */
export async function* tarOf(entries: AsyncIterable<TarEntry>, madeAt: Date): AsyncGenerator<Buffer> {
  const tar = pack()
  const filling = fill(tar, entries, madeAt).catch((error: Error) => void tar.destroy(error))
  try {
    yield* tar as AsyncIterable<Buffer> // it hands out what it was given, and its own blocks
  } finally {
    tar.destroy()
    await filling // nobody asks the database any more
  }
}

async function fill(tar: Pack, entries: AsyncIterable<TarEntry>, mtime: Date): Promise<void> {
  for await (const { name, body } of entries)
    await new Promise<void>((resolve, reject) =>
      tar.entry({ name, mode: 0o600, mtime }, body, (error) => (error ? reject(error) : resolve())),
    )
  tar.finalize()
}

/** The entries of a packed tar one after the other, each to be read before the next. Throws where it is cut, or holds what no backup does. */
export async function* entriesIn(file: string): AsyncGenerator<ReadEntry> {
  const tar = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), plainHeads(), tar)
  reading.catch(() => undefined) // who reads the entries meets it there
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
    yield* entry as AsyncIterable<Buffer> // of what was unpacked
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

/** Z_BUF_ERROR where it is cut and Z_DATA_ERROR where it is something else are of what was packed, as is what the tar's reader says without a code. */
function isOfTheSystem(error: unknown): boolean {
  if (error instanceof BrokenBackup) return true
  const { code } = error as { code?: unknown } // anything may be thrown
  return code !== undefined && !String(code).startsWith('Z_')
}
