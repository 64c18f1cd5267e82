import type { FaqMissedSearch } from '@tracklane/contract/faq'
import { ROLES } from '@tracklane/contract/kit/role'
import { beforeEach, describe, expect, test } from 'vitest'
import { actingHeaders } from '#testing/acting.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildFaq, buildUser } from '#testing/build.ts'

const app = appPerFile()
let admin: Visitor
let logist: Visitor
let faq: number

beforeEach(async () => {
  admin = await app.as('admin')
  logist = await app.as('logist')
  faq = (await buildFaq(app.world.db)).faq
})

const say = (helpful: unknown, who = logist) => who.post(`/faq/${faq}/helpful`, { helpful })

describe('the vote on an answer', () => {
  test('counts once per person and can be changed', async () => {
    const { organization, country } = app.world
    const other = await app.as(await buildUser(app.world.db, { role: 'logist', organization_id: organization, country_id: country }))
    for (const helpful of [true, true, false]) expect((await say(helpful)).json().data).toEqual({ helpful })
    await say(true, other)
    await say(true, admin)
    expect((await admin.get(`/faq/${faq}/full`)).json().data).toMatchObject({ helpful: 2, not_helpful: 1, voice: true })
    expect((await logist.get(`/faq/${faq}`)).json().data.voice).toBe(false)
    expect((await logist.get('/faq')).json().data[0].voice).toBe(false)
  })

  test('counts once when sent several times at once', async () => {
    const answers = await Promise.all([say(true), say(false), say(true)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await app.world.db.selectFrom('faq_voices').select('user_id').execute()).toHaveLength(1)
  })

  test.each([['yes'], [null], [1], [undefined], [[true]]])('is refused as %j', async (helpful) => {
    const answer = await say(helpful)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['helpful']])
  })

  test.each(ROLES.filter((role) => role !== 'admin' && role !== 'logist'))(
    'is not open to a %s, who cannot read the FAQ either',
    async (role) => {
      const visitor = await app.as(role)
      expect((await say(true, visitor)).statusCode).toBe(403)
      expect((await visitor.get('/faq')).statusCode).toBe(403)
    },
  )

  test('is refused while impersonating', async () => {
    const headers = await actingHeaders(app, { impersonator: 'admin', as: 'logist' })
    const answer = await app.app.fastify.inject({ method: 'POST', url: `/api/faq/${faq}/helpful`, headers, payload: { helpful: true } })
    expect(answer.statusCode).toBe(403)
  })
})

describe('a search without results', () => {
  const rows = async (): Promise<FaqMissedSearch[]> => (await admin.get('/faq/missed-search')).json().data
  const missed = async () => (await rows()).map(({ text, language, count }) => ({ text, language, count }))
  const note = (text: unknown, language = 'en', who = logist) => who.post('/faq/missed-search', { text }, { 'accept-language': language })

  test('is counted by text and language, the latest first; searching itself writes nothing', async () => {
    expect((await note('Kayak  RENTAL')).statusCode).toBe(204)
    await note('kayak rental')
    await note('kayak', 'de')
    await logist.get('/faq?search=zeppelin')
    expect(await missed()).toEqual([
      { text: 'kayak', language: 'de', count: 1 },
      { text: 'kayak rental', language: 'en', count: 2 },
    ])
    expect((await logist.get('/faq/missed-search')).statusCode).toBe(403)
  })

  test('replaces its beginning for a minute', async () => {
    for (const text of ['xyl', 'xylo', 'xylofo', 'xylofon']) await note(text)
    await note('xylo', 'de')
    await note('xylofo')
    expect(await missed()).toEqual([
      { text: 'xylofo', language: 'en', count: 1 },
      { text: 'xylo', language: 'de', count: 1 },
    ])
    await app.world.db
      .updateTable('faq_missed_searches')
      .set({ last_at: new Date(Date.now() - 61_000) })
      .execute()
    await note('xylofon')
    expect((await missed()).map(({ text }) => text)).toEqual(['xylofon', 'xylo', 'xylofo'])
  })

  test('that continues an earlier one reduces the earlier count by one', async () => {
    await note('xylo')
    await app.world.db
      .updateTable('faq_missed_searches')
      .set({ last_at: new Date(Date.now() - 61_000) })
      .execute()
    await note('xylo')
    await note('xylofon')
    expect(await missed()).toEqual([
      { text: 'xylofon', language: 'en', count: 1 },
      { text: 'xylo', language: 'en', count: 1 },
    ])
  })

  test.each([['zz'], [''], [undefined], [7], ['a'.repeat(201)]])('is refused as %j', async (text) => {
    const answer = await note(text)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['text']])
  })

  test('can be removed by administrators', async () => {
    await note('kayak')
    const [{ id } = { id: 0 }] = await rows()
    expect((await logist.delete(`/faq/missed-search/${id}`)).statusCode).toBe(403)
    expect((await admin.delete(`/faq/missed-search/${id}`)).statusCode).toBe(204)
    expect((await admin.delete(`/faq/missed-search/${id}`)).statusCode).toBe(404)
    expect(await rows()).toEqual([])
  })

  test('is listed as it was typed, and the oldest are deleted', async () => {
    const old = Array.from({ length: 500 }, (_, nth) => ({ text: `old ${nth}`, language: 'en', last_at: new Date(2020, 0, 1, 0, 0, nth) }))
    await app.world.db.insertInto('faq_missed_searches').values(old).execute()
    await note('<img src=x> % __proto__')
    const now = await missed()
    expect(now).toHaveLength(500)
    expect(now[0]).toEqual({ text: '<img src=x> % __proto__', language: 'en', count: 1 })
    expect(now.map(({ text }) => text)).not.toContain('old 0')
  })
})
