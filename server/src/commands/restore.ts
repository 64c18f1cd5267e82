import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkBackup } from '#db/backup/read-backup.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import type { Db } from '#db/db.ts'
import { isDiskFull } from '#db/disk-full.ts'
import { revokeEveryToken } from '#features/organization-token/organization-token.service.ts'
import type { Config } from '#platform/config.ts'
import { buryRestored } from '#platform/jobs/jobs.queries.ts'
import { cleanRestored, deleteUnformattable } from './clean-restored.ts'
import { type Call, type Command, Misuse, say } from './command.ts'
import { asSystem, settingsOf, withDatabase } from './with-database.ts'

export const restore: Command = {
  usage: 'FILE.tar.gz [--revoke-tokens]',
  summary: 'Fills an empty database with a backup, all of it or nothing.',
  help:
    'The database is that of the settings: a DATA_DIR without one, or DATABASE_URL of an empty one; no server runs on it.\n' +
    'Tokens revoked and people shut out after the backup are valid again; --revoke-tokens revokes every token of it.',
  run: fill,
}

async function fill(call: Call): Promise<void> {
  const { file, revokeTokens } = wishOf(call)
  const config = settingsOf(call.env)
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (statSync(file).isDirectory()) throw new Error(`${file} is a folder: name the file of a backup.`)
  await checkBackup(file) // before the database is created
  let [revoked, cleaned, unformattable, buried] = [0, 0, 0, 0]
  const finish = async (tx: Db) => {
    cleaned = await cleanRestored(tx)
    unformattable = await deleteUnformattable(tx)
    buried = await buryRestored(tx)
    if (revokeTokens) revoked = await revoke(config, tx)
  }
  const manifest = await withDatabase(config, ({ db }) => restoreBackup(db, file, { finish })).catch((error) => {
    throw isDiskFull(error) ? new Error(fullOf(config), { cause: error }) : error
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(call, `${rows} rows of ${manifest.tables.length} tables, as of ${manifest.made_at}. Everybody signs in again.`)
  say(call, revokeTokens ? `${revoked} tokens of organizations were revoked.` : AGAIN)
  say(call, PEOPLE)
  if (buried > 0) say(call, `${buried} jobs waited when it was made and are given up: nobody knows what was done since.`)
  if (cleaned > 0) say(call, `${cleaned} texts held what no text may hold: it was taken out.`)
  if (unformattable > 0) say(call, `${unformattable} translations could not be shown to anybody: English stands in their place.`)
}

const AGAIN = 'Tokens of organizations revoked since then are valid again: revoke them on /organization/, or restore with --revoke-tokens.'
const PEOPLE =
  'People made inactive, deleted or given another role or password since then are as they were: look at /user/ before the server opens.'

function fullOf({ databaseUrl, dataDir }: Config): string {
  return `The disk of ${databaseUrl ? 'the database' : dataDir} is full. Nothing was restored: make room, and restore it again into the same place.`
}

function revoke(config: Config, tx: Db): Promise<number> {
  return asSystem(config, { db: tx }, 'restore', revokeEveryToken)
}

function wishOf({ args }: Call): { file: string; revokeTokens: boolean } {
  const options = { 'revoke-tokens': { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Misuse('Name one file.')
  return { file: resolve(file), revokeTokens: values['revoke-tokens'] }
}
