import fs from 'node:fs'
import os from 'node:os'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Platform } from '#platform/context.ts'
import { noRoom } from '#platform/errors.ts'
import type { Slot } from '#platform/memory.ts'
import { isUnsafe } from '#platform/session/origin.ts'
import type { App } from './app.ts'

/** Two pieces of the embedded database's log: when it finds no room for the next one, it ends. */
const RESERVE_BYTES = 32 * 1024 * 1024
/** With less than that a disk is full for whoever writes a file. */
const ROOM_BYTES = 1024 * 1024
const LOOK_AGAIN_MS = 250

/** Why nothing can be kept. */
export type Lack = 'disk full' | 'read only'

interface Storage {
  isFull: boolean
  lookedAt: number
  /** The database's reason for refusing to keep something; it has not been seen keeping anything since. */
  refused: Lack | undefined
  /** A file of this process found no room, and there has not been any since. */
  isOwnDiskFull: boolean
}

const storage: Slot<Storage> = {
  make: () => ({ isFull: false, lookedAt: Number.NEGATIVE_INFINITY, refused: undefined, isOwnDiskFull: false }),
}

/** Whatever would be kept is refused while there is room left to go on reading. */
export function guardStorage({ fastify, platform }: App): void {
  fastify.addHook('onRequest', (request, _reply, next) => next(isUnsafe(request) && isReserveGone(platform) ? noRoom() : undefined))
}

/** The database said that it cannot keep anything: `lackOf` tries it until it can. */
export function noteRefusal(platform: Platform, why: Lack): void {
  platform.memory.of(storage).refused = why
}

/** A file of this process found no room: `lackOf` looks until there is some. */
export function noteFullDisk(platform: Platform): void {
  platform.memory.of(storage).isOwnDiskFull = true
}

/** Why nothing can be kept right now, if anything. */
export async function lackOf(platform: Platform): Promise<Lack | undefined> {
  const state = platform.memory.of(storage)
  if (isReserveGone(platform)) return 'disk full'
  if (state.isOwnDiskFull) state.isOwnDiskFull = [platform.config.dataDir, os.tmpdir()].some((folder) => hasLess(folder, ROOM_BYTES))
  if (state.isOwnDiskFull) return 'disk full'
  if (state.refused && (await isKeeping(platform.db))) state.refused = undefined
  return state.refused
}

/** Whether the embedded database's reserve is gone; the place of PostgreSQL's files is its own matter. */
function isReserveGone({ config, memory }: Platform): boolean {
  if (config.databaseUrl) return false
  const state = memory.of(storage)
  const now = performance.now()
  if (now - state.lookedAt < LOOK_AGAIN_MS) return state.isFull
  return Object.assign(state, { lookedAt: now, isFull: hasLess(config.dataDir, RESERVE_BYTES) }).isFull
}

function hasLess(folder: string, bytes: number): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(folder)
    return bavail * bsize < bytes
  } catch {
    return false // a system that does not tell: the database will
  }
}

/** Too much for the pages there are, so that the files have to grow; then as if it had not been. */
async function isKeeping(db: Db): Promise<boolean> {
  const undo = new Error('It was only a try')
  const filler = sql<string>`(select string_agg(md5(random()::text), '') from generate_series(1, 4000))`
  const tried = db.transaction().execute(async (tx) => {
    await tx.insertInto('settings').values({ key: 'storage-probe', value: filler }).execute()
    throw undo
  })
  return tried.then(
    () => true,
    (error: unknown) => error === undo,
  )
}
