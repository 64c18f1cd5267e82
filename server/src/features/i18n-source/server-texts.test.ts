import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadTranslations } from '#features/i18n/i18n.service.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'

const CATEGORY = 'test_server_texts'

let app: TestApp
let admin: Visitor

beforeAll(async () => {
  app = await testApp()
  admin = await app.as('admin')
})
afterEach(async () => {
  await app.world.db.deleteFrom('phrases').where('category', '=', CATEGORY).execute()
})
afterAll(() => app.close())

const create = (message: string, headers = {}) => admin.post('/i18n/source', { category: CATEGORY, message }, headers)
const put = (id: number, translations: object) => admin.put(`/i18n/source/${id}`, { translations })

describe('a translated text of the server', () => {
  const TAKEN = 'There is this phrase in the category already'
  const GERMAN = { 'accept-language': 'de' }

  async function idOf(message: string): Promise<{ id: number; text: string }> {
    const { data } = (await admin.get(`/i18n/source?category=phrases&per_page=100&search=${encodeURIComponent(message)}`)).json()
    const found = data.find((one: { message: string }) => one.message === message)
    return { id: found.id, text: found.translations.de }
  }

  /** Returns the German refusal of a phrase made twice. */
  async function refusal(): Promise<string[]> {
    await create('Parcels')
    const answer = await create('Parcels', GERMAN)
    expect(answer.statusCode).toBe(422)
    return answer.json().errors.message
  }

  test('is in the very next answer after its change', async () => {
    const { id, text } = await idOf(TAKEN)
    expect(await refusal()).toEqual([text])
    await put(id, { de: 'Gibt es schon' })
    try {
      expect(await refusal()).toEqual(['Gibt es schon'])
    } finally {
      await put(id, { de: text })
    }
    expect(await refusal()).toEqual([text])
  })

  test('that cannot be formatted is refused; a stored one leaves every refusal whole', async () => {
    const { id, text } = await idOf(TAKEN)
    const made = (await create('Up to {n, number}')).json().data.id
    const taken = await put(made, { de: 'Bis {n, number, ::currency/XX}' })
    const reason = 'The format of the placeholder “n” cannot be written'
    expect([taken.statusCode, taken.json().errors]).toEqual([422, { 'translations.de': [reason] }])
    const { db } = app.world
    await db
      .updateTable('phrase_translations')
      .set({ text: '{n, number, ::currency/XX}' })
      .where('phrase_id', '=', id)
      .where('char_code', '=', 'de')
      .execute()
    await loadTranslations(app.app.platform)
    try {
      expect(await refusal()).toEqual([TAKEN])
    } finally {
      await put(id, { de: text })
    }
  })
})
