import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'

const CATEGORY = 'test_inactive'
let app: TestApp
let admin: Visitor
let czech: number
let phrase: number

beforeAll(async () => {
  app = await testApp()
  admin = await app.as('admin')
})
beforeEach(async () => {
  await clear()
  czech = (await admin.post('/language', { name: 'Česky', char_code: 'cs', active: false })).json().data.id
  phrase = (await admin.post('/i18n/source', { category: CATEGORY, message: 'Parcels' })).json().data.id
})
afterAll(async () => {
  await clear()
  await app.close()
})

async function clear(): Promise<void> {
  await app.world.db.deleteFrom('phrases').where('category', '=', CATEGORY).execute()
  await app.world.db.deleteFrom('languages').where('char_code', '=', 'cs').execute()
}

const write = (translations: object) => admin.put(`/i18n/source/${phrase}`, { translations })
const found = async (missing: string) =>
  (await admin.get(`/i18n/source?category=${CATEGORY}&missing_in=${missing}`)).json().data.map(({ id }: { id: number }) => id)
const inIndex = async (query = '') => (await app.guest().get(`/i18n/translation-index${query}`)).json().data?.[CATEGORY]?.Parcels ?? {}

describe('an inactive language', () => {
  test('can be translated and counted before screens load its texts', async () => {
    expect(await found('cs')).toEqual([phrase])
    expect((await write({ cs: 'Zásilky' })).json().data.translations).toEqual({ cs: 'Zásilky' })
    expect(await found('cs')).toEqual([])
    expect((await admin.get(`/language/${czech}`)).json().data).toMatchObject({ active: false, translated: 1 })
    expect(await inIndex()).toEqual({})
    expect((await app.guest().get('/i18n/translation-index?language=cs')).statusCode).toBe(422)

    await admin.put(`/language/${czech}`, { active: true })
    expect(await inIndex('?language=cs')).toEqual({ cs: 'Zásilky' })
  })

  test('does not count as missing', async () => {
    const { data } = (await admin.get('/language?active=1')).json()
    const codes = data
      .filter((one: { source_language: boolean }) => !one.source_language)
      .map((one: { char_code: string }) => one.char_code)
    const answer = await write(Object.fromEntries(codes.map((code: string) => [code, 'Parcels'])))
    expect(answer.json().data.missing_in).toEqual([])
    expect([await found('any'), await found('cs')]).toEqual([[], [phrase]])
  })
})
