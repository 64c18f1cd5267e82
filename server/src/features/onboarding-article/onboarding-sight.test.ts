import { ROLES } from '@tracklane/contract/kit/role'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { type ContentRow, madeRow, ONBOARDING_KINDS } from '#testing/content-kinds.ts'

const app = appPerFile()
const [SECTION, CATEGORY, ARTICLE] = ONBOARDING_KINDS
const STRANGERS = ROLES.filter((role) => role !== 'admin' && role !== 'logist')
const READS = [
  '/onboarding/section',
  '/onboarding/section/full',
  '/onboarding/category',
  '/onboarding/category/full',
  '/onboarding/article',
]
let admin: Visitor
let logist: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
  logist = await app.as('logist')
})

interface Ids {
  readonly section: number
  readonly category: number
  readonly article: number
}

/** Builds a section, a category and an article, each published or not. */
async function built(published: { section?: boolean; category?: boolean; article?: boolean } = {}): Promise<Ids> {
  const { section = true, category = true, article = true } = published
  const top = await madeRow(admin, SECTION, { published: section })
  const middle = await madeRow(admin, CATEGORY, { published: category }, top.id)
  return { section: top.id, category: middle.id, article: (await madeRow(admin, ARTICLE, { published: article }, middle.id)).id }
}

const ids = async (who: Visitor, path: string) => (await who.get(path)).json().data.map(({ id }: ContentRow) => id)

const addressesOf = ({ section, category, article }: Ids) => ({
  section: [`/onboarding/section/${section}`],
  category: [`/onboarding/category/${category}`],
  article: [`/onboarding/article/${article}`, `/onboarding/article/${article}/full`],
})

describe('a logist', () => {
  test.each<[string, Parameters<typeof built>[0], string[]]>([
    ['nothing hidden', {}, ['section', 'category', 'article']],
    ['an article that is not published', { article: false }, ['section', 'category']],
    ['a category that is not', { category: false }, ['section']],
    ['a section that is not', { section: false }, []],
  ])('%s: sees published rows below published rows', async (_, published, seen) => {
    const row = await built(published)
    const other = await built()
    for (const [kind, addresses] of Object.entries(addressesOf(row))) {
      const status = seen.includes(kind) ? 200 : 404
      for (const address of addresses) {
        expect([address, (await logist.get(address)).statusCode]).toEqual([address, status])
        expect((await admin.get(address)).statusCode).toBe(200)
      }
    }
    expect((await logist.post(`/onboarding/article/${row.article}/read`)).statusCode).toBe(seen.includes('article') ? 200 : 404)
    for (const path of READS) {
      const kind = path.split('/')[2] as keyof Ids
      expect(await ids(logist, path)).toEqual(seen.includes(kind) ? [row[kind], other[kind]] : [other[kind]])
      expect(await ids(admin, path)).toHaveLength(2)
    }
    const filters = `published=0&section_id=${row.section}&category_id=${row.category}`
    for (const path of READS) if (seen.length < 3) expect(await ids(logist, `${path}?${filters}`)).toEqual([])
  })

  test('has counts of visible rows alone', async () => {
    const { section, category } = await built()
    await madeRow(admin, ARTICLE, { published: false }, category)
    await madeRow(admin, CATEGORY, { published: false }, section)
    const counted = async (who: Visitor) => {
      const [{ categories, total }] = (await who.get('/onboarding/section/full')).json().data
      return [categories, total, (await who.get(`/onboarding/category/${category}`)).json().data.articles]
    }
    expect(await counted(logist)).toEqual([1, 1, 1])
    expect(await counted(admin)).toEqual([2, 2, 2])
  })

  test('gets one language, administrators all', async () => {
    const { section, category, article } = await built()
    for (const path of [...READS, ...Object.values(addressesOf({ section, category, article })).flat()]) {
      const { data } = (await logist.get(path)).json()
      expect([data].flat()[0]).not.toHaveProperty('translations')
    }
    const full = [
      '/onboarding/section/full',
      '/onboarding/category/full',
      `/onboarding/section/${section}`,
      `/onboarding/article/${article}/full`,
    ]
    for (const path of full) expect([(await admin.get(path)).json().data].flat()[0].translations).toHaveProperty('en')
    for (const path of ['/onboarding/section', '/onboarding/category', '/onboarding/article', `/onboarding/article/${article}`])
      expect([(await admin.get(path)).json().data].flat()[0]).not.toHaveProperty('translations')
    expect((await admin.get('/onboarding/article')).json().data[0].languages).toEqual(['en'])
    expect((await logist.get('/onboarding/article')).json().data[0]).not.toHaveProperty('languages')
  })

  test('gets the body with an article, not with the list', async () => {
    const { article } = await built()
    expect((await logist.get('/onboarding/article')).json().data[0]).not.toHaveProperty('body')
    expect((await logist.get(`/onboarding/article/${article}`)).json().data.body).toBe('<p>All about <strong>One</strong></p>')
  })
})

describe('other callers', () => {
  test.each(STRANGERS)('a %s can neither read nor write', async (role) => {
    const row = await built()
    const visitor = await app.as(role)
    for (const path of [...READS, ...Object.values(addressesOf(row)).flat()]) expect((await visitor.get(path)).statusCode).toBe(403)
    expect((await visitor.post(`/onboarding/article/${row.article}/read`)).statusCode).toBe(403)
  })

  test('guests can read nothing', async () => {
    const row = await built()
    for (const path of [...READS, ...Object.values(addressesOf(row)).flat()]) expect((await app.guest().get(path)).statusCode).toBe(401)
  })

  test.each(['logist', ...STRANGERS] as const)('a %s may not change anything', async (role) => {
    const row = await built()
    const visitor = await app.as(role)
    for (const [path, id] of [
      ['/onboarding/section', row.section],
      ['/onboarding/category', row.category],
      ['/onboarding/article', row.article],
    ]) {
      expect((await visitor.post(`${path}`, {})).statusCode).toBe(403)
      expect((await visitor.put(`${path}/${id}`, { published: false })).statusCode).toBe(403)
      expect((await visitor.put(`${path}/position`, { ids: [id] })).statusCode).toBe(403)
      expect((await visitor.delete(`${path}/${id}`)).statusCode).toBe(403)
    }
  })
})
