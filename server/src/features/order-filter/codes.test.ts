import type { FoundCode } from '@tracklane/contract/order-filter'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

let app: TestApp
const ids: Record<string, number> = {}

beforeAll(async () => {
  app = await testApp()
  const { otherOrganization } = app.world
  const build = async (name: string, draft: Parameters<typeof buildOrder>[1]) => {
    ids[name] = (await buildOrder(app.world, draft)).id
  }
  await build('live', { track: 'TL-LIVE', foreign_id: 'Hk-2231' })
  await build('kept', { track: 'TL-KEPT', archived_at: new Date() })
  await build('gone', { track: 'TL-GONE', deleted_at: new Date() })
  await build('plain', { track: 'TL-PLAIN' })
  await build('comma', { track: 'TL-COMMA', foreign_id: 'Ünit 7, part 2' })
  await build('elsewhere', { track: 'TL-ELSEWHERE', foreign_id: 'HK-9999', organization_id: otherOrganization })
})
afterAll(() => app.close())

type Who = 'logist' | 'reporter' | 'admin'
const ALL = ['TL-LIVE', 'TL-KEPT', 'TL-GONE', 'TL-ELSEWHERE', 'nothing of it']

async function found(as: Who, code: readonly string[], field = 'code'): Promise<FoundCode[]> {
  return (await (await app.as(as)).post('/order/tracks', { [field]: code })).json().data
}
const row = (code: string, track: string, gone: Partial<FoundCode> = {}): FoundCode => {
  return { code, track, archived: false, deleted: false, nearest: null, ...gone }
}

test.each(['code', 'track'])(
  'of pasted codes the caller hears which there are, and whether their orders are in sight: %s',
  async (field) => {
    expect(await found('logist', ALL, field)).toEqual([
      row('TL-LIVE', 'TL-LIVE'),
      row('TL-KEPT', 'TL-KEPT', { archived: true }),
      row('TL-GONE', 'TL-GONE', { deleted: true }),
    ])
  },
)

test('a code is a track or an order number, in upper and lower case', async () => {
  expect(await found('logist', ['tl-live', 'HK-2231', 'hk-2231', 'ÜNIT 7, PART 2'])).toEqual([
    row('tl-live', 'TL-LIVE'),
    row('HK-2231', 'TL-LIVE'),
    row('hk-2231', 'TL-LIVE'),
    row('ÜNIT 7, PART 2', 'TL-COMMA'),
  ])
})

test('a deleted order is found by roles that may restore it, a foreign one by administrators alone', async () => {
  const codesOf = async (as: Who) => (await found(as, ALL)).map(({ code }) => code)
  expect(await codesOf('reporter')).toEqual(['TL-LIVE', 'TL-KEPT'])
  expect(await codesOf('admin')).toContain('TL-ELSEWHERE')
})

test("an unknown code is answered with the nearest one in the caller's scope", async () => {
  const nearest = async (as: Who, code: string) => (await found(as, [code])).map((one) => [one.track, one.nearest])
  expect(await nearest('logist', 'hk-2232')).toEqual([[null, 'Hk-2231']])
  expect(await nearest('logist', 'TL-LIVF')).toEqual([[null, 'TL-LIVE']])
  expect(await nearest('logist', 'TLLIVE')).toEqual([[null, 'TL-LIVE']])
  expect(await nearest('logist', 'hk-2213')).toEqual([[null, 'Hk-2231']])
  expect(await nearest('logist', 'XYZ-00012')).toEqual([])
  expect(await nearest('logist', 'HK-9998')).not.toEqual([[null, 'HK-9999']])
  expect(await nearest('admin', 'HK-9998')).toEqual([[null, 'HK-9999']])
  expect(await nearest('reporter', 'TL-GONF')).not.toEqual([[null, 'TL-GONE']])
})

test.each([
  ['code=hk-2231&code=TL-COMMA', ['live', 'comma']],
  [`code=${encodeURIComponent('ünit 7, part 2')}`, ['comma']],
  ['code=hk-2231,TL-COMMA', []],
  ['code=hk-223', []],
  ['code=TL-KEPT&archived=any', ['kept']],
  ['code=TL-KEPT', []],
  ['code=TL-GONE&deleted=1', ['gone']],
  ['code=TL-ELSEWHERE', []],
  ['code=%CC%81', []],
  ['code=', ['live', 'plain', 'comma']],
  ['code=__proto__', []],
  [`foreign_id=${encodeURIComponent('Ünit 7, part 2')}&foreign_id=Hk-2231`, ['live', 'comma']],
  ['foreign_id=hk-2231', []],
])('a list with %s has %j', async (query, names) => {
  const logist = await app.as('logist')
  const list = (await logist.get(`/order?${query}`)).json()
  expect(list.data.map(({ id }: { id: number }) => id).toSorted()).toEqual(names.map((name) => ids[name]).toSorted())
  expect(list.meta.total).toBe(names.length)
})

test('board and ids of a list accept codes too', async () => {
  const logist = await app.as('logist')
  const filters = { code: ['hk-2231', 'tl-comma'] }
  expect((await logist.post('/order/ids', { filters })).json().data.ids.toSorted()).toEqual([ids.live, ids.comma].toSorted())
  const { data } = (await logist.get('/order/kanban?code=hk-2231')).json()
  expect(data.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(1)
})

test('only the first codes get a nearest one', async () => {
  const codes = ['hk-2232', 'hk-2233', 'hk-2234', 'hk-2235']
  expect((await found('logist', codes)).map(({ code, nearest }) => [code, nearest])).toEqual(
    codes.slice(0, 3).map((code) => [code, 'Hk-2231']),
  )
})

test('codes of orders without a searched text are found', async () => {
  await sql`update orders set search_text = null where id = ${ids.live}`.execute(app.world.db)
  expect(await found('logist', ['hk-2231', 'tl-live'])).toEqual([row('hk-2231', 'TL-LIVE'), row('tl-live', 'TL-LIVE')])
})

test('more than 500 are refused', async () => {
  const response = await (await app.as('logist')).post('/order/tracks', { code: Array.from({ length: 501 }, (_, at) => `TL${at}`) })
  expect(response.statusCode).toBe(422)
})
