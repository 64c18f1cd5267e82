import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { BACKGROUND_MIGRATIONS } from './background-migrations.ts'
import { connectFor } from './connect-for.ts'
import { serveBackupCopies } from './db/backup/copy-server.ts'
import type { Connection } from './db/connect.ts'
import type { Db } from './db/db.ts'
import { hasTrigramsOfAllLetters } from './db/locale.ts'
import { migrate } from './db/migrate.ts'
import { seedDemo } from './db/seed/demo.ts'
import { seedReference } from './db/seed/reference.ts'
import { DatabaseUnreachable } from './db/unreachable.ts'
import { deliverMeanwhile } from './deliver-meanwhile.ts'
import { closeDemoAccounts } from './features/auth/demo-accounts.service.ts'
import { loadTranslations } from './features/i18n/i18n.service.ts'
import { watchTranslations } from './features/i18n/translation-watch.service.ts'
import { addOrderGauges } from './features/order-metrics/order-metrics.service.ts'
import { sweepUploads } from './features/upload/sweep.service.ts'
import { adviseFirstAdmin } from './features/user/admin.service.ts'
import { migrateMeanwhile } from './platform/background/migrate-meanwhile.ts'
import type { Config } from './platform/config.ts'
import type { Platform } from './platform/context.ts'
import type { App } from './platform/http/app.ts'
import { watchConnections } from './platform/http/drain.ts'
import { holdUpgrades } from './platform/http/hold-upgrades.ts'
import { enterPhase } from './platform/http/phase.ts'
import { addJobGauges } from './platform/jobs/job-gauges.ts'
import { Worker } from './platform/jobs/worker.ts'
import { listenFault } from './platform/listen-fault.ts'
import { createLog } from './platform/log.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { createPlatform } from './platform/platform.ts'

export interface Running {
  readonly platform: Platform
  readonly address: string
  /** True where this start filled the database with the demo world. */
  readonly seeded: boolean
  /** Answers running requests, then closes everything. */
  stop(): Promise<void>
}

/** The wait for a database that is not there yet: it may be starting in parallel. */
const DATABASE_PATIENCE_MS = 30_000
const DATABASE_RETRY_MS = 1_000

const SLOW_LOCALE =
  'The locale of the database (lc_ctype C) knows ASCII letters alone: searches in other letters read all orders. See docs/operations.md.'

/**
 * Starts the server: config → database → app → listening → prepared. /health answers when the port is open, everything else when all is
 * ready. `release` frees the data folder, which the caller owns; `stop` closes an `opened` connection.
 */
export async function start(config: Config, release?: () => Promise<void>, opened?: Connection): Promise<Running> {
  const log = createLog(config.logLevel)
  const connection = opened ?? (await connectFor(config))

  const platform = createPlatform({ config, db: connection.db, log })
  tellOfReplica(log, connection)
  enterPhase(platform, 'starting')
  const app = await buildApp(platform)
  const connections = watchConnections(app.fastify.server)
  const admitUpgrades = holdUpgrades(app.fastify.server)
  const address = await listen(app, config)
  const metrics = config.metrics && (await openMetrics(platform, config.metrics, connection))

  const seeded = await reached(log, () => prepare(connection.db, config))
  if (!(await hasTrigramsOfAllLetters(connection.db))) log.warn(SLOW_LOCALE)
  await loadTranslations(platform)
  const unwatch = watchTranslations(platform)
  await closeDemoAccounts(platform)
  await adviseFirstAdmin(platform)
  const closeCopyDoor = connection.kind === 'embedded' ? await serveBackupCopies(connection.db, config.dataDir) : undefined
  admitUpgrades()
  enterPhase(platform, 'ready')
  const sweeping = sweepUploads(platform)
  const worker = config.role === 'web' ? undefined : new Worker(platform)
  void worker?.tick()
  const delivering = deliverMeanwhile(platform)
  const migrating = migrateMeanwhile(platform, BACKGROUND_MIGRATIONS)

  async function stop(): Promise<void> {
    enterPhase(platform, 'draining')
    unwatch()
    const [isAnswered] = await Promise.all([connections.drain(), platform.realtime.drain(), worker?.stop()])
    if (!isAnswered) log.warn('requests that took too long were cut')
    await closeCopyDoor?.()
    await sweeping.stop()
    await delivering
    await migrating.stop()
    await metrics?.stop()
    await letGo(app, connection)
    await release?.()
  }
  return { platform, address, seeded, stop }
}

/** Logs why the replica is not read, and when it is read again. */
function tellOfReplica(log: Logger, { replica }: Connection): void {
  if (!replica) return
  replica.onChange = (lack) => {
    if (lack) log.warn(`the replica of DATABASE_READ_URL ${lack}: files are read from the primary`)
    else log.info('files are read from the replica of DATABASE_READ_URL')
  }
}

async function listen({ fastify }: App, { port, host }: Config): Promise<string> {
  try {
    return await fastify.listen({ port, host })
  } catch (error) {
    throw listenFault(error, { port, host }, '')
  }
}

function openMetrics(platform: Platform, place: NonNullable<Config['metrics']>, { pool }: Connection) {
  addOrderGauges(platform)
  addJobGauges(platform)
  return serveMetrics(platform, place, pool)
}

async function prepare(db: Db, config: Config): Promise<boolean> {
  await migrate(db)
  await seedReference(db)
  return config.demo ? seedDemo(db, new Date()) : false
}

/** Runs the preparation, again after a lost connection: every step is all or nothing and first checks whether it is done. */
async function reached<Result>(log: Logger, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const unreachable = causeOf(error)
      if (!unreachable || performance.now() - begun > DATABASE_PATIENCE_MS) throw unreachable ?? error
      log.warn(`${unreachable.message}; waiting for it`)
      await new Promise((resolve) => setTimeout(resolve, DATABASE_RETRY_MS))
    }
  }
}

function causeOf(error: unknown): DatabaseUnreachable | undefined {
  if (error instanceof DatabaseUnreachable) return error
  return error instanceof Error && error.cause ? causeOf(error.cause) : undefined
}

async function letGo({ fastify, platform }: App, connection: Connection): Promise<void> {
  await fastify.close()
  await platform.realtime.close()
  platform.mailer.close()
  await connection.close()
}
