import { BrokenBackup } from './broken-backup.ts'

const BLOCK = 512
/** What `writeBackup` makes is a tenth of it, or one row. */
const LARGEST_ENTRY = 512 * 1024 * 1024

export interface TarEntry {
  readonly name: string
  readonly body: Buffer
}

/** Two empty blocks. */
export const TAR_END: Buffer = Buffer.alloc(2 * BLOCK)

/** A file only its owner reads, in the oldest form that every tar knows. Its name has at most a hundred letters of ASCII. */
export function tarEntry({ name, body }: TarEntry, madeAt: Date): Buffer[] {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, 100, 'ascii')
  header.write(octal(0o600, 8), 100, 'ascii')
  header.write(octal(0, 8), 108, 'ascii')
  header.write(octal(0, 8), 116, 'ascii')
  header.write(octal(body.length, 12), 124, 'ascii')
  header.write(octal(Math.floor(madeAt.getTime() / 1000), 12), 136, 'ascii')
  header.write('0', 156, 'ascii')
  header.write('ustar\0' + '00', 257, 'ascii')
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148, 'ascii')
  return [header, body, Buffer.alloc(padding(body.length))]
}

/** Its entries one after the other, each whole. Throws where it ends before its end. */
export async function* tarEntries(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new ChunkReader(chunks)
  for (;;) {
    const header = await reader.take(BLOCK)
    if (isEmpty(header)) return reader.requireEnd()
    const size = sizeIn(header)
    const body = await reader.take(size)
    await reader.take(padding(size))
    yield { name: textIn(header, 0, 100), body }
  }
}

function sizeIn(header: Buffer): number {
  const size = Number.parseInt(textIn(header, 124, 12), 8)
  const isTar = textIn(header, 257, 5) === 'ustar' && Number.parseInt(textIn(header, 148, 8), 8) === checksumOf(header)
  if (!isTar || !(size >= 0 && size <= LARGEST_ENTRY)) throw new BrokenBackup('something in it is no entry of a backup')
  return size
}

/** Of all bytes of the header, its own counted as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 8 * 0x20
  for (let at = 0; at < BLOCK; at += 1) if (at < 148 || at >= 156) sum += header[at] ?? 0
  return sum
}

function isEmpty(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0)
}

function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`
}

function textIn(header: Buffer, from: number, length: number): string {
  const text = header.toString('ascii', from, from + length)
  const end = text.indexOf('\0')
  return (end < 0 ? text : text.slice(0, end)).trim()
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

/** Hands out exactly as many bytes as are asked for, however they come. */
class ChunkReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    let missing = size
    while (missing > 0) {
      if (this.#rest.length === 0) {
        const { done, value } = await this.#chunks.next()
        if (done) throw new BrokenBackup('it ends before its end')
        this.#rest = value
        continue
      }
      const part = this.#rest.subarray(0, missing)
      this.#rest = this.#rest.subarray(part.length)
      missing -= part.length
      parts.push(part)
    }
    return Buffer.concat(parts)
  }

  /** To the last byte of what holds it, where that is checked as a whole. */
  async requireEnd(): Promise<void> {
    let rest = this.#rest
    for (;;) {
      if (!isEmpty(rest)) throw new BrokenBackup('something lies behind its end')
      const { done, value } = await this.#chunks.next()
      if (done) return
      rest = value
    }
  }
}
