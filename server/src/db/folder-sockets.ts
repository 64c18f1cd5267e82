import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LONGEST_PATH = 100

/** One word for a folder, however long its path is. */
export function wordFor(folder: string): string {
  return `tracklane-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
}

/** Where a socket of that name for the folder lies: in it, where its path is short enough for a socket. Windows has named pipes instead. */
export function socketFor(folder: string, name: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\${wordFor(folder)}${name === 'owner' ? '' : `-${name}`}`
  const inside = join(folder, `${name}.sock`)
  return Buffer.byteLength(inside) <= LONGEST_PATH ? inside : join(tmpdir(), `${wordFor(folder)}${name === 'owner' ? '' : `-${name}`}.sock`)
}
