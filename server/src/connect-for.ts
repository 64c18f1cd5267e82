import { type Connection, connect } from './db/connect.ts'
import type { Config } from './platform/config.ts'

/** The connection that the settings name. An embedded database boots from now on, its program compiled beside whatever else is done. */
export function connectFor({ databaseUrl, readUrl, preparesStatements, dataDir, production }: Config): Promise<Connection> {
  return connect({ databaseUrl, readUrl, preparesStatements, folder: dataDir, mustBePrivate: production })
}
