import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { TRANSLATED_TABLES, type TranslatedTable } from '#db/translated-tables.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'

const app = appPerFile()
let admin: Visitor
let czech: number

beforeEach(async () => {
  admin = await app.as('admin')
  for (const table of TRANSLATED_TABLES) await sql`update ${sql.table(table)} set translations = translations - 'cs'`.execute(app.world.db)
  await app.world.db.deleteFrom('languages').where('char_code', '=', 'cs').execute()
  czech = await made('/language', { name: 'Čeština', char_code: 'cs' })
})

async function made(path: string, body: object): Promise<number> {
  const answer = await admin.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.id
}

const both = (texts: object) => ({ translations: { en: texts, cs: texts } })
const question = { question: 'Kdy?', answer: '<p>Zítra.</p>' }
const article = { title: 'Den', body: '<p>Ráno.</p>' }
const TEMPLATE = { event: 'order.created', channel: 'sms', audience: 'customer', name: 'Czech', active: false }

const category = () => made('/faq-category', { translations: { en: { name: 'Days' } } })
const section = () => made('/onboarding/section', { translations: { en: { name: 'Days' } } })
const shelf = async () => made('/onboarding/category', { section_id: await section(), translations: { en: { name: 'Days' } } })

const ROWS: Readonly<Record<TranslatedTable, [path: string, make: () => Promise<number>]>> = {
  faqs: ['/faq', async () => made('/faq', { category_id: await category(), ...both(question) })],
  faq_categories: ['/faq-category', () => made('/faq-category', both({ name: 'Dny' }))],
  onboarding_sections: ['/onboarding/section', () => made('/onboarding/section', both({ name: 'Dny' }))],
  onboarding_categories: [
    '/onboarding/category',
    async () => made('/onboarding/category', { section_id: await section(), ...both({ name: 'Dny' }) }),
  ],
  onboarding_articles: ['/onboarding/article', async () => made('/onboarding/article', { category_id: await shelf(), ...both(article) })],
  notification_templates: ['/notification/template', () => made('/notification/template', { ...TEMPLATE, ...both({ body: 'Dnes' }) })],
}

describe('a language with texts', () => {
  test.each(TRANSLATED_TABLES)('cannot be deleted while a row of %s has texts in it, and can be afterwards', async (table) => {
    const [path, make] = ROWS[table]
    const id = await make()
    const refused = await admin.delete(`/language/${czech}`)
    expect([refused.statusCode, refused.json().data]).toEqual([409, { [table]: 1 }])
    expect((await admin.put(`${path}/${id}`, { translations: { cs: null } })).statusCode).toBe(200)
    expect((await admin.delete(`/language/${czech}`)).statusCode).toBe(204)
  })

  test('is refused with the name of each kind', async () => {
    for (const [, make] of Object.values(ROWS)) await make()
    const answer = await admin.delete(`/language/${czech}`)
    expect(answer.json().error).toBe(
      '1 question, 1 FAQ category, 1 section, 1 category, 1 article, and 1 template use this: make it inactive instead',
    )
  })

  test('is searched in every table with texts by language', async () => {
    const { rows } = await sql<{ table_name: string }>`select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'translations'`.execute(app.world.db)
    expect(rows.map(({ table_name }) => table_name).sort()).toEqual([...TRANSLATED_TABLES].sort())
  })

  test('and a text written at the same moment: one of the two is refused', async () => {
    const id = await category()
    const [written, gone] = await Promise.all([
      admin.put(`/faq-category/${id}`, { translations: { cs: { name: 'Dny' } } }),
      admin.delete(`/language/${czech}`),
    ])
    expect([
      [200, 409],
      [422, 204],
    ]).toContainEqual([written.statusCode, gone.statusCode])
  })
})

test('texts of a deleted language can be removed, and none added', async () => {
  const id = await made('/faq-category', both({ name: 'Dny' }))
  await app.world.db.deleteFrom('languages').where('id', '=', czech).execute()
  const put = (cs: object | null) => admin.put(`/faq-category/${id}`, { translations: { cs } })
  expect(Object.keys((await put({ name: 'Týdny' })).json().errors)).toEqual(['translations.cs'])
  const answer = await put(null)
  expect([answer.statusCode, answer.json().data?.translations]).toEqual([200, { en: { name: 'Dny' } }])
  expect((await put(null)).statusCode).toBe(422)
})
