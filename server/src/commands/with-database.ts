import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, connect } from '#db/connect.ts'
import { ownFolder } from '#db/own-folder.ts'
import { usable } from '#db/usable.ts'
import { SYSTEM } from '#platform/actor.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { type Context, createContext } from '#platform/context.ts'
import { createLog } from '#platform/log.ts'
import { createPlatform } from '#platform/platform.ts'

/** Reads the settings of the server. Commands sign nothing, so no key is made and stored where there is none. */
export function settingsOf(env: NodeJS.ProcessEnv): Config {
  return readConfig({ ...env, LOG_LEVEL: env.LOG_LEVEL || 'warn', APP_KEY: env.APP_KEY || randomBytes(32).toString('base64url') })
}

/** Runs the work with the database of the settings; an embedded one is held exclusively. */
export async function withDatabase<Result>(
  { databaseUrl, preparesStatements, dataDir }: Config,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const release = databaseUrl ? undefined : await ownFolder(dataDir)
  try {
    const connection = await connect({ databaseUrl, preparesStatements, folder: dataDir })
    return await usable(work(connection)).finally(() => connection.close())
  } finally {
    await release?.()
  }
}

/** Runs the work as the installation itself, for services. */
export async function asSystem<Result>(
  config: Config,
  { db }: Pick<Connection, 'db'>,
  name: string,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const platform = createPlatform({ config, db, log: createLog(config.logLevel) })
  const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: name }
  return work(createContext(platform, caller)).finally(() => platform.realtime.close())
}

/** Refuses commands without a database, before a wrongly written folder gets a new one. */
export function requireEmbedded({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(join(dataDir, 'database'))) return
  throw new Error(`There is no database in ${dataDir}. Set DATA_DIR to the folder of the one you mean, or DATABASE_URL.`)
}
