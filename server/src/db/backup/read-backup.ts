import { createHash } from 'node:crypto'
import { BrokenBackup } from './broken-backup.ts'
import { type BackedUpEntry, FORMAT, MANIFEST, Manifest } from './manifest.ts'
import { entriesIn, type TarEntry } from './tar.ts'

const NEWLINE = 0x0a

/** Reads the whole file, compares every byte of it with its manifest, and answers that. */
export async function checkBackup(file: string): Promise<Manifest> {
  const found: BackedUpEntry[] = []
  let manifest: Manifest | undefined
  for await (const entry of entriesIn(file)) {
    if (manifest) throw new BrokenBackup('something lies behind its manifest')
    if (entry.name === MANIFEST) manifest = manifestIn(entry)
    else found.push(described(entry))
  }
  if (!manifest) throw new BrokenBackup('it has no manifest')
  const promised = manifest.tables.flatMap(({ entries }) => entries)
  const changed = promised.find((entry, at) => !isSame(entry, found[at])) ?? found[promised.length]
  if (changed) throw new BrokenBackup(`${changed.name} is not what its manifest says`)
  return manifest
}

/** The rows of a file that was checked: what has changed since is noticed. */
export async function* rowsOf(file: string, manifest: Manifest): AsyncGenerator<{ table: string; lines: string[] }> {
  const promised = manifest.tables.flatMap(({ name, entries }) => entries.map((entry) => ({ table: name, entry })))
  let at = 0
  for await (const entry of entriesIn(file)) {
    if (entry.name === MANIFEST) break
    const one = promised[at]
    if (!one || !isSame(one.entry, described(entry))) throw new BrokenBackup(`${entry.name} has changed while it was read`)
    at += 1
    yield { table: one.table, lines: entry.body.toString('utf8').trimEnd().split('\n') }
  }
  if (at < promised.length) throw new BrokenBackup('it has changed while it was read')
}

function manifestIn({ body }: TarEntry): Manifest {
  let said: unknown
  try {
    said = JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new BrokenBackup('its manifest cannot be read', error)
  }
  const { format } = (said ?? {}) as { format?: unknown } // whatever JSON may hold
  if (typeof format === 'number' && format > FORMAT)
    throw new Error('This backup was made by a newer version: restore it with that, or a newer one.')
  const parsed = Manifest.safeParse(said)
  if (!parsed.success) throw new BrokenBackup('its manifest is none', parsed.error)
  return parsed.data
}

function described({ name, body }: TarEntry): BackedUpEntry {
  let rows = 0
  for (let at = body.indexOf(NEWLINE); at >= 0; at = body.indexOf(NEWLINE, at + 1)) rows += 1
  return { name, rows, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') }
}

function isSame(one: BackedUpEntry, other: BackedUpEntry | undefined): boolean {
  return one.name === other?.name && one.sha256 === other.sha256 && one.bytes === other.bytes && one.rows === other.rows
}
