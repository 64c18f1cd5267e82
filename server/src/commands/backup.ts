import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupTo, requireFree } from '#db/backup/backup-file.ts'
import { withCopy } from '#db/backup/copy-server.ts'
import type { Manifest } from '#db/backup/manifest.ts'
import { type Connection, connect } from '#db/connect.ts'
import type { Config } from '#platform/config.ts'
import { type Call, type Command, Misuse, say } from './command.ts'
import { requireEmbedded, settingsOf, withDatabase } from './with-database.ts'

export const backup: Command = {
  usage: 'FILE.tar.gz',
  summary: 'Writes a backup of the database into a new file.',
  help: 'The server may run meanwhile. Everything is in it but sessions, locks and keys of repeated requests; the key of the installation (APP_KEY) is not.',
  run: write,
}

async function write(call: Call): Promise<void> {
  const file = fileOf(call)
  const config = settingsOf(call.env)
  requireFree(file)
  requireEmbedded(config)
  const manifest = await withSource(config, ({ db }) => backupTo(file, db, { now: new Date(), signal: call.signal }))
  tell(call, file, manifest)
}

/** Takes a copy from a running server; without one, holds the database meanwhile. */
async function withSource<Result>(config: Config, work: (connection: Connection) => Promise<Result>): Promise<Result> {
  if (config.databaseUrl) return withDatabase(config, work)
  const asked = await withCopy(config.dataDir, async (folder) => {
    const connection = await connect({ folder })
    return work(connection).finally(() => connection.close())
  })
  return asked === 'nobody' ? withDatabase(config, work) : asked.result
}

function fileOf({ args }: Call): string {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Misuse('Name one file.')
  return resolve(file)
}

function tell(call: Call, file: string, { tables, left_out }: Manifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(call, `${file}: ${rows} rows of ${tables.length} tables.`)
  for (const { table, reason } of left_out) say(call, `  without ${table}: ${reason}`)
}
