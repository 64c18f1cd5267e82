import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { formOf } from '#testing/form.ts'

const CATEGORY = 'test_file'
const COUNT = '{count, plural, one {# parcel} other {# parcels}}'

let app: TestApp
let admin: Visitor
let german: number
let english: number

beforeAll(async () => {
  app = await testApp()
  admin = await app.as('admin')
  const idOf = async (code: string) =>
    (await app.world.db.selectFrom('languages').select('id').where('char_code', '=', code).executeTakeFirstOrThrow()).id
  german = await idOf('de')
  english = await idOf('en')
})
afterAll(async () => {
  await forget()
  await app.close()
})
beforeEach(async () => {
  await forget()
  const translations = { de: "=B1 und 's war" }
  for (const body of [{ message: 'Formula', translations }, { message: COUNT }, { message: '+49, or "so"' }])
    expect((await admin.post('/i18n/source', { category: CATEGORY, ...body })).statusCode).toBe(201)
})

async function forget(): Promise<void> {
  await app.world.db.deleteFrom('phrases').where('category', '=', CATEGORY).execute()
}

async function give(text: string | Buffer, { id = german, query = '', part = 'file' } = {}) {
  const { payload, type } = formOf([{ part, name: 'phrases.csv', type: 'text/csv', bytes: Buffer.from(text) }])
  return admin.post(`/language/${id}/phrases${query}`, payload, { 'content-type': type })
}

const HEAD = 'category,message,translation\n'

async function textOf(message: string): Promise<string | undefined> {
  const { data } = (await admin.get(`/i18n/source?category=${CATEGORY}&per_page=100`)).json()
  return data.find((one: { message: string }) => one.message === message)?.translations.de
}

test('a downloaded file is taken back unchanged and writes nothing', async () => {
  const out = await admin.get(`/language/${german}/phrases`)
  expect([out.statusCode, out.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(out.headers['content-disposition']).toContain('phrases-de.csv')
  expect(out.body).toContain(`${CATEGORY},Formula,'=B1 und 's war`)
  const logs = () =>
    app.world.db
      .selectFrom('model_logs')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
  const before = await logs()
  const back = await give(out.rawPayload)
  expect(back.json().data.refused).toEqual([])
  const texts = app.world.db
    .selectFrom('phrase_translations')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('char_code', '=', 'de')
  expect(back.json().data.accepted).toBe(Number((await texts.executeTakeFirstOrThrow()).count))
  expect(await logs()).toEqual(before)
})

test('a downloaded file has its lines in the order of an address book', async () => {
  const messages = ['zebra', 'Ärger', 'Anton', 'adam', 'Łukasz']
  for (const message of messages) expect((await admin.post('/i18n/source', { category: CATEGORY, message })).statusCode).toBe(201)
  const { body } = await admin.get(`/language/${german}/phrases`)
  const lines = body.split('\r\n').flatMap((line) => messages.filter((message) => line === `${CATEGORY},${message},`))
  expect(lines).toEqual(['adam', 'Anton', 'Ärger', 'Łukasz', 'zebra'])
})

test('valid lines are taken and shown at once, the others are listed with a reason', async () => {
  const lines = [
    `${CATEGORY},"${COUNT}","{count, plural, one {# Paket} other {# Pakete}}"`,
    `${CATEGORY},Formula,{name}`,
    `${CATEGORY},"'+49, or ""so""","oder ""so"""`,
    `${CATEGORY},"${COUNT}",twice`,
    `${CATEGORY},Nowhere,Nirgends`,
    '__proto__,constructor,x',
  ]
  const checked = await give(HEAD + lines.join('\n'), { query: '?check=1' })
  expect([checked.statusCode, await textOf(COUNT)]).toEqual([200, undefined])
  const { data } = (await give(HEAD + lines.join('\n'))).json()
  expect(data).toEqual(checked.json().data)
  expect(data).toEqual({
    accepted: 2,
    refused: [
      { category: CATEGORY, message: 'Formula', reason: 'The English text has no placeholder “name”' },
      { category: CATEGORY, message: COUNT, reason: 'The file has this phrase twice' },
      { category: CATEGORY, message: 'Nowhere', reason: 'There is no such phrase' },
      { category: '__proto__', message: 'constructor', reason: 'There is no such phrase' },
    ],
  })
  expect([await textOf(COUNT), await textOf('+49, or "so"')]).toEqual(['{count, plural, one {# Paket} other {# Pakete}}', 'oder "so"'])
  expect((await app.guest().get('/i18n/translation-index')).json().data[CATEGORY][COUNT]).toHaveProperty('de')
  const { id, version } = (await admin.get(`/i18n/source?category=${CATEGORY}&search=parcel`)).json().data[0]
  const { logs } = (await admin.get(`/model-log/i18n-source/${id}`)).json().data
  expect([version, logs[0].action, Object.keys(logs[0].changes)]).toEqual([2, 'updated', ['wording.de']])
})

test('a text over the limit is refused, and the next line taken', async () => {
  const lines = [`${CATEGORY},Formula,${'x'.repeat(4001)}`, `${CATEGORY},"${COUNT}","{count, plural, one {# Paket} other {# Pakete}}"`]
  const { data } = (await give(HEAD + lines.join('\n'))).json()
  expect(data).toEqual({ accepted: 1, refused: [{ category: CATEGORY, message: 'Formula', reason: 'The text is too long' }] })
})

test('a line without a text changes nothing', async () => {
  expect((await give(`${HEAD}${CATEGORY},Formula,\n`)).json()).toEqual({ data: { accepted: 0, refused: [] } })
  expect(await textOf('Formula')).toBe("=B1 und 's war")
})

describe('another file', () => {
  test.each([
    ['of nothing', '', 422],
    ['in UTF-16', Buffer.from(`\ufeff${HEAD}`, 'utf16le'), 422],
    ['with an open quotation mark', `${HEAD}a,"b,c`, 422],
    ['with other columns', 'a,b\n1,2', 422],
    ['of more than a megabyte', `${HEAD}${'x'.repeat(1024 * 1024)}`, 422],
    ['of ten megabytes', Buffer.alloc(10 * 1024 * 1024, 'a,b,c\n'), 413],
    ['of a hundred thousand lines', HEAD + 'a,b,c\n'.repeat(100_000), 422],
  ])('%s is refused', async (_, text, status) => {
    const answer = await give(text)
    expect(answer.statusCode).toBe(status)
    if (status === 422) expect(Object.keys(answer.json().errors)).toEqual(['file'])
  })

  test('in another form part, for the source language or a missing one is refused', async () => {
    expect((await give(HEAD, { part: 'image' })).statusCode).toBe(422)
    expect(Object.keys((await give(HEAD, { id: english })).json().errors)).toEqual(['file'])
    expect((await give(HEAD, { id: 2_147_483_647 })).statusCode).toBe(404)
    expect((await admin.get('/language/2147483647/phrases')).statusCode).toBe(404)
    expect((await admin.post(`/language/${german}/phrases`, { file: 'x' })).statusCode).toBeLessThan(500)
  })
})
