import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { UNTRANSLATED_LIMIT } from './i18n.service.ts'

const CATEGORY = 'test_screen'
const WORDS = { category: CATEGORY, message: 'A text of a screen' }

const app = appPerFile()
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})
// Phrases stay from one world to the next.
afterEach(() => forget())

async function forget(): Promise<void> {
  await app.world.db.deleteFrom('phrases').where('category', '=', CATEGORY).execute()
}

function known(message: string) {
  return app.world.db.selectFrom('phrases').selectAll().where('category', '=', CATEGORY).where('message', '=', message).executeTakeFirst()
}

describe('what a guest may ask', () => {
  test('the languages, the source language first', async () => {
    const { data } = (await app.guest().get('/i18n/language-index')).json()
    expect(data.map((language: { char_code: string }) => language.char_code)).toEqual(['en', 'de'])
    expect(data[0]).toMatchObject({ name: 'English', source_language: true, active: true })
  })

  test('every translation by category and English text', async () => {
    const { data } = (await app.guest().get('/i18n/translation-index')).json()
    expect(data.order_status['In delivery']).toEqual({ de: 'In Zustellung' })
    expect(data.menu.Orders).toEqual({ de: 'Bestellungen' })
  })

  test('not to report a missing one', async () => {
    expect((await app.guest().post('/i18n/missed-translation', WORDS)).statusCode).not.toBe(200)
  })
})

describe('a missed translation', () => {
  test('is kept with how often and when it was seen', async () => {
    const first = await logist.post('/i18n/missed-translation', WORDS)
    await logist.post('/i18n/missed-translation', WORDS)
    expect(first.statusCode).toBe(200)
    expect(first.json()).toEqual({ data: { [CATEGORY]: { [WORDS.message]: {} } } })
    const phrase = await known(WORDS.message)
    expect(phrase?.seen_count).toBe(2)
    expect(phrase?.last_seen_at.getTime()).toBeGreaterThanOrEqual(phrase?.first_seen_at.getTime() ?? Number.NaN)
  })

  test('answers the texts there are', async () => {
    const answer = await logist.post('/i18n/missed-translation', { category: 'order_status', message: 'In delivery' })
    expect(answer.json()).toEqual({ data: { order_status: { 'In delivery': { de: 'In Zustellung' } } } })
  })

  test.each([
    ['no category', { message: 'Text' }],
    ['no message', { category: CATEGORY }],
    ['an endless message', { category: CATEGORY, message: 'x'.repeat(1001) }],
    ['a list', { category: CATEGORY, message: ['Text'] }],
  ])('with %s is refused', async (_what, body) => {
    expect((await logist.post('/i18n/missed-translation', body)).statusCode).toBe(422)
  })

  test('with a character no database keeps is no error of ours', async () => {
    const answer = await logist.post('/i18n/missed-translation', { category: CATEGORY, message: 'a\u0000b' })
    expect(answer.statusCode).toBeLessThan(500)
  })

  test('with a name of every object is a text like any other', async () => {
    const answer = await logist.post('/i18n/missed-translation', { category: CATEGORY, message: 'constructor' })
    expect(answer.json()).toEqual({ data: { [CATEGORY]: { constructor: {} } } })
    expect((await logist.post('/i18n/missed-translation', { category: '__proto__', message: 'toString' })).statusCode).toBeLessThan(500)
  })

  test('does not fill the table without end', async () => {
    await sql`insert into phrases (category, message) select ${CATEGORY}, 'Text ' || n from generate_series(1, ${UNTRANSLATED_LIMIT}::int) n`.execute(
      app.world.db,
    )
    const answer = await logist.post('/i18n/missed-translation', { category: CATEGORY, message: 'One too many' })
    expect(answer.statusCode).toBe(200)
    expect(await known('One too many')).toBeUndefined()
  })

  test('from a client that reports without pause is slowed down', async () => {
    const limited = await testApp({ settings: { RATE_LIMIT: 'on' } })
    const eager = await limited.as('logist')
    const answers = await Promise.all(Array.from({ length: 130 }, () => eager.post('/i18n/missed-translation', WORDS)))
    const refused = answers.filter((answer) => answer.statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })
})
