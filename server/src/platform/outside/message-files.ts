import { randomUUID } from 'node:crypto'
import { mkdir, readdir, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The place where messages of a channel go: a server of the operator, files of this process, or nowhere. */
export type MessageTarget = 'server' | 'files' | 'nowhere'

const KEPT_MS = 7 * 86_400_000

export function messageFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

interface MessageFile {
  readonly at: Date
  /** The name by which a receiver would recognize the message. */
  readonly id: string
  readonly ending: string
  readonly content: string | Buffer
}

/** Writes each message to a file of its own that only the owner can read; returns its path. */
export async function writeMessageFile(folder: string, { at, id, ending, content }: MessageFile): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${at.toISOString().replaceAll(':', '-')}-${id}-${randomUUID().slice(0, 8)}.${ending}`)
  await writeFile(file, content, { mode: 0o600, flag: 'wx' })
  return file
}

/** Deletes files older than seven days; returns their number. */
export async function sweepMessageFiles(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let swept = 0
  for (const name of names.filter((one) => /\.(eml|json)$/.test(one))) {
    const file = join(folder, name)
    const written = await stat(file).catch(() => undefined)
    if (!written || now.getTime() - written.mtimeMs < KEPT_MS) continue
    await unlink(file).catch(() => undefined)
    swept += 1
  }
  return swept
}
