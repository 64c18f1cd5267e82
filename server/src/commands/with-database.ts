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

/** The settings of the server. Nothing here signs anything, so that no key is made and kept where there is none. */
export function settingsOf(env: NodeJS.ProcessEnv): Config {
  return readConfig({ ...env, LOG_LEVEL: env.LOG_LEVEL || 'warn', APP_KEY: env.APP_KEY || randomBytes(32).toString('base64url') })
}

/** With the database of the settings, which nobody else has where it is the embedded one. */
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

/** As the installation itself, for what the services do. */
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

/** For what makes none: before a folder that was written wrongly gets a database of its own. */
export function requireEmbedded({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(join(dataDir, 'database'))) return
  throw new Error(`There is no database in ${dataDir}. Set DATA_DIR to the folder of the one you mean, or DATABASE_URL.`)
}
