import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Platform } from '#platform/context.ts'
import { hasRecentRequests } from '#platform/recent-requests.ts'
import type { BackgroundMigration } from './background-migration.ts'

const BATCH = 500
/** The share of a batch's duration for which it rests while requests are being answered. */
const RESTS = 0.5
/** The wait where another process runs the migration, or the database has just failed. */
const LATER_MS = 5_000

interface Meanwhile {
  /** Resolves when all migrations are done, or when they were stopped. */
  readonly done: Promise<void>
  stop(): Promise<void>
}

/** Runs the migrations one after the other in the background. Logs a failure and tries again. */
export function migrateMeanwhile(platform: Platform, migrations: readonly BackgroundMigration[]): Meanwhile {
  const stopping = new AbortController()
  const done = workOff(platform, migrations, stopping.signal)
  return {
    done,
    stop() {
      stopping.abort()
      return done
    },
  }
}

async function workOff(platform: Platform, migrations: readonly BackgroundMigration[], stopping: AbortSignal): Promise<void> {
  for (const migration of migrations) {
    for (let isDone = false; !isDone && !stopping.aborted; ) {
      try {
        await migrateOne(platform, migration, stopping)
        isDone = true
      } catch (error) {
        platform.log.warn({ err: error, migration: migration.name }, 'rows could not be migrated; tried again in a moment')
        await rest(LATER_MS, stopping)
      }
    }
  }
}

async function migrateOne(platform: Platform, migration: BackgroundMigration, stopping: AbortSignal): Promise<void> {
  const begun = performance.now()
  let total = 0
  while (!stopping.aborted) {
    const since = performance.now()
    const count = await oneBatch(platform.db, migration)
    if (count === 0) {
      await migration.finish(platform.db, total)
      const seconds = Math.round((performance.now() - begun) / 1_000)
      if (total > 0) platform.log.info({ migration: migration.name, rows: total, seconds }, 'rows were migrated')
      return
    }
    total += count ?? 0
    const took = performance.now() - since
    await rest(count === undefined ? LATER_MS : hasRecentRequests(platform) ? RESTS * took : 0, stopping)
  }
}

/** Returns undefined where another process runs the migration, or locks the rows that are left. */
function oneBatch(db: Db, { name, batch }: BackgroundMigration): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock('kysely_migration'::regclass::oid::integer, hashtext(${name})) as mine`.execute(tx)
    return rows[0]?.mine ? batch(tx, BATCH) : undefined
  })
}

function rest(milliseconds: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds)
    stopping.addEventListener('abort', end, { once: true })
    if (stopping.aborted) end()
    function end(): void {
      clearTimeout(timer)
      stopping.removeEventListener('abort', end)
      resolve()
    }
  })
}
