import { randomUUID } from 'node:crypto'
import { mkdir, readdir, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where messages of a channel go: to a server of the operator, to files of this process, or nowhere. */
export type MessageTarget = 'server' | 'files' | 'nowhere'

const KEPT_MS = 7 * 86_400_000

export function messageFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

interface MessageFile {
  readonly at: Date
  /** The name by which others would know the message again. */
  readonly id: string
  readonly ending: string
  readonly content: string | Buffer
}

/** Each into a file of its own that nobody else may read; answers where it is. */
export async function writeMessageFile(folder: string, { at, id, ending, content }: MessageFile): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${at.toISOString().replaceAll(':', '-')}-${id}-${randomUUID().slice(0, 8)}.${ending}`)
  await writeFile(file, content, { mode: 0o600, flag: 'wx' })
  return file
}

/** Deletes those that have been there for seven days; answers how many. */
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
