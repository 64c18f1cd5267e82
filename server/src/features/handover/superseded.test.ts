import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { backupTo } from '#db/backup/backup-file.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { type EmptyPlace, emptyPlace } from '#testing/empty-place.ts'

/** The schema from when an order could be handed over again. */
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0049'))

let place: EmptyPlace
let folder: string

beforeAll(async () => {
  place = await emptyPlace(process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded')
  folder = mkdtempSync(join(tmpdir(), 'tracklane-superseded-'))
})
afterEach(() => place.clear())
afterAll(async () => {
  await place.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Builds order 1 in three living hand-overs, order 2 in a cancelled and a living one, order 3 in a single one. */
async function oldData(db: Db): Promise<void> {
  await migrate(db, before)
  await sql`insert into currencies (name, code, symbol, digits) values ('Euro', 'EUR', '€', 2)`.execute(db)
  await sql`insert into organizations (name) values ('North Parcel')`.execute(db)
  await sql`insert into countries (name, code, currency_id, phone_code, time_zone)
    select 'Nowhere', 'XX', id, '+0', 'UTC' from currencies limit 1`.execute(db)
  const [place] = (
    await sql<{ organization_id: number; country_id: number }>`
    select (select max(id) from organizations) as organization_id, (select id from countries where code = 'XX') as country_id`.execute(db)
  ).rows
  if (!place) throw new Error('There is no place')
  const { organization_id, country_id } = place
  await sql`insert into couriers (organization_id, country_id, first_name, last_name, vehicle)
    values (${organization_id}, ${country_id}, 'Carl', 'Rider', 'bike')`.execute(db)
  await sql`insert into orders (organization_id, country_id, track, status_id, customer_full_name, customer_address, payment_type, products,
      products_amount, order_price, delivery_price, total, currency_code)
    select ${organization_id}, ${country_id}, 'TL' || n, 7, 'Bob', 'Street', 1, '[]', 0, 1, 1, 2, 'EUR' from generate_series(1, 3) n`.execute(
    db,
  )
  await sql`insert into hand_overs (organization_id, country_id, number, courier_id, courier, received_by, created_by, created_at, cancelled_at)
    select ${organization_id}, ${country_id}, n, (select max(id) from couriers), 'Carl', 'Jo', 'Ann', timestamptz '2026-01-01' + n * interval '1 day',
      case when n = 2 then now() end from generate_series(1, 4) n`.execute(db)
  await sql`insert into hand_over_orders (hand_over_id, order_id, total, currency_code)
    select h.id, o.id, 2, 'EUR' from hand_overs h, orders o
    where (h.number, o.track) in ((1, 'TL1'), (3, 'TL1'), (4, 'TL1'), (2, 'TL2'), (3, 'TL2'), (1, 'TL3'))`.execute(db)
}

async function standings(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select o.track || ' in ' || h.number || case when one.living then ' lives' else ' ended' end
      || coalesce(', superseded by ' || (select number from hand_overs where id = one.superseded_by), '') as line
    from hand_over_orders one join hand_overs h on h.id = one.hand_over_id join orders o on o.id = one.order_id order by 1`.execute(db)
  return rows.map(({ line }) => line)
}

const MENDED = [
  'TL1 in 1 ended, superseded by 4',
  'TL1 in 3 ended, superseded by 4',
  'TL1 in 4 lives',
  'TL2 in 2 ended',
  'TL2 in 3 lives',
  'TL3 in 1 lives',
]

test('of several hand-overs of one order the newest is valid, and none is cancelled', async () => {
  await oldData(place.db)
  await migrate(place.db)
  expect(await standings(place.db)).toEqual(MENDED)
  const { rows } = await sql`select number from hand_overs where cancelled_at is not null`.execute(place.db)
  expect(rows).toEqual([{ number: 2 }])
  await expect(sql`update hand_over_orders set living = true`.execute(place.db)).rejects.toThrow('hand_over_orders_living_key')
})

test('a restored backup with such rows ends in the same state', async () => {
  await oldData(place.db)
  const file = join(folder, 'old.tar.gz')
  await backupTo(file, place.db, { now: new Date() })
  await place.clear()
  await restoreBackup(place.db, file)
  expect(await standings(place.db)).toEqual(MENDED)
})
