import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#db/db.ts'
import { RICH_COLUMNS } from '#db/rich-columns.ts'
import { deliverStarter } from '#db/seed/starter/starter.ts'
import { piecesIn } from '#db/seed/starter/starter-pieces.ts'
import { buildTemplate, freshWorld } from '#testing/build.ts'
import { emptyDb } from '#testing/empty-db.ts'
import { cleanRestored, deleteUnformattable, RICH_TEXTS } from './clean-restored.ts'

let db: Db

beforeEach(async () => {
  db = (await freshWorld()).db
})

const DIRTY = '<p>Read <b>this</b><script>alert(1)</script><img src="https://elsewhere.test/x.png" onerror="alert(2)"></p>'

async function faq(answer: string): Promise<number> {
  const { id } = await db
    .insertInto('faq_categories')
    .values({ translations: JSON.stringify({ en: { name: 'All' } }), position: 1, published: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const translations = JSON.stringify({ en: { question: 'Is 1 < 2 & 3 > 2?', answer } })
  const row = await db
    .insertInto('faqs')
    .values({ category_id: id, translations, position: 1, published: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function texts(id: number) {
  const { rows } = await sql<{
    translations: { en: { question: string; answer: string } }
  }>`select translations from faqs where id = ${id}`.execute(db)
  return rows[0]?.translations.en
}

test('forbidden parts of a rich text are removed, and no other text changes', async () => {
  const id = await faq(DIRTY)
  expect(await cleanRestored(db)).toBe(1)
  const { question, answer } = (await texts(id)) ?? {}
  expect(question).toBe('Is 1 < 2 & 3 > 2?')
  expect(answer).toContain('Read <b>this</b>')
  expect(answer).not.toMatch(/script|onerror|elsewhere/)
  expect(await cleanRestored(db)).toBe(0)
})

test('bodies of mail templates are cleaned, plain texts stay', async () => {
  const about = { event: 'order.created', audience: 'courier' } as const
  const written = { en: { subject: 'Is 1 < 2?', body: DIRTY } }
  const mail = await buildTemplate(db, { ...about, channel: 'email', translations: written })
  const sms = await buildTemplate(db, { ...about, channel: 'sms', translations: written })
  expect(await cleanRestored(db)).toBe(1)
  const rows = await db.selectFrom('notification_templates').select(['id', 'translations']).execute()
  const textsOf = (id: number) => rows.find((row) => row.id === id)?.translations.en
  expect(textsOf(mail)).toEqual({ subject: 'Is 1 < 2?', body: '<p>Read <b>this</b></p>' })
  expect(textsOf(sms)).toEqual(written.en)
})

test('every column with rich texts is cleaned', () => {
  expect(Object.keys(RICH_TEXTS).sort()).toEqual(Object.keys(RICH_COLUMNS).sort())
})

test('only translations that cannot be formatted are deleted', async () => {
  expect(await deleteUnformattable(db)).toBe(0)
  const of = db.selectFrom('phrases').select('id').where('category', '=', 'menu').where('message', '=', 'Orders')
  const write = (text: string) =>
    db.updateTable('phrase_translations').set({ text }).where('char_code', '=', 'de').where('phrase_id', '=', of).returning('text')
  const count = async () =>
    (await db.selectFrom('phrase_translations').select(db.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()).count
  const all = Number(await count())
  await write('{n, number, ::currency/XX}').execute()
  try {
    expect(await deleteUnformattable(db)).toBe(1)
    expect(Number(await count())).toBe(all - 1)
  } finally {
    const phrase_id = (await of.executeTakeFirstOrThrow()).id
    await db.insertInto('phrase_translations').values({ phrase_id, char_code: 'de', text: 'Bestellungen' }).execute()
  }
})

describe('delivered texts', () => {
  const forget = () => db.deleteFrom('settings').where('key', 'like', 'starter.%').execute()
  beforeEach(forget)
  afterAll(async () => {
    await forget()
    await emptyDb(db)
  })

  /** Changes each of its texts. */
  const worded = (change: (text: string) => string) => (languages: readonly string[]) =>
    piecesIn(languages).map((piece) => {
      const texts = Object.entries(piece.translations).map(([code, inOne]) => [
        code,
        Object.fromEntries(Object.entries(inOne).map(([field, text]) => [field, change(text)])),
      ])
      return { ...piece, translations: Object.fromEntries(texts) }
    })
  const answers = async () => JSON.stringify(await db.selectFrom('faqs').select('translations').execute())

  test('contain nothing to clean', async () => {
    await deliverStarter(db)
    expect(await answers()).toContain('<a href=')
    expect(await cleanRestored(db)).toBe(0)
  })

  test('do not count as changed by an administrator after an earlier cleaning', async () => {
    await deliverStarter(
      db,
      worded((text) => text.replaceAll(/<a href="[^"]*"/g, '$& target="_blank" rel="noopener noreferrer nofollow"')),
    )
    expect(await cleanRestored(db)).toBeGreaterThan(0)
    await deliverStarter(db)
    await deliverStarter(
      db,
      worded((text) => text.replaceAll('<p>', '<p>New: ')),
    )
    expect(await answers()).not.toMatch(/<p>(?!New: )/)
  })
})
