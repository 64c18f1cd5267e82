import { type Connection, connect } from './db/connect.ts'
import type { Config } from './platform/config.ts'

/** Opens the connection of the settings. An embedded database boots from now on; its program compiles in parallel with other work. */
export function connectFor({ databaseUrl, readUrl, preparesStatements, dataDir, production }: Config): Promise<Connection> {
  return connect({ databaseUrl, readUrl, preparesStatements, folder: dataDir, mustBePrivate: production })
}
