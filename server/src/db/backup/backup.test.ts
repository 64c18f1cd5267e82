import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildOrder } from '#testing/build.ts'
import type { EmptyPlace } from '#testing/empty-place.ts'
import { backupAndPlaces, fill, ORDERS } from './backup.testing.ts'
import { backupTo } from './backup-file.ts'
import { findTables, LEFT_OUT } from './catalog.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const isPostgres = Boolean(process.env.TEST_DATABASE_URL)
const here = backupAndPlaces('embedded', ...(isPostgres ? (['postgres'] as const) : []))

test('300 orders and all their data are the same after a restore, byte for byte', async () => {
  await fill(here.world())
  const made = await here.backup()
  expect(tableOf(made, 'orders').rows).toBe(ORDERS)
  for (const place of here.places()) {
    await restoreBackup(place.db, here.file())
    const again = await backupTo(here.file(place.kind), place.db, { now: new Date() })
    expect(again.tables).toEqual(made.tables)
  }
})

test('a restored database continues: no number is given twice, references and totals are kept', async () => {
  const gone = await buildOrder(here.world())
  await here.world().db.deleteFrom('orders').where('id', '=', gone.id).execute()
  await here.backup()
  for (const place of here.places()) {
    await restoreBackup(place.db, here.file())
    const there = { ...here.world(), db: place.db }
    const order = await buildOrder(there)
    expect(order.id).toBeGreaterThan(gone.id)
    await expect(buildOrder(there, { country_id: 99_999 })).rejects.toThrow('orders_country_id_fkey')
    await expect(buildOrder(there, { track: order.track })).rejects.toThrow('orders_track_key')
    const { rows } = await sql<{ orders: number }>`select sum(orders)::integer as orders
      from (select orders from order_tallies union all select orders from order_tally_changes) t`.execute(place.db)
    expect(rows).toEqual([{ orders: 1 }])
  }
})

test('a large table is written in pieces', async () => {
  await fill(here.world())
  const made = await here.backup({ pieceBytes: 20_000 })
  expect(tableOf(made, 'orders').entries.length).toBeGreaterThan(3)
  await restoreBackup(here.place().db, here.file())
  expect(await countOrders(here.place())).toBe(ORDERS)
})

test('every table is backed up or left out with a reason, with all columns and sequences', async () => {
  const made = await here.backup()
  const all = (await findTables(here.world().db)).map(({ name }) => name)
  expect([...made.tables.map(({ name }) => name), ...made.left_out.map(({ table }) => table)].toSorted()).toEqual(all.toSorted())
  expect(made.left_out.map(({ table }) => table).toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted())
  const { rows: ownerless } = await sql`select relname from pg_class c where relkind = 'S' and relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('i', 'a'))`.execute(here.world().db)
  expect(ownerless).toEqual([])
})

test('a backup holds everything committed before it, and nothing written meanwhile', async () => {
  const before = await buildOrder(here.world())
  let beside: Promise<unknown> = Promise.resolve()
  await here.backup({
    async onSnapshot() {
      beside = buildOrder(here.world())
      if (isPostgres) await beside // the embedded database has one connection: it comes after
    },
  })
  await beside
  await restoreBackup(here.place().db, here.file())
  expect(await here.place().db.selectFrom('orders').select('id').execute()).toEqual([{ id: before.id }])
})

function tableOf({ tables }: Manifest, name: string) {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new Error(`${name} is not in it.`)
  return table
}

async function countOrders({ db }: EmptyPlace): Promise<number> {
  return (await db.selectFrom('orders').select('id').execute()).length
}
