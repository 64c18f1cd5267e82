import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildOrder } from '#testing/build.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { differences, takeSnapshot } from './snapshot.testing.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

it('all changed rows are restored as they were, and the next rows get the same ids', async () => {
  const { db } = harness.test.world
  const before = await takeSnapshot(db)
  const { id } = await buildOrder(harness.test.world)
  for (const table of ['order_flow_links', 'faqs', 'currencies', 'kanban_cards'] as const)
    await sql`delete from ${sql.table(table)} where id = (select max(id) from ${sql.table(table)})`.execute(db)
  await db.updateTable('orders').set({ status_id: 9, customer_full_name: 'Somebody' }).execute()
  await db.updateTable('users').set({ active: false, role: 'courier' }).execute()
  await db.updateTable('languages').set({ active: false, version: 2 }).execute()
  await harness.rebuild()

  expect(differences(before, await takeSnapshot(db))).toEqual({})
  expect((await buildOrder(harness.test.world)).id).toBe(id)
})
