import fs from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Platform } from '#platform/context.ts'
import { noRoom } from '#platform/errors.ts'
import type { Slot } from '#platform/memory.ts'
import { isUnsafe } from '#platform/session/origin.ts'
import type { App } from './app.ts'

/** Two pieces of the embedded database's log: when it finds no room for the next one, it ends. */
const RESERVE_BYTES = 32 * 1024 * 1024
const LOOK_AGAIN_MS = 250

interface Storage {
  isFull: boolean
  lookedAt: number
  /** The database refused to keep something, and has not been seen keeping anything since. */
  hasRefused: boolean
}

const storage: Slot<Storage> = { make: () => ({ isFull: false, lookedAt: Number.NEGATIVE_INFINITY, hasRefused: false }) }

/** Whatever would be kept is refused while there is room left to go on reading. */
export function guardStorage({ fastify, platform }: App): void {
  fastify.addHook('onRequest', (request, _reply, next) => next(isUnsafe(request) && isDiskFull(platform) ? noRoom() : undefined))
}

/** The database said that it cannot keep anything: `canKeep` tries it until it can. */
export function noteRefusal(platform: Platform): void {
  platform.memory.of(storage).hasRefused = true
}

export async function canKeep(platform: Platform): Promise<boolean> {
  const state = platform.memory.of(storage)
  if (isDiskFull(platform)) return false
  if (state.hasRefused && (await isKeeping(platform.db))) state.hasRefused = false
  return !state.hasRefused
}

/** Of the embedded database; where PostgreSQL keeps its files is its own matter. */
function isDiskFull({ config, memory }: Platform): boolean {
  if (config.databaseUrl) return false
  const state = memory.of(storage)
  const now = performance.now()
  if (now - state.lookedAt < LOOK_AGAIN_MS) return state.isFull
  return Object.assign(state, { lookedAt: now, isFull: freeBytes(config.dataDir) < RESERVE_BYTES }).isFull
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = fs.statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY // a system that does not tell: the database will
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
