import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { socketFor, wordFor } from './folder-sockets.ts'

/**
 * Makes this process the only one on an embedded data folder, for as long as it lives: two of them would silently
 * lose each other's writes. The lock is a socket that the system releases when the process dies; its age does not matter.
 * Throws at once, naming the holder, when another process has it.
 */
export async function ownFolder(folder: string): Promise<() => Promise<void>> {
  makeFolder(folder)
  const note = join(folder, 'owner.json')
  const locks: Server[] = []
  const release = async (): Promise<void> => {
    await Promise.all(locks.map((lock) => new Promise<void>((resolve) => lock.close(() => resolve()))))
  }
  for (const address of addressesOf(realpathSync(folder))) {
    const lock = await hold(address)
    if (lock === 'taken') {
      await release()
      throw new Error(`The data folder ${folder} is in use by ${holder(note)}. Stop it first, or set DATA_DIR.`)
    }
    if (lock !== 'impossible') locks.push(lock)
  }
  if (locks.length === 0) throw new Error(`The data folder ${folder} could not be locked. Set DATA_DIR to one on a local disk.`)
  writeFileSync(note, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }), { mode: 0o600 })
  return release
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be made. Set DATA_DIR to a folder that this program may write to.`, { cause: error })
  }
}

/**
 * Lists the addresses of the lock. Every process with the folder sees a socket file in it, even from another container. On Linux a name
 * without a file comes first: no crash leaves it behind, so two processes can never both remove the file of a dead one.
 */
function addressesOf(folder: string): string[] {
  const file = socketFor(folder, 'owner')
  return process.platform === 'linux' ? [`\0${wordFor(folder)}`, file] : [file]
}

async function hold(address: string): Promise<Server | 'taken' | 'impossible'> {
  const first = await listen(address)
  if (first !== 'taken' || !isFile(address) || (await answers(address))) return first
  rmSync(address, { force: true }) // its process is dead: a crash leaves the file behind
  return listen(address)
}

function listen(address: string): Promise<Server | 'taken' | 'impossible'> {
  const server = createServer((socket) => void socket.destroy())
  server.unref()
  return new Promise((resolve) => {
    // Some file systems hold no sockets; the database will report any other fault of the folder.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE' ? 'taken' : 'impossible'))
    server.listen(address, () => resolve(server))
  })
}

/** Checks for a living process: the system accepts the connection for it, however busy it is. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true))
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'))
    socket.once('close', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
}

function isFile(address: string): boolean {
  return !address.startsWith('\0') && !address.startsWith('\\\\')
}

function holder(note: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number; host: string; since: string } // written above by this code
    return `process ${pid} on ${host} (since ${since})`
  } catch {
    return 'another process'
  }
}
