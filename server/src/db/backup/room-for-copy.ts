import fs from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes that stay free beside a copy: with a tenth of it left a server refuses writes, and people write while the copy exists. */
const LEFT_BYTES = 256 * 1024 * 1024

/** Throws with a text where a copy of the folder beside it would leave too little space: no backup is better than a full disk. */
export async function requireRoom(folder: string): Promise<void> {
  const room = roomAt(folder)
  if (room === undefined) return
  const wanted = (await sizeOf(folder)) + LEFT_BYTES
  if (room >= wanted) return
  throw new Error(
    `the disk of ${folder} has ${inMb(room)} MB free, and ${inMb(wanted)} MB are wanted (a copy of it, and ${inMb(LEFT_BYTES)} MB for those who work). Make room, or stop the server and try again: then nothing is copied`,
  )
}

/** Returns the free bytes; undefined where the system does not tell. */
function roomAt(folder: string): number | undefined {
  try {
    const { bavail, bsize } = fs.statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

function inMb(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024)
}
