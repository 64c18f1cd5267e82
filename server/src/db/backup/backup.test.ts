import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { asSystem, settingsOf } from '#commands/with-database.ts'
import { migrations } from '#db/migrations/index.ts'
import { revokeEveryToken } from '#features/organization-token/organization-token.service.ts'
import { buildFaq, buildOnboarding, buildOrder, freshWorld, type World } from '#testing/build.ts'
import { type EmptyPlace, emptyPlace } from '#testing/empty-place.ts'
import { backupTo } from './backup-file.ts'
import { findTables, LEFT_OUT } from './catalog.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const ORDERS = 300
const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

let folder: string
let file: string
let world: World
let places: EmptyPlace[]

beforeAll(async () => {
  places = [await emptyPlace('embedded'), ...(isPostgres ? [await emptyPlace('postgres')] : [])]
})

afterAll(async () => {
  for (const place of places) await place.close()
})

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-backup-'))
  file = join(folder, 'all.tar.gz')
  world = await freshWorld()
})

afterEach(async () => {
  for (const place of places) await place.clear()
  rmSync(folder, { recursive: true, force: true })
})

test('300 orders and all that belongs to them are the same, byte for byte, wherever they are restored', async () => {
  await fill(world)
  const made = await backup()
  expect(tableOf(made, 'orders').rows).toBe(ORDERS)
  for (const place of places) {
    await restoreBackup(place.db, file)
    const again = await backupTo(join(folder, `${place.kind}.tar.gz`), place.db, { now: new Date() })
    expect(again.tables).toEqual(made.tables)
  }
})

test('what was restored goes on: numbers are not given twice, references and totals are kept', async () => {
  const gone = await buildOrder(world)
  await world.db.deleteFrom('orders').where('id', '=', gone.id).execute()
  await backup()
  for (const place of places) {
    await restoreBackup(place.db, file)
    const there = { ...world, db: place.db }
    const order = await buildOrder(there)
    expect(order.id).toBeGreaterThan(gone.id)
    await expect(buildOrder(there, { country_id: 99_999 })).rejects.toThrow('orders_country_id_fkey')
    await expect(buildOrder(there, { track: order.track })).rejects.toThrow('orders_track_key')
    const { rows } = await sql<{ orders: number }>`select sum(orders)::integer as orders
      from (select orders from order_tallies union all select orders from order_tally_changes) t`.execute(place.db)
    expect(rows).toEqual([{ orders: 1 }])
  }
})

test('a large table goes out in pieces', async () => {
  await fill(world)
  const made = await backup({ pieceBytes: 20_000 })
  expect(tableOf(made, 'orders').entries.length).toBeGreaterThan(3)
  await restoreBackup(place().db, file)
  expect(await countOrders(place())).toBe(ORDERS)
})

test('every table is backed up or left out with its reason, and no column or sequence is forgotten', async () => {
  const made = await backup()
  const all = (await findTables(world.db)).map(({ name }) => name)
  expect([...made.tables.map(({ name }) => name), ...made.left_out.map(({ table }) => table)].toSorted()).toEqual(all.toSorted())
  expect(made.left_out.map(({ table }) => table).toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted())
  const { rows: ownerless } = await sql`select relname from pg_class c where relkind = 'S' and relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('i', 'a'))`.execute(world.db)
  expect(ownerless).toEqual([])
})

test('sessions, locks and keys of repeated requests are not restored', async () => {
  await world.db.insertInto('login_attempts').values({ login: 'ann@tracklane.test', failures: 9 }).execute()
  await sql`insert into sessions (id_hash, user_id, expires_at) values ('hash', ${world.users.logist}, now() + interval '1 day')`.execute(
    world.db,
  )
  await backup()
  await restoreBackup(place().db, file)
  for (const table of ['sessions', 'login_attempts', 'idempotency_keys'] as const)
    expect(await place().db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('what is acknowledged before it begins is in it, what is written beside it is not', async () => {
  const before = await buildOrder(world)
  let beside: Promise<unknown> = Promise.resolve()
  await backup({
    async onSnapshot() {
      beside = buildOrder(world)
      if (isPostgres) await beside // the embedded database has one connection: it comes after
    },
  })
  await beside
  await restoreBackup(place().db, file)
  expect(await place().db.selectFrom('orders').select('id').execute()).toEqual([{ id: before.id }])
})

test('a place that is not empty is refused, and stays as it is', async () => {
  await backup()
  await sql`create table somebody (id integer)`.execute(place().db)
  await expect(restoreBackup(place().db, file)).rejects.toThrow('is not empty')
  expect((await findTables(place().db)).map(({ name }) => name)).toEqual(['somebody'])
})

test('an older backup is restored, and migrated to where the program is', async () => {
  await backup()
  const history = {
    ...migrations,
    '9000-later': { up: async (db: World['db']) => void (await sql`alter table orders add column later text`.execute(db)) },
  }
  await restoreBackup(place().db, file, { history })
  const [orders] = (await findTables(place().db)).filter(({ name }) => name === 'orders')
  expect(orders?.columns.map(({ name }) => name)).toContain('later')
})

test('a newer backup is refused, and what is newer is named', async () => {
  await backup()
  const [newest = ''] = Object.keys(migrations).slice(-1)
  const { [newest]: _, ...history } = migrations
  await expect(restoreBackup(place().db, file, { history })).rejects.toThrow(`made by a newer version: it has ${newest}`)
  expect(await findTables(place().db)).toEqual([])
})

test('whatever breaks while it is restored leaves an empty place', async () => {
  await backup()
  const finish = () => Promise.reject(new Error('broken'))
  await expect(restoreBackup(place().db, file, { finish })).rejects.toThrow('broken')
  expect(await findTables(place().db)).toEqual([])
})

test('tokens are revoked in the same step where that is wished, and stand in the log', async () => {
  await fill(world)
  await backup()
  const config = settingsOf({})
  await restoreBackup(place().db, file, { finish: async (db) => void (await asSystem(config, { db }, 'restore', revokeEveryToken)) })
  expect(await place().db.selectFrom('organization_tokens').selectAll().execute()).toEqual([])
  const logged = await place().db.selectFrom('model_logs').select(['entity', 'action', 'actor_kind']).orderBy('id').execute()
  expect(logged).toEqual([{ entity: 'token', action: 'deleted', actor_kind: 'system' }])
})

test('the file is its owner’s alone, and replaces nothing', async () => {
  await backup()
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  const first = readFileSync(file)
  await expect(backup()).rejects.toThrow('exists already')
  expect(readFileSync(file).equals(first)).toBe(true)
})

test('a backup that does not come to its end leaves nothing', async () => {
  const full = Object.assign(new Error('no room'), { code: 'ENOSPC' })
  await expect(backup({ onSnapshot: () => Promise.reject(full) })).rejects.toThrow('is full')
  const stopped = new AbortController()
  await expect(backup({ onSnapshot: async () => stopped.abort(), signal: stopped.signal })).rejects.toThrow('Stopped')
  expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false)
})

function place(): EmptyPlace {
  const [first] = places
  if (!first) throw new Error('No place was made.')
  return first
}

function backup(options: Partial<Parameters<typeof backupTo>[2]> = {}): Promise<Manifest> {
  return backupTo(file, world.db, { now: new Date(), ...options })
}

function tableOf({ tables }: Manifest, name: string) {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new Error(`${name} is not in it.`)
  return table
}

async function countOrders({ db }: EmptyPlace): Promise<number> {
  return (await db.selectFrom('orders').select('id').execute()).length
}

/** Values that a format less exact would change. */
async function fill(here: World): Promise<void> {
  const { id } = await buildOrder(here, { customer_full_name: 'Zoë "Ж" \\ 🚲\u2028\n\t{}', comment: 'NULL', courier_id: here.courier })
  await sql`update orders set created_at = '2026-03-29 01:59:59.123457+00', delivered_at = '0099-01-01 00:00:00+00',
    order_price = 999999999.9999, total = 999999999.9999 + delivery_price where id = ${id}`.execute(here.db)
  await sql`insert into orders (organization_id, country_id, track, status_id, customer_full_name, customer_address, products, currency_code)
    select ${here.organization}, ${here.country}, 'TLMANY' || n, 1 + n % 10, 'Person ' || n, 'Street ' || n,
      jsonb_build_array(jsonb_build_object('name', 'Lamp', 'price', n / 7.0)), 'EUR' from generate_series(2, ${ORDERS}) n`.execute(here.db)
  await here.db
    .insertInto('uploads')
    .values({ name: 'all.png', type: 'png', bytes: Uint8Array.from({ length: 256 }, (_, byte) => byte), size: 256 })
    .execute()
  await sql`insert into organization_tokens (organization_id, name, abilities, secret_hash, prefix, expires_at)
    values (${here.organization}, 'Shop', '{orders:read,"a b","c,d"}', 'hash', 'abcdef', 'infinity')`.execute(here.db)
  await buildFaq(here.db)
  await buildOnboarding(here.db)
}
