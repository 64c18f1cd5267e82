import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#db/seed/reference-data.ts'
import { testApp, type Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { loadTranslations, UNTRANSLATED_LIMIT } from './i18n.service.ts'

const CATEGORY = 'test_screen'
/** Names that every object inherits. */
const INHERITED = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf', '__defineGetter__']
const WORDS = { category: CATEGORY, message: 'A text of a screen' }

const app = appPerFile()
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})
// Phrases stay from one world to the next.
afterEach(() => forget())

async function forget(): Promise<void> {
  const made = [CATEGORY, '__proto__', ...INHERITED]
  const { db } = app.world
  await db
    .deleteFrom('phrases')
    .where((eb) => eb.or([eb('category', 'in', made), eb('message', 'in', made)]))
    .execute()
}

function known(message: string) {
  return app.world.db.selectFrom('phrases').selectAll().where('category', '=', CATEGORY).where('message', '=', message).executeTakeFirst()
}

describe('a guest', () => {
  test('gets the languages, the source language first', async () => {
    const { data } = (await app.guest().get('/i18n/language-index')).json()
    expect(data.map((language: { char_code: string }) => language.char_code)).toEqual(LANGUAGES.map((language) => language.char_code))
    expect(data[0]).toMatchObject({ name: 'English', source_language: true, active: true })
  })

  test('gets languages of one name in one order', async () => {
    const { db } = app.world
    const named = (char_code: string) => ({ name: 'Twin', char_code, created_at: new Date(), updated_at: new Date() })
    await db
      .insertInto('languages')
      .values([named('xa'), named('xb')])
      .execute()
    await db.updateTable('languages').set({ version: 2 }).where('char_code', '=', 'xa').execute() // its row is now behind the other
    const platform = { ...app.app.platform }
    const { languages } = await loadTranslations(platform)
    await db.deleteFrom('languages').where('name', '=', 'Twin').execute()
    expect(languages.filter(({ name }) => name === 'Twin').map(({ char_code }) => char_code)).toEqual(['xa', 'xb'])
  })

  test('gets every translation by category and English text', async () => {
    const { data } = (await app.guest().get('/i18n/translation-index')).json()
    expect(data.order_status['In delivery']).toMatchObject({ de: 'In Zustellung' })
    expect(data.menu.Orders).toMatchObject({ de: 'Bestellungen', es: 'Pedidos' })
  })

  test('cannot report a missing translation', async () => {
    expect((await app.guest().post('/i18n/missed-translation', WORDS)).statusCode).not.toBe(200)
  })
})

describe('a missing translation', () => {
  test('is stored with how often and when it was seen', async () => {
    const first = await logist.post('/i18n/missed-translation', WORDS)
    await logist.post('/i18n/missed-translation', WORDS)
    expect(first.statusCode).toBe(200)
    expect(first.json()).toEqual({ data: { [CATEGORY]: { [WORDS.message]: {} } } })
    const phrase = await known(WORDS.message)
    expect(phrase?.seen_count).toBe(2)
    expect(phrase?.last_seen_at.getTime()).toBeGreaterThanOrEqual(phrase?.first_seen_at.getTime() ?? Number.NaN)
  })

  test('is stored with the screen of its last report', async () => {
    await forget()
    const at = async (referer?: string) => {
      await logist.post('/i18n/missed-translation', WORDS, referer === undefined ? {} : { referer })
      return (await known(WORDS.message))?.last_seen_path
    }
    expect(await at()).toBeNull()
    expect(await at('http://localhost/order/index?search=Jane')).toBe('/order/index')
    expect(await at('http://localhost/courier/')).toBe('/courier/')
    expect(await at('not a page')).toBe('/courier/')
    await forget()
    expect(await at('http://localhost/user/')).toBe('/user/')
  })

  test('is answered with the existing texts', async () => {
    const answer = await logist.post('/i18n/missed-translation', { category: 'order_status', message: 'In delivery' })
    expect(answer.json()).toMatchObject({ data: { order_status: { 'In delivery': { de: 'In Zustellung' } } } })
  })

  test.each([
    ['no category', { message: 'Text' }],
    ['no message', { category: CATEGORY }],
    ['an endless message', { category: CATEGORY, message: 'x'.repeat(1001) }],
    ['a list', { category: CATEGORY, message: ['Text'] }],
  ])('with %s is refused', async (_what, body) => {
    expect((await logist.post('/i18n/missed-translation', body)).statusCode).toBe(422)
  })

  test('with a character that no database stores is no server error', async () => {
    const answer = await logist.post('/i18n/missed-translation', { category: CATEGORY, message: 'a\u0000b' })
    expect(answer.statusCode).toBeLessThan(500)
  })

  test.each(INHERITED)('of the category %s is stored like any other', async (category) => {
    for (const message of [...INHERITED, 'name', 'prototype']) {
      const answer = await logist.post('/i18n/missed-translation', { category, message })
      expect([answer.statusCode, answer.body]).toEqual([200, JSON.stringify({ data: { [category]: { [message]: {} } } })])
    }
    for (const known of [CATEGORY, 'error', 'order_status']) {
      const answer = await logist.post('/i18n/missed-translation', { category: known, message: category })
      expect([answer.statusCode, answer.body]).toEqual([200, JSON.stringify({ data: { [known]: { [category]: {} } } })])
    }
  })

  test('named __proto__ is refused and not stored', async () => {
    const answers = [
      await logist.post('/i18n/missed-translation', { category: '__proto__', message: 'polluted' }),
      await logist.post('/i18n/missed-translation', { category: CATEGORY, message: ' __proto__ ' }),
    ]
    expect(answers.map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
      [422, ['category']],
      [422, ['message']],
    ])
    const kept = await app.world.db.selectFrom('phrases').select('id').where('category', '=', '__proto__').execute()
    expect([kept, await known('__proto__')]).toEqual([[], undefined])
  })

  test('stored with such a name changes no object when the texts are read', async () => {
    const { db } = app.world
    for (const category of ['__proto__', ...INHERITED]) {
      for (const message of ['polluted', '__proto__', 'constructor']) {
        const values = { category, message }
        const onConflict = { first_seen_at: new Date() }
        const { id } = await db
          .insertInto('phrases')
          .values(values)
          .onConflict((conflict) => conflict.columns(['category', 'message']).doUpdateSet(onConflict))
          .returning('id')
          .executeTakeFirstOrThrow()
        await db.insertInto('phrase_translations').values({ phrase_id: id, char_code: 'de', text: 'verschmutzt' }).execute()
      }
    }
    await loadTranslations(app.app.platform)
    for (const made of [{}, [], () => undefined]) {
      expect([Reflect.get(made, 'polluted'), Reflect.get(made, 'de')]).toEqual([undefined, undefined])
    }
    expect(Reflect.get(Object, 'polluted')).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
    const { data } = (await app.guest().get('/i18n/translation-index')).json()
    expect([data.menu.Orders.de, data.valueOf.polluted]).toEqual(['Bestellungen', { de: 'verschmutzt' }])
  })

  test('cannot fill the table beyond its limit', async () => {
    await sql`insert into phrases (category, message) select ${CATEGORY}, 'Text ' || n from generate_series(1, ${UNTRANSLATED_LIMIT}::int) n`.execute(
      app.world.db,
    )
    const answer = await logist.post('/i18n/missed-translation', { category: CATEGORY, message: 'One too many' })
    expect(answer.statusCode).toBe(200)
    expect(await known('One too many')).toBeUndefined()
  })

  test('takes the last place only once when many come at the same time', async () => {
    const { db } = app.world
    const translated = sql`select 1 from phrase_translations where phrase_id = phrases.id`
    await sql`insert into phrases (category, message) select ${CATEGORY}, 'Text ' || n
      from generate_series(1, (select ${UNTRANSLATED_LIMIT}::int - 1 - count(*) from phrases where not exists (${translated}))) n`.execute(
      db,
    )
    const several = Array.from({ length: 10 }, (_, number) => `One of ten: ${number}`)
    const answers = await Promise.all(several.map((message) => logist.post('/i18n/missed-translation', { category: CATEGORY, message })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await Promise.all(several.map(known))).filter(Boolean)).toHaveLength(1)
  })

  test('is limited per client', async () => {
    const limited = await testApp({ settings: { RATE_LIMIT: 'on' } })
    const eager = await limited.as('logist')
    const answers = await Promise.all(Array.from({ length: 130 }, () => eager.post('/i18n/missed-translation', WORDS)))
    const refused = answers.filter((answer) => answer.statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })
})
