import type { FullFaq } from '@tracklane/contract/faq'
import { MAX_FAQS } from '@tracklane/contract/faq'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'

const app = appPerFile()
const PATH = '/faq'
const TEXTS = {
  en: { question: 'Nobody home?', answer: '<p>Ring <strong>twice</strong>.</p>' },
  de: { question: 'Niemand da?', answer: '<p>Zweimal klingeln.</p>' },
}
let admin: Visitor
let logist: Visitor
let category: number
let hidden: number

beforeEach(async () => {
  admin = await app.as('admin')
  logist = await app.as('logist')
  category = await categoryNamed('Deliveries', true)
  hidden = await categoryNamed('Drafts', false)
})

async function categoryNamed(name: string, published: boolean): Promise<number> {
  return (await admin.post('/faq-category', { translations: { en: { name } }, published })).json().data.id
}

async function made(body: object = {}): Promise<FullFaq> {
  const answer = await admin.post(PATH, { category_id: category, translations: TEXTS, published: true, ...body })
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}

const asked = (question: string, answer = '<p>Yes.</p>') => ({ translations: { en: { question, answer } } })

async function lastLog(entity_id: number) {
  const logs = app.world.db.selectFrom('model_logs').select(['action', 'changes']).where('entity', '=', 'faq')
  return (await logs.where('entity_id', '=', entity_id).orderBy('id').execute()).at(-1)
}

test("a new question comes last in its category, and is read in the reader's language", async () => {
  const first = await made()
  expect(first).toMatchObject({ ...TEXTS.en, language: 'en', category: 'Deliveries', position: 1, published: true, voice: null })
  expect(first).toMatchObject({ translations: TEXTS, helpful: 0, not_helpful: 0, version: 1 })
  expect(await made({ published: undefined })).toMatchObject({ position: 2, published: false })
  expect(await made({ category_id: hidden })).toMatchObject({ position: 1 })
  const german = await logist.get(`${PATH}/${first.id}`, { 'accept-language': 'de' })
  expect(german.json().data).toMatchObject({ ...TEXTS.de, language: 'de' })
  const spanish = await logist.get(`${PATH}/${first.id}`, { 'accept-language': 'es' })
  expect(spanish.json().data).toMatchObject({ ...TEXTS.en, language: 'en' })
  expect((await lastLog(first.id))?.changes).toMatchObject({
    'question.de': { old: null, new: 'Niemand da?' },
    'answer.en': { old: null, new: 'Ring twice.' },
    category: { old: null, new: 'Deliveries' },
  })
})

test('logists see only published questions of published categories', async () => {
  const shown = await made()
  const unseen = [await made({ published: false }), await made({ category_id: hidden })]
  for (const path of [PATH, `${PATH}/full`]) {
    const rows: FullFaq[] = (await logist.get(path)).json().data
    expect(rows.map(({ id }) => id)).toEqual([shown.id])
    expect(Object.keys(rows[0] ?? {})).not.toEqual(expect.arrayContaining(['translations']))
    expect(rows[0]).not.toHaveProperty('helpful')
    expect((await admin.get(path)).json().data).toHaveLength(3)
  }
  for (const { id } of unseen) {
    for (const path of [`${PATH}/${id}`, `${PATH}/${id}/full`]) {
      expect((await logist.get(path)).statusCode).toBe(404)
      expect((await admin.get(path)).statusCode).toBe(200)
    }
    expect((await logist.post(`${PATH}/${id}/helpful`, { helpful: true })).statusCode).toBe(404)
  }
  expect((await logist.get(`${PATH}?category_id=${hidden}&published=0`)).json().data).toEqual([])
  expect((await logist.get(`${PATH}/${shown.id}/full`)).json().data).not.toHaveProperty('translations')
})

test('a search finds displayed words, not tags, and takes every sign literally', async () => {
  await made({ translations: { ...TEXTS, en: { question: 'Is 100% paid_out?', answer: '<p>Late <em>cour</em>ier &amp; co</p>' } } })
  await made(asked('Who pays?', '<p>Nobody</p>'))
  const found = async (search: string, language = 'en') =>
    (await admin.get(`${PATH}?search=${encodeURIComponent(search)}`, { 'accept-language': language })).json().data.length
  for (const search of ['COURIER', 'co paid', '100%', 'courier & co', 'paid_out?'])
    expect([search, await found(search)]).toEqual([search, 1])
  for (const search of ['strong', '<p>', 'paid%out', 'amp', 'klingeln', '__proto__'])
    expect([search, await found(search)]).toEqual([search, 0])
  expect(await found('klingeln', 'de')).toBe(1)
  expect(await found('who', 'de')).toBe(1)
})

test('a delivered question is found by its key, which cannot be written', async () => {
  const own = await made({ key: 'mine' })
  const { id } = await made({ key: 'move-refused' })
  await app.world.db.updateTable('faqs').set({ key: 'move-refused' }).where('id', '=', id).execute()
  await admin.put(`${PATH}/${id}`, { key: 'other', published: true })
  expect((await admin.get(`${PATH}/${own.id}`)).json().data.key).toBeNull()
  const keys = async (key: string) => (await logist.get(`${PATH}?key=${key}`)).json().data.map((faq: FullFaq) => [faq.id, faq.key])
  expect(await keys('move-refused,empty-board')).toEqual([[id, 'move-refused']])
  for (const none of ['mine', 'constructor', 'other']) expect(await keys(none)).toEqual([])
  for (const wrong of ['__proto__', '%5B1%5D', 'a%00']) expect((await logist.get(`${PATH}?key=${wrong}`)).statusCode).toBe(422)
  const { id: inKey } = await app.world.db
    .updateTable('faq_categories')
    .set({ key: 'faq-board' })
    .where('id', '=', category)
    .returning('id')
    .executeTakeFirstOrThrow()
  await admin.put(`/faq-category/${inKey}`, { key: null, published: true })
  expect((await admin.get(`/faq-category/${inKey}`)).json().data.key).toBe('faq-board')
})

test('the languages of a question are changed together, each by itself', async () => {
  const { id } = await made()
  const es = { question: 'Nikogo?', answer: '<p>Dzwoń.</p>' }
  const saved = await admin.put(`${PATH}/${id}`, { translations: { de: null, es } })
  expect(saved.json().data).toMatchObject({ translations: { en: TEXTS.en, es }, version: 2 })
  expect((await lastLog(id))?.changes).toEqual({
    'question.de': { old: 'Niemand da?', new: null },
    'answer.de': { old: 'Zweimal klingeln.', new: null },
    'question.es': { old: null, new: 'Nikogo?' },
    'answer.es': { old: null, new: 'Dzwoń.' },
  })
})

test.each([
  ['translations', { translations: {} }],
  ['translations.xx', { translations: { xx: TEXTS.en } }],
  ['translations.en.answer', { translations: { en: { question: 'Where?' } } }],
  ['translations.en.answer', { translations: { en: { question: 'Where?', answer: '<p> </p>' } } }],
  ['translations.en.question', { translations: { en: { ...TEXTS.en, question: 'x'.repeat(301) } } }],
  ['category_id', { category_id: 999_999 }],
  ['category_id', { category_id: [[1]] }],
  ['published', { published: 'yes' }],
])('a wrong %s is a 422 at its field: %j', async (field, body) => {
  const answer = await admin.post(PATH, { category_id: category, translations: TEXTS, ...body })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
})

test('the number of questions of a category is limited', async () => {
  const row = (position: number) => ({ category_id: category, translations: JSON.stringify(TEXTS), position })
  const rows = Array.from({ length: MAX_FAQS }, (_, place) => row(place + 1))
  await app.world.db.insertInto('faqs').values(rows).execute()
  const full = await admin.post(PATH, { category_id: category, translations: TEXTS })
  expect([full.statusCode, Object.keys(full.json().errors)]).toEqual([422, ['category_id']])
  const { id } = await made({ category_id: hidden })
  expect((await admin.put(`${PATH}/${id}`, { category_id: category })).json().errors).toHaveProperty('category_id')
})

test('moved to another category a question comes last; an edit of an older version is refused', async () => {
  await made()
  const { id } = await made({ category_id: hidden })
  const [one, two] = await Promise.all([
    admin.put(`${PATH}/${id}`, { category_id: category }, { 'if-match': '"1"' }),
    admin.put(`${PATH}/${id}`, { category_id: category, published: false }, { 'if-match': '"1"' }),
  ])
  expect([one.statusCode, two.statusCode].sort()).toEqual([200, 412])
  expect((await admin.get(`${PATH}/${id}`)).json().data).toMatchObject({ category: 'Deliveries', position: 2, version: 2 })
  expect((await lastLog(id))?.changes).toMatchObject({ category: { old: 'Drafts', new: 'Deliveries' } })
  expect([one, two].find(({ statusCode }) => statusCode === 412)?.json().data).toMatchObject({ id, translations: TEXTS })
})

test('a question is deleted with its votes', async () => {
  const { id } = await made()
  await logist.post(`${PATH}/${id}/helpful`, { helpful: true })
  expect((await admin.delete(`${PATH}/${id}`)).statusCode).toBe(204)
  expect((await admin.delete(`${PATH}/${id}`)).statusCode).toBe(404)
  expect(await app.world.db.selectFrom('faq_voices').selectAll().execute()).toEqual([])
  expect(await lastLog(id)).toMatchObject({ action: 'deleted', changes: { 'question.en': { old: 'Nobody home?', new: null } } })
})

describe('the order of a category', () => {
  test('names each of its questions once', async () => {
    const ids = []
    for (const question of ['A', 'B', 'C']) ids.push((await made(asked(question))).id)
    const [a, b, c] = ids
    const { id: other } = await made({ category_id: hidden })
    const answer = await admin.put(`${PATH}/position`, { ids: [c, a, b] })
    expect(answer.json().data.map(({ question, position }: FullFaq) => `${position} ${question}`)).toEqual(['1 C', '2 A', '3 B'])
    expect((await lastLog(c ?? 0))?.changes).toEqual({ position: { old: 3, new: 1 } })
    for (const wrong of [[a, b], [a, a, b], [a, b, c, other], [999_999], [], ['constructor']]) {
      const refused = await admin.put(`${PATH}/position`, { ids: wrong })
      expect(refused.statusCode).toBe(422)
      expect(Object.keys(refused.json().errors)[0]).toMatch(/^ids/)
    }
    const twice = await Promise.all(
      [
        [a, b, c],
        [c, b, a],
      ].map((order) => admin.put(`${PATH}/position`, { ids: order })),
    )
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const positions = (await admin.get(`${PATH}?category_id=${category}`)).json().data.map(({ position }: FullFaq) => position)
    expect(positions).toEqual([1, 2, 3])
  })

  test('beside an added or moved question it is saved or refused, and every question keeps a position', async () => {
    const ids = []
    for (const question of ['A', 'B', 'C']) ids.push((await made(asked(question))).id)
    const [placed, moved, added] = await Promise.all([
      admin.put(`${PATH}/position`, { ids: [...ids].reverse() }),
      admin.put(`${PATH}/${ids[1]}`, { category_id: hidden }),
      admin.post(PATH, { category_id: category, ...asked('D') }),
    ])
    expect([200, 422]).toContain(placed.statusCode)
    expect([moved.statusCode, added.statusCode]).toEqual([200, 201])
    const now = (await admin.get(`${PATH}?category_id=${category}`)).json().data.map(({ id }: FullFaq) => id)
    expect((await admin.put(`${PATH}/position`, { ids: now })).statusCode).toBe(200)
  })
})
