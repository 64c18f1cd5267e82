import { chmodSync, constants, realpathSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#db/db.ts'
import { socketFor } from '#db/folder-sockets.ts'
import { requireRoom } from './room-for-copy.ts'

/** The name of the copy in the data folder while a backup is made; it is a data folder itself. */
const COPY = 'backup.copy'

const Answer = z.union([z.object({ folder: z.string() }), z.object({ refused: z.string() })])
type Answer = z.infer<typeof Answer>

/**
 * Offers copies of the embedded database through a socket that only the folder's owner may open. Each client gets a copy, which is deleted
 * when it disconnects. Returns a function that closes the socket.
 */
export async function serveBackupCopies(db: Db, folder: string): Promise<() => Promise<void>> {
  const address = socketFor(realpathSync(folder), 'backup')
  rmSync(join(folder, COPY), { recursive: true, force: true }) // left by a killed process
  if (process.platform !== 'win32') rmSync(address, { force: true })
  const clients = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (client) => {
    client.on('error', () => undefined) // an error closes it too
    if (clients.size > 0) return void client.end(written({ refused: 'Another backup is being made. Try again when it is done.' }))
    clients.add(client)
    const serving = serve(db, folder, client)
    const leave = () => {
      if (clients.delete(client)) forget(folder)
      client.end()
    }
    // A client that has ended is answered when there is room for the next.
    for (const event of ['end', 'close']) client.once(event, () => void serving.then(leave))
    client.resume()
  })
  if (!(await listens(server, address))) return async () => undefined // the folder holds no sockets: the command says which process to stop
  return async () => {
    for (const client of clients) client.unref() // the client reads its copy to the end and deletes it itself
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      if (clients.size > 0) resolve()
    })
  }
}

async function serve(db: Db, folder: string, client: Socket): Promise<void> {
  try {
    await copy(db, folder)
    client.write(written({ folder: join(folder, COPY) }))
  } catch (error) {
    forget(folder)
    client.end(written({ refused: `The database could not be copied: ${(error as Error).message}` })) // nothing else is thrown
  }
}

/** Copies the database. Requests for its one connection wait meanwhile; everything confirmed before is in the copy. */
async function copy(db: Db, folder: string): Promise<void> {
  await db.connection().execute(async (alone) => {
    await sql`checkpoint`.execute(alone)
    await requireRoom(join(folder, 'database'))
    await cp(join(folder, 'database'), join(folder, COPY, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE })
  })
}

function forget(folder: string): void {
  rmSync(join(folder, COPY), { recursive: true, force: true })
}

function listens(server: Server, address: string): Promise<boolean> {
  server.unref()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(address, () => {
      if (process.platform !== 'win32') chmodSync(address, 0o600)
      resolve(true)
    })
  })
}

/** Runs the work on a copy from the server on this data folder; returns `nobody` where no server answers. */
export async function withCopy<Result>(
  folder: string,
  work: (copy: string) => Promise<Result>,
): Promise<'nobody' | { readonly result: Result }> {
  const line = await reach(socketFor(realpathSync(folder), 'backup'))
  if (!line) return 'nobody'
  try {
    const answer = await answerOn(line)
    if ('refused' in answer) throw new Error(answer.refused)
    return { result: await work(join(folder, COPY)).finally(() => forget(folder)) } // the server may be gone by now
  } finally {
    await goodbye(line)
  }
}

function reach(address: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const line = connect(address, () => resolve(line))
    line.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined)
      else reject(new Error(`The server cannot be asked for a copy of its database: ${error.message}`))
    })
  })
}

async function answerOn(line: Socket): Promise<Answer> {
  let said = ''
  for await (const part of line.iterator({ destroyOnReturn: false })) {
    said += String(part)
    if (said.endsWith('\n')) return Answer.parse(JSON.parse(said))
  }
  throw new Error('The server went away while it copied its database. Try again.')
}

async function goodbye(line: Socket): Promise<void> {
  if (line.closed) return
  const closed = new Promise<void>((resolve) => line.once('close', () => resolve()))
  line.on('error', () => undefined) // the connection is over in either case
  line.resume().end()
  await closed
}

function written(answer: Answer): string {
  return `${JSON.stringify(answer)}\n`
}
