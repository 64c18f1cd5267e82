import { expect, test } from 'vitest'
import { freshWorld } from './build.ts'

const ofEverybody = ['order_flows', 'order_sub_statuses', 'kanbans', 'kanban_cards'] as const

test('delivered rows are reset after each test', async () => {
  const { db } = await freshWorld()
  const found = async () => {
    const links = await db.selectFrom('order_flow_links').select(['status_from', 'status_to', 'roles']).orderBy('id').execute()
    const shared = ofEverybody.map((table) =>
      db.selectFrom(table).select(['id', 'name']).where('organization_id', 'is', null).orderBy('id').execute(),
    )
    return [links, await Promise.all(shared)]
  }
  const delivered = await found()

  await db.deleteFrom('order_flow_links').where('status_from', '=', 1).execute()
  await db.updateTable('kanbans').set({ name: 'Nobody’s', columns: '[]' }).execute()
  await db.deleteFrom('kanban_cards').execute()
  await db.updateTable('order_sub_statuses').set({ active: false }).execute()
  await db.insertInto('order_sub_statuses').values({ name: 'New', status_id: 1, organization_id: null, position: 9 }).execute()
  const { version } = await db.selectFrom('order_flows').select('version').executeTakeFirstOrThrow()
  await freshWorld()

  expect(await found()).toEqual(delivered)
  expect(await db.selectFrom('order_sub_statuses').select('id').where('active', '=', false).execute()).toEqual([])
  const { version: now } = await db.selectFrom('order_flows').select('version').executeTakeFirstOrThrow()
  expect(now).toBeGreaterThan(version)
})

test('a language deleted by a test comes back with its texts', async () => {
  const { db } = await freshWorld()
  const texts = () =>
    db
      .selectFrom('phrase_translations')
      .where('char_code', '=', 'es')
      .select(({ fn }) => fn.countAll().as('texts'))
      .execute()
  const delivered = await texts()
  await db.deleteFrom('languages').where('char_code', '=', 'es').execute()
  expect(await texts()).not.toEqual(delivered)
  await freshWorld()
  expect(await texts()).toEqual(delivered)
})
