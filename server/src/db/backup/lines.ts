import { BrokenBackup } from './broken-backup.ts'

const NEWLINE = 0x0a
const MEGA = 1024 * 1024

/** The most that a reader holds at once. */
export interface LineLimits {
  /** A line from `writeBackup` is a row: the largest is a picture of 16 MB, twice as long as text. */
  readonly longestLine: number
  /** The manifest has a hundred bytes for every piece of 8 MB. */
  readonly longestManifest: number
  /** Pieces of 8 MB each. */
  readonly entries: number
}

export const LINE_LIMITS: LineLimits = { longestLine: 64 * MEGA, longestManifest: 32 * MEGA, entries: 200_000 }

/** Yields the lines of an entry as they arrive; at most one line is in memory. */
export async function* linesOf(name: string, parts: AsyncIterable<Buffer>, { longestLine }: LineLimits): AsyncGenerator<string> {
  let begun: Buffer[] = []
  let length = 0
  const add = (piece: Buffer): void => {
    begun.push(piece)
    length += piece.length
    if (length > longestLine) throw new BrokenBackup(`a row of ${name} is longer than ${inMega(longestLine)}`)
  }
  for await (const part of parts) {
    let from = 0
    for (let at = part.indexOf(NEWLINE); at >= 0; at = part.indexOf(NEWLINE, from)) {
      add(part.subarray(from, at))
      yield textOf(begun)
      ;[begun, length, from] = [[], 0, at + 1]
    }
    add(part.subarray(from))
  }
  if (length > 0) yield textOf(begun)
}

/** Reads a small entry as one text. */
export async function textIn(name: string, parts: AsyncIterable<Buffer>, { longestManifest }: LineLimits): Promise<string> {
  const all: Buffer[] = []
  let length = 0
  for await (const part of parts) {
    length += part.length
    if (length > longestManifest) throw new BrokenBackup(`${name} is longer than ${inMega(longestManifest)}`)
    all.push(part)
  }
  return textOf(all)
}

function textOf(parts: readonly Buffer[]): string {
  return (parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)).toString('utf8') // the only one
}

function inMega(bytes: number): string {
  return `${Math.round(bytes / MEGA)} MB`
}
