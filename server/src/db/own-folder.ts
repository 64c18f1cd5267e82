import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes this process the only one on an embedded data folder, for as long as it lives: two of them would silently
 * lose each other's writes. The lock is a socket that the system lets go when the process dies, never a matter of age.
 * Throws at once, naming the holder, when another process has it.
 */
export async function ownFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const note = join(folder, 'owner.json')
  const server = createServer((socket) => void socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`The data folder ${folder} is in use by ${holder(note)}. Stop it first, or set DATA_DIR.`)))
    server.listen(lockName(folder), resolve)
  })
  server.unref()
  writeFileSync(note, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }))
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Abstract on Linux, a pipe on Windows; elsewhere a socket file, which a crash may leave behind to be removed by hand. */
function lockName(folder: string): string {
  const name = `tracklane-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

function holder(note: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number; since: string } // written above by this very code
    return `process ${pid} (since ${since})`
  } catch {
    return 'another process'
  }
}
