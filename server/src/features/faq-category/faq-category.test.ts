import type { FullFaqCategory } from '@tracklane/contract/faq-category'
import { MAX_FAQ_CATEGORIES } from '@tracklane/contract/faq-category'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'

const app = appPerFile()
const PATH = '/faq-category'
const NAMES = { en: { name: 'Deliveries' }, de: { name: 'Zustellung' } }
let admin: Visitor
let logist: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
  logist = await app.as('logist')
})

async function made(body: object = {}): Promise<FullFaqCategory> {
  const answer = await admin.post(PATH, { translations: NAMES, published: true, ...body })
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}

async function order(): Promise<string[]> {
  return (await admin.get(PATH)).json().data.map(({ position, name }: FullFaqCategory) => `${position} ${name}`)
}

const named = (name: string) => ({ translations: { en: { name } } })

function logs(entity_id: number) {
  return app.world.db
    .selectFrom('model_logs')
    .select(['action', 'changes'])
    .where('entity', '=', 'faq-category')
    .where('entity_id', '=', entity_id)
    .orderBy('id')
    .execute()
}

test("a new category comes last, and is read in the reader's language", async () => {
  const first = await made()
  expect(first).toMatchObject({
    name: 'Deliveries',
    language: 'en',
    position: 1,
    published: true,
    questions: 0,
    version: 1,
    translations: NAMES,
  })
  const second = await made({ translations: { de: { name: ' Geld ' } }, published: undefined })
  expect(second).toMatchObject({ name: 'Geld', language: 'de', position: 2, published: false })
  const german = await logist.get(`${PATH}/${first.id}`, { 'accept-language': 'de' })
  expect(german.json().data).toMatchObject({ name: 'Zustellung', language: 'de' })
  expect((await logs(first.id))[0]?.changes).toMatchObject({
    'name.de': { old: null, new: 'Zustellung' },
    published: { old: null, new: true },
  })
})

test('logists see published categories, without the other languages', async () => {
  const shown = await made()
  const hidden = await made({ published: false })
  for (const path of [PATH, `${PATH}/full`]) {
    const rows = (await logist.get(path)).json().data
    expect(rows.map(({ id }: FullFaqCategory) => id)).toEqual([shown.id])
    expect(rows[0]).not.toHaveProperty('translations')
    expect((await admin.get(path)).json().data).toHaveLength(2)
  }
  for (const path of [`${PATH}/${hidden.id}`, `${PATH}/${hidden.id}/full`]) {
    expect((await logist.get(path)).statusCode).toBe(404)
    expect((await admin.get(path)).statusCode).toBe(200)
  }
  expect((await admin.get(PATH)).json().data[0]).not.toHaveProperty('translations')
  expect((await admin.get(`${PATH}/full`)).json().data[0].translations).toEqual(NAMES)
  expect((await logist.get(`${PATH}/${shown.id}/full`)).json().data).not.toHaveProperty('translations')
})

test('a list is filtered by published and searched', async () => {
  await made()
  await made({ ...named('100% paid_in'), published: false })
  const found = async (query: string) => (await admin.get(`${PATH}?${query}`)).json().data.map(({ name }: FullFaqCategory) => name)
  expect(await found('search=DELIV')).toEqual(['Deliveries'])
  expect(await found('search=Zustellung')).toEqual([])
  expect(await found('search=100%25')).toEqual(['100% paid_in'])
  expect(await found('search=paid%25in')).toEqual([])
  expect(await found('published=0')).toEqual(['100% paid_in'])
})

test('a reader gets the number of published questions, an administrator the number of all', async () => {
  const { id: category_id } = await made()
  for (const published of [true, false]) {
    const translations = { en: { question: 'Where?', answer: '<p>Here</p>' } }
    expect((await admin.post('/faq', { category_id, published, translations })).statusCode).toBe(201)
  }
  expect((await logist.get(`${PATH}/${category_id}`)).json().data.questions).toBe(1)
  expect((await admin.get(`${PATH}/${category_id}`)).json().data.questions).toBe(2)
})

test('the number of categories is limited', async () => {
  const row = { translations: JSON.stringify(NAMES), published: true }
  const rows = Array.from({ length: MAX_FAQ_CATEGORIES - 1 }, (_, at) => ({ ...row, position: at + 1 }))
  await app.world.db.insertInto('faq_categories').values(rows).execute()
  await made()
  const answer = await admin.post(PATH, named('One more'))
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['translations']])
})

describe('the languages of a category', () => {
  test('absent ones stay, null removes one, and each change is logged', async () => {
    const { id } = await made()
    const saved = await admin.put(`${PATH}/${id}`, { translations: { de: null, es: { name: 'Entregas' } } }, { 'if-match': '"1"' })
    expect(saved.json().data).toMatchObject({ translations: { en: NAMES.en, es: { name: 'Entregas' } }, version: 2 })
    expect((await logs(id)).at(-1)?.changes).toEqual({
      'name.de': { old: 'Zustellung', new: null },
      'name.es': { old: null, new: 'Entregas' },
    })
    expect((await admin.put(`${PATH}/${id}`, { translations: { en: NAMES.en } })).json().data.version).toBe(2)
    expect(await logs(id)).toHaveLength(2)
  })

  test.each([
    ['none', {}, 'translations'],
    ['a language that there is not', { xx: { name: 'Deliveries' } }, 'translations.xx'],
    ['a name of every object', { constructor: { name: 'Deliveries' } }, 'translations.constructor'],
    ['a number', { '1e3': { name: 'Deliveries' } }, 'translations.1e3'],
    ['a blank name', { en: { name: '  ' } }, 'translations.en.name'],
    ['a name that is too long', { en: { name: 'x'.repeat(81) } }, 'translations.en.name'],
    ['a language without a name', { de: {} }, 'translations.de.name'],
    ['lists', { en: [['x']] }, 'translations.en'],
  ])('%s: 422 at the field', async (_, translations, field) => {
    const answer = await admin.post(PATH, { translations })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  test('the last one cannot be removed', async () => {
    const { id } = await made()
    const answer = await admin.put(`${PATH}/${id}`, { translations: { en: null, de: null } })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['translations']])
  })
})

test('an edit of an older version is refused', async () => {
  const { id } = await made()
  const answers = await Promise.all(['One', 'Two'].map((name) => admin.put(`${PATH}/${id}`, named(name), { 'if-match': '"1"' })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  const late = answers.find(({ statusCode }) => statusCode === 412)
  expect(late?.json().data).toMatchObject({ id, version: 2, translations: { de: NAMES.de } })
})

test('a category with questions is not deleted, and the answer has their number', async () => {
  const { id } = await made()
  const translations = { en: { question: 'Where?', answer: '<p>Here.</p>' } }
  const { id: question } = (await admin.post('/faq', { category_id: id, translations })).json().data
  const refused = await admin.delete(`${PATH}/${id}`)
  expect([refused.statusCode, refused.json().data]).toEqual([409, { faqs: 1 }])
  expect(refused.json().message).toBe('1 question is in it: unpublish it instead')
  await admin.delete(`/faq/${question}`)
  expect((await admin.delete(`${PATH}/${id}`)).statusCode).toBe(204)
  expect((await admin.delete(`${PATH}/${id}`)).statusCode).toBe(404)
  expect((await logs(id)).at(-1)).toMatchObject({ action: 'deleted', changes: { 'name.en': { old: 'Deliveries', new: null } } })
})

test('deleting a category while a question is added keeps the category or refuses the question', async () => {
  const { id } = await made()
  const body = { category_id: id, translations: { en: { question: 'Where?', answer: '<p>Here.</p>' } } }
  const [gone, question] = await Promise.all([admin.delete(`${PATH}/${id}`), admin.post('/faq', body)])
  expect([gone.statusCode, question.statusCode]).toEqual(question.statusCode === 201 ? [409, 201] : [204, 422])
})

describe('the order of the categories', () => {
  test('is the given one, and only moved categories get a new version', async () => {
    const ids = []
    for (const name of ['A', 'B', 'C']) ids.push((await made(named(name))).id)
    const [a, b, c] = ids
    const answer = await admin.put(`${PATH}/position`, { ids: [b, a, c] })
    expect(answer.json().data.map(({ name, version }: FullFaqCategory) => `${name}${version}`)).toEqual(['B2', 'A2', 'C1'])
    expect(await order()).toEqual(['1 B', '2 A', '3 C'])
    expect((await logs(a ?? 0)).at(-1)?.changes).toEqual({ position: { old: 1, new: 2 } })
    for (const wrong of [[a, b], [a, b, b], [a, b, c, 999_999], [], ['1e3', [[1]], '__proto__']]) {
      const refused = await admin.put(`${PATH}/position`, { ids: wrong })
      expect(refused.statusCode).toBe(422)
      expect(Object.keys(refused.json().errors)[0]).toMatch(/^ids/)
    }
    expect(await order()).toEqual(['1 B', '2 A', '3 C'])
    const both = await Promise.all([admin.put(`${PATH}/position`, { ids: [c, b, a] }), admin.put(`${PATH}/position`, { ids: [a, c, b] })])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect([
      ['1 C', '2 B', '3 A'],
      ['1 A', '2 C', '3 B'],
    ]).toContainEqual(await order())
  })
})
