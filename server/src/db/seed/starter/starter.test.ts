import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#db/db.ts'
import { removeOrphans } from '#features/upload/upload.service.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { emptyDb } from '#testing/empty-db.ts'
import { deliverStarter } from './starter.ts'
import { type Piece, piecesIn } from './starter-pieces.ts'

let app: TestApp
let db: Db
beforeAll(async () => {
  app = await testApp()
  db = app.world.db
})
beforeEach(async () => {
  await app.renew()
  await forget()
})
afterAll(async () => {
  await forget()
  await emptyDb(db)
  await app.close()
})

const forget = () => db.deleteFrom('settings').where('key', 'like', 'starter.%').execute()
const faqs = () => db.selectFrom('faqs').select(['id', 'key', 'position', 'published', 'version', 'translations']).orderBy('id').execute()
const faq = async (key: string) => (await faqs()).find((row) => row.key === key)
const counts = async () => {
  const tables = ['onboarding_sections', 'onboarding_categories', 'onboarding_articles', 'faq_categories', 'faqs', 'uploads'] as const
  return Promise.all(
    tables.map(async (table) => Number((await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n)),
  )
}
const ALL = [3, 6, 14, 4, 15, 70]

/** Changes pieces like a later version of the product. */
function later(change: (piece: Piece) => Piece | Piece[]) {
  return (languages: readonly string[]) => piecesIn(languages).flatMap(change)
}
const reworded = later((piece) => {
  const translations = Object.entries(piece.translations).map(([code, texts]) => [code, { ...texts, question: `${texts.question} (new)` }])
  return piece.table === 'faqs' ? { ...piece, translations: Object.fromEntries(translations) } : piece
})

test('everything is delivered once, published and in order, in every language with its pictures', async () => {
  await deliverStarter(db)
  await deliverStarter(db)
  expect(await counts()).toEqual(ALL)
  const logist = await app.as('logist')
  const [first] = (await logist.get('/onboarding/article?key=move-orders', { 'accept-language': 'uk' })).json().data
  const article = (await logist.get(`/onboarding/article/${first.id}`, { 'accept-language': 'uk' })).json().data
  expect(article).toMatchObject({ key: 'move-orders', language: 'uk', published: true, read: false })
  expect(article.body).toContain(`<img src="${article.cover}" alt=`)
  const picture = await logist.get(article.cover.replace('/api', ''))
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  const list = (await logist.get('/faq?per_page=100')).json().data
  expect(list.map(({ key }: { key: string }) => key)).toEqual(piecesIn(['en']).flatMap(({ table, key }) => (table === 'faqs' ? [key] : [])))
})

test('own texts keep their place, and delivered ones come after them', async () => {
  const admin = await app.as('admin')
  const { id } = (await admin.post('/faq-category', { translations: { en: { name: 'Ours' } }, published: true })).json().data
  await admin.post('/faq', { category_id: id, translations: { en: { question: 'Why?', answer: 'So.' } }, published: true })
  const before = await faqs()
  await deliverStarter(db)
  expect((await faqs()).slice(0, 1)).toEqual(before)
  const categories = (await admin.get('/faq-category')).json().data
  expect(categories.map(({ position, key }: { position: number; key: string }) => `${position} ${key}`)).toEqual([
    '1 null',
    '2 faq-orders',
    '3 faq-board',
    '4 faq-couriers',
    '5 faq-money',
  ])
})

test('several starts at once deliver once', async () => {
  await Promise.all([deliverStarter(db), deliverStarter(db), deliverStarter(db)])
  expect(await counts()).toEqual(ALL)
})

test('a broken start leaves no texts, and the next one completes it', async () => {
  const broken = later((piece) => (piece.key === 'label-not-printed' ? { ...piece, table: 'nowhere' as 'faqs' } : piece))
  await expect(deliverStarter(db, broken)).rejects.toThrow('nowhere')
  expect((await counts()).slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  await db
    .deleteFrom('uploads')
    .where('id', '>', (eb) => eb.selectFrom('uploads as some').select(({ fn }) => sql<number>`${fn.max('some.id')} - 30`.as('id')))
    .execute()
  await deliverStarter(db)
  expect(await counts()).toEqual(ALL)
})

describe('a later version', () => {
  beforeEach(() => deliverStarter(db))

  test('renews unchanged texts and keeps their rows', async () => {
    const admin = await app.as('admin')
    const [row, hidden] = [await faq('move-refused'), await faq('empty-board')]
    await admin.put(`/faq/${hidden?.id}`, { published: false })
    await deliverStarter(db, reworded)
    const after = await faq('move-refused')
    expect(after).toMatchObject({ id: row?.id, position: row?.position, published: true, version: (row?.version ?? 0) + 1 })
    expect(after?.translations.pl?.question).toBe(`${row?.translations.pl?.question} (new)`)
    expect(await faq('empty-board')).toMatchObject({ published: false })
    expect((await faq('empty-board'))?.translations.en?.question).toMatch(/\(new\)$/)
  })

  test('keeps what was changed in one language, deleted or moved', async () => {
    const admin = await app.as('admin')
    const [changed, deleted] = [await faq('move-refused'), await faq('empty-list')]
    await admin.put(`/faq/${changed?.id}`, { translations: { de: { question: 'Eigene Worte?', answer: '<p>Ja.</p>' } } })
    await admin.delete(`/faq/${deleted?.id}`)
    const ids = (await faqs())
      .filter(({ key }) => ['order-missing', 'order-late', 'address-change'].includes(key ?? ''))
      .map(({ id }) => id)
    expect((await admin.put('/faq/position', { ids: ids.reverse() })).statusCode).toBe(200)
    const positions = async () => (await faqs()).map(({ key, position }) => `${key} ${position}`)
    const [before, placed] = [await faq('move-refused'), await positions()]
    await deliverStarter(db, reworded)
    await deliverStarter(db)
    expect(await faq('move-refused')).toEqual(before)
    expect(await positions()).toEqual(placed)
  })

  test('adds new pieces, but not to a deleted category', async () => {
    const admin = await app.as('admin')
    const category = await db.selectFrom('faq_categories').select('id').where('key', '=', 'faq-money').executeTakeFirstOrThrow()
    for (const { id } of await db.selectFrom('faqs').select('id').where('category_id', '=', category.id).execute())
      await admin.delete(`/faq/${id}`)
    expect((await admin.delete(`/faq-category/${category.id}`)).statusCode).toBe(204)
    const more = later((piece) =>
      ['move-refused', 'money-open'].includes(piece.key) ? [piece, { ...piece, key: `${piece.key}-more` }] : piece,
    )
    await deliverStarter(db, more)
    expect(await faq('move-refused-more')).toMatchObject({ published: true, position: 5 })
    expect(await faq('money-open-more')).toBeUndefined()
    expect((await counts()).slice(3, 5)).toEqual([3, 12])
  })
})

test('a missing language is left out, and its texts come with it later', async () => {
  await db.deleteFrom('languages').where('char_code', '=', 'es').execute()
  try {
    await deliverStarter(db)
    expect(Object.keys((await faq('move-refused'))?.translations ?? {}).sort()).toEqual(['de', 'en', 'pl', 'uk'])
    expect(await counts()).toEqual([...ALL.slice(0, 5), 56])
  } finally {
    await db.insertInto('languages').values({ name: 'Español', char_code: 'es', source_language: false }).execute()
  }
  await deliverStarter(db)
  expect(Object.keys((await faq('move-refused'))?.translations ?? {})).toHaveLength(5)
  expect(await counts()).toEqual(ALL)
})

test('a picture stays while a row shows it, is deleted a day later, and counts for no person', async () => {
  await deliverStarter(db)
  const day = new Date(Date.now() + 25 * 60 * 60 * 1000)
  const platform = { ...app.app.platform, clock: () => day }
  expect(await removeOrphans(platform)).toBe(0)
  const owners = await db.selectFrom('uploads').select('owner_id').distinct().execute()
  expect(owners).toEqual([{ owner_id: null }])
  await db.deleteFrom('onboarding_articles').where('key', '=', 'exports').execute()
  expect(await removeOrphans(platform)).toBe(5)
})
