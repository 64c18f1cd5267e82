import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#db/db.ts'
import { RICH_COLUMNS } from '#db/rich-columns.ts'
import { freshWorld } from '#testing/build.ts'
import { cleanRestored, RICH_TEXTS } from './clean-restored.ts'

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

test('what a rich text may not hold is taken out of it, and no other text is touched', async () => {
  const id = await faq(DIRTY)
  expect(await cleanRestored(db)).toBe(1)
  const { question, answer } = (await texts(id)) ?? {}
  expect(question).toBe('Is 1 < 2 & 3 > 2?')
  expect(answer).toContain('Read <b>this</b>')
  expect(answer).not.toMatch(/script|onerror|elsewhere/)
  expect(await cleanRestored(db)).toBe(0)
})

test('every column with rich texts is looked through', () => {
  expect(Object.keys(RICH_TEXTS).sort()).toEqual(Object.keys(RICH_COLUMNS).sort())
})
