import { existsSync, readFileSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, settingsOf } from '#commands/with-database.ts'
import type { Db } from '#db/db.ts'
import { migrations } from '#db/migrations/index.ts'
import { revokeEveryToken } from '#features/organization-token/organization-token.service.ts'
import { backupAndPlaces, fill } from './backup.testing.ts'
import { findTables } from './catalog.ts'
import { restoreBackup } from './restore-backup.ts'

const here = backupAndPlaces('embedded')

test('sessions, locks and idempotency keys are not restored', async () => {
  await here.world().db.insertInto('login_attempts').values({ login: 'ann@tracklane.test', failures: 9 }).execute()
  await sql`insert into sessions (id_hash, user_id, expires_at) values ('hash', ${here.world().users.logist}, now() + interval '1 day')`.execute(
    here.world().db,
  )
  await here.backup()
  await restoreBackup(here.place().db, here.file())
  for (const table of ['sessions', 'login_attempts', 'idempotency_keys'] as const)
    expect(await here.place().db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('a database that is not empty is refused and stays as it is', async () => {
  await here.backup()
  await sql`create table somebody (id integer)`.execute(here.place().db)
  await expect(restoreBackup(here.place().db, here.file())).rejects.toThrow('is not empty')
  expect((await findTables(here.place().db)).map(({ name }) => name)).toEqual(['somebody'])
})

test("an older backup is restored and migrated to the program's schema", async () => {
  await here.backup()
  const history = {
    ...migrations,
    '9000-later': { up: async (db: Db) => void (await sql`alter table orders add column later text`.execute(db)) },
  }
  await restoreBackup(here.place().db, here.file(), { history })
  const [orders] = (await findTables(here.place().db)).filter(({ name }) => name === 'orders')
  expect(orders?.columns.map(({ name }) => name)).toContain('later')
})

test('a newer backup is refused, with the names of its newer migrations', async () => {
  await here.backup()
  const [newest = ''] = Object.keys(migrations).slice(-1)
  const { [newest]: _, ...history } = migrations
  await expect(restoreBackup(here.place().db, here.file(), { history })).rejects.toThrow(`made by a newer version: it has ${newest}`)
  expect(await findTables(here.place().db)).toEqual([])
})

test('a failed restore leaves the database empty', async () => {
  await here.backup()
  const finish = () => Promise.reject(new Error('broken'))
  await expect(restoreBackup(here.place().db, here.file(), { finish })).rejects.toThrow('broken')
  expect(await findTables(here.place().db)).toEqual([])
})

test('tokens are revoked in the same transaction on request, and the change log has an entry for each', async () => {
  await fill(here.world())
  await here.backup()
  const config = settingsOf({})
  await restoreBackup(here.place().db, here.file(), {
    finish: async (db) => void (await asSystem(config, { db }, 'restore', revokeEveryToken)),
  })
  expect(await here.place().db.selectFrom('organization_tokens').selectAll().execute()).toEqual([])
  const logged = await here.place().db.selectFrom('model_logs').select(['entity', 'action', 'actor_kind']).orderBy('id').execute()
  expect(logged).toEqual([{ entity: 'token', action: 'deleted', actor_kind: 'system' }])
})

test('only the owner can read the file, and it overwrites nothing', async () => {
  await here.backup()
  if (process.platform !== 'win32') expect(statSync(here.file()).mode & 0o777).toBe(0o600)
  const first = readFileSync(here.file())
  await expect(here.backup()).rejects.toThrow('exists already')
  expect(readFileSync(here.file()).equals(first)).toBe(true)
})

test('a backup that fails or is stopped leaves no file', async () => {
  const full = Object.assign(new Error('no room'), { code: 'ENOSPC' })
  await expect(here.backup({ onSnapshot: () => Promise.reject(full) })).rejects.toThrow('is full')
  const stopped = new AbortController()
  await expect(here.backup({ onSnapshot: async () => stopped.abort(), signal: stopped.signal })).rejects.toThrow('Stopped')
  expect(existsSync(here.file()) || existsSync(`${here.file()}.part`)).toBe(false)
})
