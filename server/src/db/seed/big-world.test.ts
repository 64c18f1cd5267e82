import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '#testing/db.ts'
import { restoreSearchIndexes } from './big-world.ts'

test('filling works in a database restored from a backup made during another filling: its indexes exist', async () => {
  const db = await testDb()
  const before = await searchIndexes()
  expect(before.length).toBeGreaterThan(0)
  const value = JSON.stringify(before.map(({ indexdef }) => indexdef))
  await db.insertInto('settings').values({ key: 'seed.search_indexes', value }).execute()
  await restoreSearchIndexes(db)
  expect(await searchIndexes()).toEqual(before)
  expect(await db.selectFrom('settings').select('key').where('key', '=', 'seed.search_indexes').execute()).toEqual([])
})

async function searchIndexes(): Promise<{ indexdef: string }[]> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'orders' and indexname like '%_trgm_idx' order by 1`.execute(await testDb())
  return rows
}
