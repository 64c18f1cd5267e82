import fs from 'node:fs'
import os from 'node:os'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Platform } from '#platform/context.ts'
import { noRoom } from '#platform/errors.ts'
import type { Slot } from '#platform/memory.ts'
import { isUnsafe } from '#platform/session/origin.ts'
import type { App } from './app.ts'

/** Two segments of the embedded database's log: without space for the next one, the database ends. */
const RESERVE_BYTES = 32 * 1024 * 1024
/** Below this space a disk counts as full for files. */
const ROOM_BYTES = 1024 * 1024
const LOOK_AGAIN_MS = 250

/** The reason why nothing can be written. */
export type Lack = 'disk full' | 'read only'

interface Storage {
  isFull: boolean
  lookedAt: number
  /** The reason of the last refused write of the database; undefined once it has written again. */
  refused: Lack | undefined
  /** True where a file of this process found no space, until there is some again. */
  isOwnDiskFull: boolean
}

const storage: Slot<Storage> = {
  make: () => ({ isFull: false, lookedAt: Number.NEGATIVE_INFINITY, refused: undefined, isOwnDiskFull: false }),
}

/** Refuses writes while there is still enough space to go on reading. */
export function guardStorage({ fastify, platform }: App): void {
  fastify.addHook('onRequest', (request, _reply, next) => next(isUnsafe(request) && isReserveGone(platform) ? noRoom() : undefined))
}

/** Notes that the database refused a write: `lackOf` tries until it writes again. */
export function noteRefusal(platform: Platform, why: Lack): void {
  platform.memory.of(storage).refused = why
}

/** Notes that a file of this process found no space: `lackOf` checks until there is some. */
export function noteFullDisk(platform: Platform): void {
  platform.memory.of(storage).isOwnDiskFull = true
}

/** Returns the reason why nothing can be written now; undefined where writing works. */
export async function lackOf(platform: Platform): Promise<Lack | undefined> {
  const state = platform.memory.of(storage)
  if (isReserveGone(platform)) return 'disk full'
  if (state.isOwnDiskFull) state.isOwnDiskFull = [platform.config.dataDir, os.tmpdir()].some((folder) => hasLess(folder, ROOM_BYTES))
  if (state.isOwnDiskFull) return 'disk full'
  if (state.refused && (await isKeeping(platform.db))) state.refused = undefined
  return state.refused
}

/** Checks whether the space reserved for the embedded database is gone; PostgreSQL keeps its own files elsewhere. */
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
    return false // the system does not tell: the database will
  }
}

/** Tries a write that needs new pages, so that the files have to grow, and rolls it back. */
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
