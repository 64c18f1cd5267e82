import { createHash } from 'node:crypto'
import { BrokenBackup } from './broken-backup.ts'
import { LINE_LIMITS, type LineLimits, linesOf, textIn } from './lines.ts'
import { type BackedUpEntry, FORMAT, MANIFEST, Manifest } from './manifest.ts'
import { entriesIn, type ReadEntry } from './tar.ts'

const NEWLINE = 0x0a

/** Reads the whole file, compares every byte with its manifest and returns the manifest. At most one row of an entry is in memory. */
export async function checkBackup(file: string, limits = LINE_LIMITS): Promise<Manifest> {
  const found: BackedUpEntry[] = []
  let manifest: Manifest | undefined
  for await (const entry of entriesIn(file)) {
    if (manifest) throw new BrokenBackup('something lies behind its manifest')
    if (entry.name === MANIFEST) manifest = await manifestIn(entry, limits)
    else found.push(await described(entry, limits))
    if (found.length > limits.entries) throw new BrokenBackup(`it has more than ${limits.entries} entries`)
  }
  if (!manifest) throw new BrokenBackup('it has no manifest')
  const promised = manifest.tables.flatMap(({ entries }) => entries)
  const changed = promised.find((entry, at) => !isSame(entry, found[at])) ?? found[promised.length]
  if (changed) throw new BrokenBackup(`${changed.name} is not what its manifest says`)
  return manifest
}

/** The bytes of a table that are passed on at once. */
const BATCH_BYTES = 1024 * 1024

/** Yields the rows of a checked file in batches. A change since the check is noticed at the end of its entry. */
export async function* rowsOf(
  file: string,
  manifest: Manifest,
  limits = LINE_LIMITS,
): AsyncGenerator<{ table: string; lines: readonly string[] }> {
  const promised = manifest.tables.flatMap(({ name, entries }) => entries.map((entry) => ({ table: name, entry })))
  let at = 0
  for await (const entry of entriesIn(file)) {
    if (entry.name === MANIFEST) break
    const one = promised[at]
    if (!one) throw new BrokenBackup(`${entry.name} has changed while it was read`)
    const tally = tallied(entry)
    for await (const lines of batchesOf(linesOf(entry.name, tally.parts, limits))) yield { table: one.table, lines }
    if (!isSame(one.entry, tally.found())) throw new BrokenBackup(`${entry.name} has changed while it was read`)
    at += 1
  }
  if (at < promised.length) throw new BrokenBackup('it has changed while it was read')
}

async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  let length = 0
  for await (const line of lines) {
    batch.push(line)
    length += line.length
    if (length < BATCH_BYTES) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

async function manifestIn({ name, parts }: ReadEntry, limits: LineLimits): Promise<Manifest> {
  const text = await textIn(name, parts, limits)
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw new BrokenBackup('its manifest cannot be read')
  }
  const { format } = (said ?? {}) as { format?: unknown } // any JSON
  if (typeof format === 'number' && format > FORMAT)
    throw new Error('This backup was made by a newer version: restore it with that, or a newer one.')
  const parsed = Manifest.safeParse(said)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  const place = first?.path.join('.') || 'its beginning'
  throw new BrokenBackup(`its manifest is none: ${place} is not what a backup has there`)
}

async function described(entry: ReadEntry, limits: LineLimits): Promise<BackedUpEntry> {
  const tally = tallied(entry)
  for await (const _ of linesOf(entry.name, tally.parts, limits)); // read to its end without use
  return tally.found()
}

/** Counts the parts while they are read: their size and checksum are known at the end. */
function tallied({ name, parts }: ReadEntry) {
  const hash = createHash('sha256')
  let [rows, bytes] = [0, 0]
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const part of parts) {
      hash.update(part)
      bytes += part.length
      for (let at = part.indexOf(NEWLINE); at >= 0; at = part.indexOf(NEWLINE, at + 1)) rows += 1
      yield part
    }
  }
  return { parts: counted(), found: (): BackedUpEntry => ({ name, rows, bytes, sha256: hash.digest('hex') }) }
}

function isSame(one: BackedUpEntry, other: BackedUpEntry | undefined): boolean {
  return one.name === other?.name && one.sha256 === other.sha256 && one.bytes === other.bytes && one.rows === other.rows
}
