import { beforeEach, describe, expect, test, vi } from 'vitest'
import { actingHeaders } from '#testing/acting.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildUser } from '#testing/build.ts'
import { madeRow, ONBOARDING_KINDS } from '#testing/content-kinds.ts'

const app = appPerFile()
const [SECTION, CATEGORY, ARTICLE] = ONBOARDING_KINDS
let admin: Visitor
let logist: Visitor
let section: number
let category: number
let first: number
let second: number

beforeEach(async () => {
  admin = await app.as('admin')
  logist = await app.as('logist')
  section = (await madeRow(admin, SECTION)).id
  category = (await madeRow(admin, CATEGORY, {}, section)).id
  first = (await madeRow(admin, ARTICLE, {}, category)).id
  second = (await madeRow(admin, ARTICLE, {}, category)).id
})

const mark = (id: number | string, who = logist) => who.post(`/onboarding/article/${id}/read`)
const marks = () => app.world.db.selectFrom('onboarding_reads').selectAll().execute()

async function progress(who: Visitor): Promise<string> {
  const [{ read, total }] = (await who.get('/onboarding/section/full')).json().data
  return `${read} of ${total}`
}

async function colleague(): Promise<Visitor> {
  const { organization, country, db } = app.world
  return app.as(await buildUser(db, { role: 'logist', organization_id: organization, country_id: country }))
}

test('an article is marked as read for one person alone', async () => {
  const other = await colleague()
  const answer = await mark(first)
  expect([answer.statusCode, answer.json().data]).toEqual([200, expect.objectContaining({ id: first, read: true })])
  expect((await logist.get(`/onboarding/article/${first}`)).json().data.read).toBe(true)
  expect((await logist.get('/onboarding/article?read=1')).json().data).toMatchObject([{ id: first }])
  expect((await logist.get('/onboarding/article?read=0')).json().data).toMatchObject([{ id: second }])
  expect((await other.get(`/onboarding/article/${first}`)).json().data.read).toBe(false)
  expect(await Promise.all([logist, other, admin].map(progress))).toEqual(['1 of 2', '0 of 2', '0 of 2'])
  await mark(second)
  await mark(first, admin)
  expect(await Promise.all([logist, other, admin].map(progress))).toEqual(['2 of 2', '0 of 2', '1 of 2'])
})

test('a mark is made once, also by requests at once, and stays as it was', async () => {
  expect((await Promise.all([mark(first), mark(first), mark(first)])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const [made] = await marks()
  expect((await mark(first)).json().data.read).toBe(true)
  expect(await marks()).toEqual([made])
})

test('a hidden article does not count, neither as read nor in the total', async () => {
  await mark(first)
  await admin.put(`/onboarding/article/${first}`, { published: false })
  expect(await progress(logist)).toBe('0 of 1')
  await admin.put(`/onboarding/article/${first}`, { published: true })
  expect(await progress(logist)).toBe('1 of 2')
  await admin.put(`/onboarding/category/${category}`, { published: false })
  expect(await progress(logist)).toBe('0 of 0')
})

test('an empty section is listed', async () => {
  await madeRow(admin, SECTION)
  const rows = (await logist.get('/onboarding/section/full')).json().data
  expect(rows[1]).toMatchObject({ categories: 0, read: 0, total: 0 })
})

test('a change of the article keeps its marks, its deletion removes them', async () => {
  await mark(first)
  await admin.put(`/onboarding/article/${first}`, { translations: { en: { title: 'New', body: '<p>New</p>', cover: '' } } })
  expect((await logist.get(`/onboarding/article/${first}`)).json().data).toMatchObject({ title: 'New', read: true })
  expect((await admin.delete(`/onboarding/article/${first}`)).statusCode).toBe(204)
  expect(await marks()).toEqual([])
})

test('an article deleted at the same moment is marked before or is missing', async () => {
  const [gone, marked] = await Promise.all([admin.delete(`/onboarding/article/${first}`), mark(first)])
  expect(gone.statusCode).toBe(204)
  expect([200, 404]).toContain(marked.statusCode)
  expect(await marks()).toEqual([])
})

test('impersonation marks nothing', async () => {
  const headers = await actingHeaders(app, { impersonator: 'admin', as: 'logist' })
  const answer = await app.app.fastify.inject({ method: 'POST', url: `/api/onboarding/article/${first}/read`, headers })
  expect([answer.statusCode, answer.json().data.read, await marks()]).toEqual([200, false, []])
})

test.each(['999999', '1e3', '__proto__', '[[1]]', 'constructor', '-1'])('the article %s cannot be marked', async (id) => {
  const { statusCode } = await mark(encodeURIComponent(id))
  expect([404, 422]).toContain(statusCode)
  expect(await marks()).toEqual([])
})

describe('a list of articles', () => {
  test('is sorted by section and category, and filtered by either', async () => {
    const otherSection = (await madeRow(admin, SECTION)).id
    const third = (await madeRow(admin, ARTICLE, {}, (await madeRow(admin, CATEGORY, {}, otherSection)).id)).id
    const fourth = (await madeRow(admin, ARTICLE, {}, (await madeRow(admin, CATEGORY, {}, section)).id)).id
    const found = async (query = '') => (await logist.get(`/onboarding/article${query}`)).json().data.map(({ id }: { id: number }) => id)
    expect(await found()).toEqual([first, second, fourth, third])
    await admin.put('/onboarding/section/position', { ids: [otherSection, section] })
    await admin.put('/onboarding/article/position', { ids: [second, first] })
    expect(await found()).toEqual([third, second, first, fourth])
    expect(await found(`?section_id=${otherSection}`)).toEqual([third])
    expect(await found(`?category_id=${category}`)).toEqual([second, first])
    expect((await logist.get('/onboarding/article?category_id=1e3')).statusCode).toBe(422)
  })

  test('finds delivered articles by their key', async () => {
    await app.world.db.updateTable('onboarding_articles').set({ key: 'read-the-board' }).where('id', '=', second).execute()
    expect((await logist.get('/onboarding/article?key=read-the-board')).json().data).toMatchObject([{ id: second, key: 'read-the-board' }])
    expect((await logist.get('/onboarding/article?key=constructor')).json().data).toEqual([])
    expect((await logist.get('/onboarding/article?key=__proto__')).statusCode).toBe(422)
  })

  test('a search finds displayed words in title and body, neither tags nor other languages', async () => {
    const de = { title: 'Geld zählen', body: '<p>Am <em>Abend</em></p>', cover: '' }
    const en = { title: 'Count the cash', body: '<p>In the <em>even</em>ing &amp; never before</p>', cover: '' }
    await admin.put(`/onboarding/article/${first}`, { translations: { de, en } })
    const found = async (search: string, language = 'en') => {
      const address = `/onboarding/article?category_id=${category}&search=${encodeURIComponent(search)}`
      return (await logist.get(address, { 'accept-language': language })).json().data.length
    }
    for (const search of ['CASH', 'evening count', 'evening & never']) expect([search, await found(search)]).toEqual([search, 1])
    for (const search of ['abend', '<em>', 'amp;', '%', '__proto__']) expect([search, await found(search)]).toEqual([search, 0])
    expect(await found('abend geld', 'de')).toBe(1)
  })
})

test('the number of queries of a list, an article and the progress is constant', async () => {
  const asked = async (path: string): Promise<number> => {
    const spy = vi.spyOn(app.world.db.getExecutor(), 'executeQuery')
    expect((await logist.get(path)).statusCode).toBe(200)
    const calls = spy.mock.calls.length
    spy.mockRestore()
    return calls
  }
  const paths = ['/onboarding/article', `/onboarding/article/${first}`, '/onboarding/section/full', '/onboarding/category/full']
  const before = []
  for (const path of paths) before.push(await asked(path))
  const row = { translations: JSON.stringify({ en: ARTICLE.texts('Many') }), published: true, category_id: category }
  const rows = Array.from({ length: 500 }, (_, place) => ({ ...row, position: place + 3 }))
  await app.world.db.insertInto('onboarding_articles').values(rows).execute()
  const after = []
  for (const path of paths) after.push(await asked(path))
  expect([before.every((calls) => calls > 0), after]).toEqual([true, before])
})
