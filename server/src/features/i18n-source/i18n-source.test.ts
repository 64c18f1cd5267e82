import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'

const CATEGORY = 'test_phrases'
const OTHER = 'test_phrases_too'
const COUNT = '{count, plural, one {# parcel} other {# parcels}}'

let app: TestApp
let admin: Visitor
let hasAddedPolish = false

beforeAll(async () => {
  app = await testApp({ clock: () => new Date('2026-05-04T10:00:00Z') })
  admin = await app.as('admin')
  const polish = { name: 'Polski', char_code: 'pl' }
  const added = app.world.db.insertInto('languages').values(polish)
  hasAddedPolish =
    (
      await added
        .onConflict((conflict) => conflict.column('char_code').doNothing())
        .returning('id')
        .execute()
    ).length > 0
})
afterEach(async () => {
  await app.world.db.deleteFrom('phrases').where('category', 'in', [CATEGORY, OTHER]).execute()
})
afterAll(async () => {
  if (hasAddedPolish) await app.world.db.deleteFrom('languages').where('char_code', '=', 'pl').execute()
  await app.close()
})

const create = (body: object = {}) => admin.post('/i18n/source', { category: CATEGORY, message: 'Parcels', ...body })
const put = (id: number, translations: object, headers: Record<string, string> = {}) =>
  admin.put(`/i18n/source/${id}`, { translations }, headers)

async function made(body: object = {}): Promise<number> {
  const answer = await create(body)
  expect(answer.statusCode).toBe(201)
  return answer.json().data.id
}

async function messages(query: string): Promise<string[]> {
  const answer = await admin.get(`/i18n/source?category=${CATEGORY}&${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data.map(({ message }: { message: string }) => message)
}

async function refused(answer: Awaited<ReturnType<typeof create>>): Promise<Record<string, string[]>> {
  expect(answer.statusCode).toBe(422)
  return answer.json().errors
}

function logOf(id: number) {
  const logs = app.world.db.selectFrom('model_logs').select(['action', 'changes', 'actor_name'])
  return logs.where('entity', '=', 'i18n-source').where('entity_id', '=', id).orderBy('id').execute()
}

/** Returns the phrase in the form that screens read. */
async function shown(message: string) {
  return (await app.guest().get('/i18n/translation-index')).json().data[CATEGORY]?.[message]
}

describe('the list of phrases', () => {
  test('has every text, its missing languages, and when it was seen', async () => {
    const id = await made({ translations: { de: 'Pakete' } })
    const { data, meta } = (await admin.get(`/i18n/source?category=${CATEGORY}`)).json()
    expect(meta).toEqual({ current_page: 1, per_page: 25, total: 1, last_page: 1 })
    expect(data).toEqual([
      {
        id,
        category: CATEGORY,
        message: 'Parcels',
        translations: { de: 'Pakete' },
        missing_in: expect.arrayContaining(['pl']),
        first_seen_at: '2026-05-04T10:00:00.000Z',
        last_seen_at: '2026-05-04T10:00:00.000Z',
        last_seen_path: null,
        seen_count: 0,
        updated_at: '2026-05-04T10:00:00.000Z',
        version: 1,
      },
    ])
    expect(data[0].missing_in).not.toContain('de')
    expect(data[0].missing_in).not.toContain('en')
  })

  test.each([
    ['search=parc', ['A parcel']],
    ['search=PAKET', ['A parcel']],
    ['search=%25', []],
    ['missing_in=pl', ['B letter']],
    ['missing_in=de', []],
    ['missing_in=de,pl', ['B letter']],
    ['missing_in=en', []],
    ['missing_in=xx', []],
    ['sort=-message', ['B letter', 'A parcel']],
    ['sort=seen_count,-message', ['B letter', 'A parcel']],
    ['per_page=10&page=2', []],
  ])('%s finds %j', async (query, found) => {
    await made({ message: 'A parcel', translations: { de: 'Ein Paket', pl: 'Paczka' } })
    await made({ message: 'B letter', translations: { de: 'Ein Brief' } })
    expect(await messages(query)).toEqual(found)
  })

  test('filtered by missing in any language it considers the active languages', async () => {
    await made()
    expect(await messages('missing_in=any')).toEqual(['Parcels'])
  })

  test.each([
    'sort=id',
    'sort=translations',
    'missing_in=[[1]]',
    'missing_in=1e3',
    'per_page=1000',
    `category=${'x'.repeat(61)}`,
    'page=0',
  ])('%s is refused', async (query) => {
    expect((await admin.get(`/i18n/source?${query}`)).statusCode).toBe(422)
  })

  test.each([
    ['2147483647', 404],
    ['__proto__', 422],
    ['1e3', 422],
  ])('the phrase %s answers %i', async (id, status) => {
    expect((await admin.get(`/i18n/source/${id}`)).statusCode).toBe(status)
  })

  test('has single phrases with their version', async () => {
    const answer = await admin.get(`/i18n/source/${await made()}`)
    expect([answer.headers.etag, answer.json().data.message]).toEqual(['"1"', 'Parcels'])
  })
})

describe('the categories', () => {
  test('have the number of their phrases and of missing texts per language, and end with their last phrase', async () => {
    const id = await made({ translations: { de: 'Pakete' } })
    await made({ message: 'Letters' })
    const named = async (query = '') => (await admin.get(`/i18n/category?search=${CATEGORY}${query}`)).json().data
    expect(await named()).toEqual([
      { id: expect.any(Number), name: CATEGORY, total: 2, missing: expect.objectContaining({ de: 1, pl: 2 }) },
    ])
    expect((await named())[0].missing).not.toHaveProperty('en')
    await made({ category: OTHER })
    expect((await named('&sort=-name')).map(({ name }: { name: string }) => name)).toEqual([OTHER, CATEGORY])
    await admin.delete(`/i18n/source/${id}`)
    expect((await named('&sort=id'))[0]).toMatchObject({ name: CATEGORY, total: 1 })
    expect((await admin.get('/i18n/category?sort=total')).statusCode).toBe(422)
  })
})

describe('a new phrase', () => {
  test('is on screens at once, and logged', async () => {
    const id = await made({ message: ` ${COUNT} `, translations: { de: '{count, plural, one {# Paket} other {# Pakete}}' } })
    expect(await shown(COUNT)).toEqual({ de: '{count, plural, one {# Paket} other {# Pakete}}' })
    const [entry] = await logOf(id)
    expect(entry?.changes).toMatchObject({ category: { old: null, new: CATEGORY }, 'wording.de': { old: null } })
  })

  test.each([
    ['category', ''],
    ['category', '__proto__'],
    ['category', 'x'.repeat(61)],
    ['category', ['a']],
    ['message', undefined],
    ['message', 'x'.repeat(1001)],
    ['message', 'a {count'],
    ['translations.de', { de: 'Pakete {n}' }],
    ['translations.de', { de: '' }],
    ['translations.en', { en: 'Packages' }],
    ['translations.xx', { xx: 'Packages' }],
    ['translations', ['Pakete']],
  ])('with the %s %j is refused at that field', async (field, value) => {
    const [name = ''] = field.split('.')
    expect(Object.keys(await refused(await create({ [name]: value })))).toEqual([field])
  })

  test.each(['constructor', 'toString', 'hasOwnProperty'])('may be called %s', async (message) => {
    await made({ message, translations: { de: 'Wort' } })
    expect(await shown(message)).toEqual({ de: 'Wort' })
  })

  test('is unique in its category, also when two are created at once', async () => {
    const answers = await Promise.all([create(), create(), create({ category: OTHER })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 422)) expect(await refused(answer)).toHaveProperty('message')
  })
})

describe('a translation', () => {
  test('is merged: an absent language stays, null removes one', async () => {
    const id = await made({ translations: { de: 'Pakete' } })
    const answer = await put(id, { pl: ' Paczki ' })
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"'])
    expect(answer.json().data).toMatchObject({ translations: { de: 'Pakete', pl: 'Paczki' } })
    expect((await put(id, { de: null })).json().data.translations).toEqual({ pl: 'Paczki' })
    expect(await shown('Parcels')).toEqual({ pl: 'Paczki' })
    expect((await logOf(id)).slice(1).map(({ changes }) => changes)).toEqual([
      { 'wording.pl': { old: null, new: 'Paczki' } },
      { 'wording.de': { old: 'Pakete', new: null } },
    ])
  })

  test('without an effect leaves no trace', async () => {
    const id = await made({ translations: { de: 'Pakete' } })
    for (const translations of [{ de: 'Pakete' }, { pl: null }, {}]) expect((await put(id, translations)).json().data.version).toBe(1)
    expect((await admin.put(`/i18n/source/${id}`, { message: 'Other', category: OTHER, id: 7 })).json().data).toMatchObject({
      message: 'Parcels',
    })
    expect(await logOf(id)).toHaveLength(1)
  })

  test.each([
    [{ pl: '{count, plural, one {#} few {#} other {#}}' }, 'translations.pl', 'Polski also needs the form “many”, for 0, 5, 12'],
    [{ pl: '{count} paczek' }, 'translations.pl', 'The placeholder “count” is of another kind than in the English text'],
    [{ de: 'Pakete' }, 'translations.de', 'The placeholder “count” of the English text is missing'],
    [{ de: '{count, plural, one {#' }, 'translations.de', 'A brace is opened and not closed'],
  ])('%j is refused at %s', async (translations, field, reason) => {
    const id = await made({ message: COUNT })
    expect(await refused(await put(id, translations))).toEqual({ [field]: [reason] })
  })

  test('into two languages by two people at once keeps both', async () => {
    const id = await made()
    const other = await app.as('admin')
    const answers = await Promise.all([put(id, { de: 'Pakete' }), other.put(`/i18n/source/${id}`, { translations: { pl: 'Paczki' } })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { translations, version } = (await admin.get(`/i18n/source/${id}`)).json().data
    expect([translations, version]).toEqual([{ de: 'Pakete', pl: 'Paczki' }, 3])
  })

  test('with an older version is 412 with the present phrase; of two edits only one succeeds', async () => {
    const id = await made()
    const answers = await Promise.all([put(id, { de: 'One' }, { 'if-match': '"1"' }), put(id, { de: 'Two' }, { 'if-match': '"1"' })])
    const [won, late] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect([won?.statusCode, late?.statusCode]).toEqual([200, 412])
    expect(late?.json().data).toEqual(won?.json().data)
    expect(await logOf(id)).toHaveLength(2)
  })

  test('is not outdated when the phrase is seen on a screen', async () => {
    const id = await made()
    await (await app.as('logist')).post('/i18n/missed-translation', { category: CATEGORY, message: 'Parcels' })
    const answer = await put(id, { de: 'Pakete' }, { 'if-match': '"1"' })
    expect(answer.json().data).toMatchObject({ seen_count: 1, version: 2 })
  })
})

test('a deleted phrase loses its texts, and comes back when it is seen', async () => {
  const id = await made({ translations: { de: 'Pakete' } })
  expect((await admin.delete(`/i18n/source/${id}`)).statusCode).toBe(204)
  expect([await messages(''), await shown('Parcels')]).toEqual([[], undefined])
  expect((await admin.delete(`/i18n/source/${id}`)).statusCode).toBe(404)
  const logs = (await admin.get(`/model-log/i18n-source/${id}`)).json().data.logs
  expect(logs[0]).toMatchObject({ action: 'deleted', changes: { message: { old: 'Parcels', new: null }, 'wording.de': { new: null } } })
  await (await app.as('logist')).post('/i18n/missed-translation', { category: CATEGORY, message: 'Parcels' })
  expect(await messages('')).toEqual(['Parcels'])
})
