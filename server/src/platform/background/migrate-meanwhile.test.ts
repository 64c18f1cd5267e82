import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BACKGROUND_MIGRATIONS } from '#background-migrations.ts'
import type { Db } from '#db/db.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import type { BackgroundMigration } from './background-migration.ts'
import { migrateMeanwhile } from './migrate-meanwhile.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => app.renew())
afterAll(() => app.close())

const platform = () => app.app.platform
const db = () => app.world.db

/** Makes a migration that fills so many rows in all, batch by batch. */
function filling(rows: number, onBatch: (count: number) => void = () => undefined) {
  const told: number[] = []
  let left = rows
  const migration: BackgroundMigration = {
    name: 'a test',
    async batch(_tx, most) {
      const count = Math.min(left, most)
      onBatch(count)
      left -= count
      return count
    },
    finish: async (_db, done) => void told.push(done),
  }
  return { migration, told, left: () => left }
}

async function orders(): Promise<{ id: number; search_text: string | null; version: number; updated_at: Date }[]> {
  return db().selectFrom('orders').select(['id', 'search_text', 'version', 'updated_at']).orderBy('id').execute()
}

test('rows are filled in batches until none is left, and the end is reported once', async () => {
  const { migration, told, left } = filling(1_200)
  await migrateMeanwhile(platform(), [migration]).done
  expect([left(), told]).toEqual([0, [1_200]])
})

test('search finds orders of an older version before, during and after the filling, which changes nothing else', async () => {
  for (let serial = 0; serial < 3; serial += 1) await buildOrder(app.world, { customer_full_name: 'Zoe Muller' })
  await sql`update orders set search_text = null`.execute(db())
  const before = await orders()
  const logist = await app.as('logist')
  const found = async () => (await logist.get('/order?search=zoe%20muller')).json().meta.total
  expect(await found()).toBe(3)
  await sql`update orders set search_text = 'zoe muller' where id = ${before[0]?.id}`.execute(db())
  expect(await found()).toBe(3)
  await sql`update orders set search_text = null`.execute(db())
  await migrateMeanwhile(platform(), BACKGROUND_MIGRATIONS).done
  const after = await orders()
  expect(after.every(({ search_text }) => search_text?.includes('zoe muller'))).toBe(true)
  expect(after.map(({ search_text: _text, ...order }) => order)).toEqual(before.map(({ search_text: _text, ...order }) => order))
  expect(await found()).toBe(3)
  expect((await logist.get('/order?search=MÜLLER%20zo')).json().meta.total).toBe(3)
})

test('a process that stops leaves the remaining rows to the next process', async () => {
  const { migration, told, left } = filling(5_000, (count) => count > 0 && left() === 4_000 && void meanwhile.stop())
  const meanwhile = migrateMeanwhile(platform(), [migration])
  await meanwhile.done
  expect([left(), told]).toEqual([3_500, []])
  await migrateMeanwhile(platform(), [migration]).done
  expect([left(), told]).toEqual([0, [3_500]])
})

test('a failed batch writes nothing, and stopping does not wait for its repetition', async () => {
  let tries = 0
  const breaking: BackgroundMigration = {
    name: 'breaks',
    async batch(tx: Db) {
      tries += 1
      await tx.insertInto('settings').values({ key: 'half', value: 'done' }).execute()
      throw new Error('The disk is full')
    },
    finish: async () => undefined,
  }
  const meanwhile = migrateMeanwhile(platform(), [breaking])
  await expect.poll(() => tries).toBe(1)
  await meanwhile.stop()
  expect(await db().selectFrom('settings').select('key').where('key', '=', 'half').execute()).toEqual([])
  expect(tries).toBe(1)
})
