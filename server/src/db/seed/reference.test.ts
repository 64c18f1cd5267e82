import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#db/db.ts'
import { testDb } from '#testing/db.ts'
import { emptyDb } from '#testing/empty-db.ts'
import { seedReference } from './reference.ts'

let db: Db
beforeAll(async () => {
  db = await testDb()
  await emptyDb(db)
})

const LOGIST = ['logist', 'organization_admin', 'admin']
const COURIER = [...LOGIST, 'courier']
const CORRECTION = ['organization_admin', 'admin']

test('the shared flow has exactly the decided links', async () => {
  const links = await db
    .selectFrom('order_flow_links as link')
    .innerJoin('order_flows as flow', 'flow.id', 'link.flow_id')
    .where('flow.organization_id', 'is', null)
    .select(['status_from', 'status_to', 'roles'])
    .execute()
  const found = Object.fromEntries(links.map((link) => [`${link.status_from}→${link.status_to}`, [...link.roles].sort()]))
  const decided: [string, string[]][] = [
    ...['1→2', '1→5', '2→3', '2→5', '3→6', '3→8', '3→5', '4→3', '4→6', '4→5', '5→4', '5→10', '7→9', '8→9'].map(
      (pair): [string, string[]] => [pair, LOGIST],
    ),
    ...['6→7', '6→4', '6→5'].map((pair): [string, string[]] => [pair, COURIER]),
    ...['2→1', '3→2', '6→3'].map((pair): [string, string[]] => [pair, LOGIST]),
    ...['7→6', '8→3', '9→7'].map((pair): [string, string[]] => [pair, CORRECTION]),
  ]
  expect(found).toEqual(Object.fromEntries(decided.map(([pair, roles]) => [pair, [...roles].sort()])))
})

test('every installation has five languages, a board, a card layout, currencies and reasons', async () => {
  const languages = await db.selectFrom('languages').select(['char_code', 'source_language']).orderBy('char_code').execute()
  const board = await db.selectFrom('kanbans').select('columns').where('organization_id', 'is', null).executeTakeFirstOrThrow()
  const card = await db.selectFrom('kanban_cards').select('fields').where('organization_id', 'is', null).executeTakeFirstOrThrow()
  const yen = await db.selectFrom('currencies').select('digits').where('code', '=', 'JPY').executeTakeFirstOrThrow()
  const reasons = await db.selectFrom('order_sub_statuses').select('status_id').where('organization_id', 'is', null).distinct().execute()
  expect(languages).toEqual(['de', 'en', 'es', 'pl', 'uk'].map((char_code) => ({ char_code, source_language: char_code === 'en' })))
  expect(new Set(board.columns.map((column) => column.status_id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
  expect(new Set(card.fields.map((field) => field.key)).size).toBe(8)
  expect(yen.digits).toBe(0)
  expect(reasons.map((row) => row.status_id)).toEqual(expect.arrayContaining([4, 5]))
})

test('a second start changes nothing', async () => {
  const before = await everything()
  await seedReference(db)
  expect(await everything()).toEqual(before)
})

describe('a new version', () => {
  const KEY = { category: 'order_status', message: 'New' }
  afterAll(async () => {
    await writeText('Neu')
    await restoreYen()
  })

  test('renews an unchanged text', async () => {
    await writeText('Ganz neu')
    await pretendDelivered('Ganz neu')
    await seedReference(db)
    expect(await text()).toBe('Neu')
  })

  test('keeps a text that was edited', async () => {
    await writeText('Frisch eingegangen')
    await pretendDelivered('Ganz neu')
    await seedReference(db)
    expect(await text()).toBe('Frisch eingegangen')
  })

  test('does not restore a removed row', async () => {
    await db.deleteFrom('currencies').where('code', '=', 'JPY').execute()
    await pretendDelivered('Neu')
    await seedReference(db)
    expect(await db.selectFrom('currencies').select('id').where('code', '=', 'JPY').execute()).toEqual([])
  })

  test('does not restore a removed text or phrase', async () => {
    const other = { category: 'order_status', message: 'In delivery' }
    const removed = () => db.selectFrom('phrases').select('id').where('category', '=', other.category).where('message', '=', other.message)
    const { id } = await removed().executeTakeFirstOrThrow()
    await db.deleteFrom('phrases').where('id', '=', id).execute()
    await db
      .deleteFrom('phrase_translations')
      .where('phrase_id', '=', await phraseId())
      .execute()
    await pretendDelivered('Neu')
    await seedReference(db)
    const texts = db
      .selectFrom('phrase_translations')
      .select('text')
      .where('phrase_id', '=', await phraseId())
    expect([await removed().execute(), await texts.execute()]).toEqual([[], []])

    await pretendDelivered(undefined, { [other.message]: undefined })
    await seedReference(db)
    expect([await text(), (await removed().execute()).length]).toEqual(['Neu', 1])
  })

  test.each([
    ['goes', 'Alte Worte', 0],
    ['stays where somebody has found words of their own', 'Eigene Worte', 1],
  ])('an unused phrase %s', async (_what, german, left) => {
    const old = { category: KEY.category, message: 'Old words' }
    const { id } = await db.insertInto('phrases').values(old).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('phrase_translations').values({ phrase_id: id, char_code: 'de', text: german }).execute()
    await pretendDelivered('Neu', { [old.message]: 'Alte Worte' })
    await seedReference(db)
    expect(await db.selectFrom('phrases').select('id').where('id', '=', id).execute()).toHaveLength(left)
    await db.deleteFrom('phrases').where('id', '=', id).execute()
  })

  async function phraseId(): Promise<number> {
    const row = await db
      .selectFrom('phrases')
      .select('id')
      .where('category', '=', KEY.category)
      .where('message', '=', KEY.message)
      .executeTakeFirstOrThrow()
    return row.id
  }

  async function text(): Promise<string> {
    const row = await db
      .selectFrom('phrase_translations')
      .select('text')
      .where('phrase_id', '=', await phraseId())
      .where('char_code', '=', 'de')
      .executeTakeFirstOrThrow()
    return row.text
  }

  async function writeText(value: string): Promise<void> {
    await db
      .updateTable('phrase_translations')
      .set({ text: value })
      .where('phrase_id', '=', await phraseId())
      .where('char_code', '=', 'de')
      .execute()
  }

  /** Pretends that an older version was here, with this German text. */
  async function pretendDelivered(german: string | undefined, others: Record<string, string | undefined> = {}): Promise<void> {
    const row = await db.selectFrom('settings').select('value').where('key', '=', 'reference.delivered').executeTakeFirstOrThrow()
    const delivered = JSON.parse(row.value)
    for (const catalogue of Object.values<Record<string, Record<string, unknown>>>(delivered.translations)) {
      catalogue[KEY.category] = { ...catalogue[KEY.category], ...others }
    }
    delivered.translations.de[KEY.category][KEY.message] = german
    await db
      .updateTable('settings')
      .set({ value: JSON.stringify(delivered) })
      .where('key', '=', 'reference.delivered')
      .execute()
    await db.updateTable('settings').set({ value: 'older' }).where('key', '=', 'reference.checksum').execute()
  }

  async function restoreYen(): Promise<void> {
    await db.insertInto('currencies').values({ code: 'JPY', name: 'Japanese yen', symbol: '¥', digits: 0 }).execute()
  }
})

/** Reads every delivered row. */
async function everything() {
  const tables = [
    'settings',
    'languages',
    'phrases',
    'phrase_translations',
    'currencies',
    'order_flows',
    'order_flow_links',
    'kanbans',
    'kanban_cards',
  ]
  const sums = tables.map(
    (table) => sql`select ${table} as name, md5(string_agg(t::text, '' order by t::text)) as sum from ${sql.table(table)} t`,
  )
  return (await sql`${sql.join(sums, sql` union all `)} order by name`.execute(db)).rows
}
