import { type Logger, pino } from 'pino'
import { buildApp } from './app.ts'
import { connect } from './db/connect.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { ownFolder } from './db/own-folder.ts'
import { seedDemo } from './db/seed/demo.ts'
import { seedReference } from './db/seed/reference.ts'
import { loadTranslations } from './features/i18n/i18n.service.ts'
import type { Config } from './platform/config.ts'
import type { Platform } from './platform/context.ts'
import { createRealtime } from './platform/realtime/realtime.ts'
import { createTranslator } from './platform/translator.ts'

export interface Running {
  readonly platform: Platform
  readonly address: string
  /** True when this start filled the database with the demo world. */
  readonly seeded: boolean
  /** Answers what is under way, then lets everything go. */
  stop(): Promise<void>
}

/** Config → database → app → listening. */
export async function start(config: Config): Promise<Running> {
  const log = createLog(config)
  const release = config.databaseUrl ? undefined : await ownFolder(config.dataDir)
  const connection = await connect({ databaseUrl: config.databaseUrl, folder: config.dataDir })
  const seeded = await prepare(connection.db, config)

  const realtime = createRealtime(config, log)
  const platform: Platform = { config, db: connection.db, log, realtime, translator: createTranslator(), clock: () => new Date() }
  await loadTranslations(platform)
  const app = await buildApp(platform)
  const address = await app.fastify.listen({ port: config.port, host: config.host })

  async function stop(): Promise<void> {
    await realtime.drain()
    await app.fastify.close()
    await realtime.close()
    await connection.close()
    await release?.()
  }
  return { platform, address, seeded, stop }
}

async function prepare(db: Db, config: Config): Promise<boolean> {
  await migrate(db)
  await seedReference(db)
  return config.demo ? seedDemo(db, new Date()) : false
}

function createLog(config: Config): Logger {
  return pino({ level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.password_hash'] })
}
