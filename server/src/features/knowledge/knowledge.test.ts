import type { KnowledgeHit } from '@tracklane/contract/knowledge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverStarter } from '#db/seed/starter/starter.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { emptyDb } from '#testing/empty-db.ts'
import { SEARCHES } from './searches.testing.ts'

let app: TestApp
let logist: Visitor
let admin: Visitor
const keys = new Map<string, string>()

beforeAll(async () => {
  app = await testApp()
  const { db } = app.world
  await forget()
  await deliverStarter(db)
  for (const { id, key } of await db.selectFrom('faqs').select(['id', 'key']).execute()) keys.set(`faq ${id}`, key ?? '')
  for (const { id, key } of await db.selectFrom('onboarding_articles').select(['id', 'key']).execute()) keys.set(`article ${id}`, key ?? '')
  logist = await app.as('logist')
  admin = await app.as('admin')
})
afterAll(async () => {
  await forget()
  await emptyDb(app.world.db)
  await app.close()
})

const forget = () => app.world.db.deleteFrom('settings').where('key', 'like', 'starter.%').execute()

async function found(search: string, language = 'en', who = logist): Promise<KnowledgeHit[]> {
  const answer = await who.get(`/knowledge?search=${encodeURIComponent(search)}`, { 'accept-language': language })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const keyOf = ({ kind, id }: KnowledgeHit) => keys.get(`${kind} ${id}`)

test.each(Object.entries(SEARCHES))('in %s each search has its text among the first three', async (language, searches) => {
  const missed: string[] = []
  for (const [search, key] of searches) {
    const hits = (await found(search, language)).slice(0, 3).map(keyOf)
    if (!hits.includes(key)) missed.push(`${search}: ${key}, found ${hits.join()}`)
  }
  expect(missed).toEqual([])
  expect(searches).toHaveLength(25)
})

test('a result shows the matching passage', async () => {
  const [hit] = await found('how do I print labels')
  expect(hit).toMatchObject({ kind: 'article', title: 'Labels and manifests', language: 'en' })
  const { title, title_marks, excerpt, marks } = hit as KnowledgeHit
  expect(title_marks.map(([from, to]) => title.slice(from, to))).toEqual(['Labels'])
  expect(new Set(marks.map(([from, to]) => excerpt.slice(from, to).toLowerCase().slice(0, 5)))).toEqual(new Set(['print', 'label']))
  expect(excerpt.length).toBeLessThan(220)
})

test('at most twenty results, those with all words first', async () => {
  const hits = await found('order courier label')
  expect(hits).toHaveLength(20)
  const wordsIn = ({ title, title_marks, excerpt, marks }: KnowledgeHit) =>
    new Set(
      [...title_marks.map(([a, b]) => title.slice(a, b)), ...marks.map(([a, b]) => excerpt.slice(a, b))].map((word) =>
        word.toLowerCase().slice(0, 4),
      ),
    ).size
  expect(wordsIn(hits[0] as KnowledgeHit)).toBeGreaterThanOrEqual(2)
})

test.each(['xylofon', '__proto__', '<', '%', '🚚', '1e3', `${'<'.repeat(199)}`])('%s finds nothing, without an error', async (search) => {
  expect(await found(search)).toEqual([])
})

test('an empty or too long search is refused', async () => {
  for (const query of ['', '?search=', '?search=%20', `?search=${'a'.repeat(201)}`])
    expect((await logist.get(`/knowledge${query}`)).statusCode).toBe(422)
})

test('hidden texts are found by administrators alone, and changes at once', async () => {
  const { db } = app.world
  const translations = JSON.stringify({ en: { question: 'May dogs ride along?', answer: '<p>Small <b>ones</b>.</p>' } })
  const { id: category_id } = await db.selectFrom('faq_categories').select('id').limit(1).executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('faqs')
    .values({ category_id, translations, position: 99, published: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await found('dogs')).toEqual([])
  expect((await found('dog', 'en', admin)).map(({ title }) => title)).toEqual(['May dogs ride along?'])
  await db.updateTable('faqs').set({ published: true }).where('id', '=', id).execute()
  expect((await found('dogs', 'de')).map(({ language }) => language)).toEqual(['en'])
  const cats = JSON.stringify({ en: { question: 'May cats ride along?', answer: '<p>No.</p>' } })
  await db.updateTable('faqs').set({ translations: cats }).where('id', '=', id).execute()
  expect([(await found('dogs')).length, (await found('cats')).length]).toEqual([0, 1])
  await db.deleteFrom('faqs').where('id', '=', id).execute()
  expect(await found('cats')).toEqual([])
})

/** Builds a question of the first category. */
async function ask(question: string, { published = true }: { published?: boolean } = {}): Promise<number> {
  const { db } = app.world
  const translations = JSON.stringify({ en: { question, answer: '<p>Yes.</p>' } })
  const { id: category_id } = await db.selectFrom('faq_categories').select('id').limit(1).executeTakeFirstOrThrow()
  const row = { category_id, translations, position: 99, published }
  return (await db.insertInto('faqs').values(row).returning('id').executeTakeFirstOrThrow()).id
}

test('equal results keep one order, whichever of them this process has read first', async () => {
  const { db } = app.world
  const ids = [await ask('Quokkas 1?', { published: false }), await ask('Quokkas 2?')]
  expect((await found('quokkas')).map(({ id }) => id)).toEqual(ids.slice(1))
  await db.updateTable('faqs').set({ published: true }).where('id', 'in', ids).execute()
  expect((await found('quokkas')).map(({ id }) => id)).toEqual(ids)
  await db.deleteFrom('faqs').where('id', 'in', ids).execute()
})

test('a hidden text changes nothing for those who do not see it', async () => {
  const { db } = app.world
  const shown = await ask('Emus leap?')
  const before = await found('emusleap')
  expect(before.map(({ id }) => id)).toEqual([shown])
  const hidden = await ask('Emusleap?', { published: false })
  expect((await found('emusleap', 'en', admin)).map(({ id }) => id)).toEqual([hidden]) // this process has read it now
  expect(await found('emusleap')).toEqual(before)
  await db.deleteFrom('faqs').where('id', 'in', [shown, hidden]).execute()
})
