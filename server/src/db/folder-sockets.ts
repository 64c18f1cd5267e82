import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LONGEST_PATH = 100

/** Returns a short word for a folder with a path of any length. */
export function wordFor(folder: string): string {
  return `tracklane-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
}

/**
 * Returns the path of a socket with that name for the folder: inside it, where the path is short enough. Windows has named pipes instead.
 */
export function socketFor(folder: string, name: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\${wordFor(folder)}${name === 'owner' ? '' : `-${name}`}`
  const inside = join(folder, `${name}.sock`)
  return Buffer.byteLength(inside) <= LONGEST_PATH ? inside : join(tmpdir(), `${wordFor(folder)}${name === 'owner' ? '' : `-${name}`}.sock`)
}
