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

describe('whether it has helped', () => {
  test('everybody has one voice, and may think again', async () => {
    const { organization, country } = app.world
    const other = await app.as(await buildUser(app.world.db, { role: 'logist', organization_id: organization, country_id: country }))
    for (const helpful of [true, true, false]) expect((await say(helpful)).json().data).toEqual({ helpful })
    await say(true, other)
    await say(true, admin)
    expect((await admin.get(`/faq/${faq}/full`)).json().data).toMatchObject({ helpful: 2, not_helpful: 1, voice: true })
    expect((await logist.get(`/faq/${faq}`)).json().data.voice).toBe(false)
    expect((await logist.get('/faq')).json().data[0].voice).toBe(false)
  })

  test('two at once of one person are one', async () => {
    const answers = await Promise.all([say(true), say(false), say(true)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await app.world.db.selectFrom('faq_voices').select('user_id').execute()).toHaveLength(1)
  })

  test.each([['yes'], [null], [1], [undefined], [[true]]])('%j is neither yes nor no', async (helpful) => {
    const answer = await say(helpful)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['helpful']])
  })

  test.each(ROLES.filter((role) => role !== 'admin' && role !== 'logist'))('a %s says nothing, and reads nothing', async (role) => {
    const visitor = await app.as(role)
    expect((await say(true, visitor)).statusCode).toBe(403)
    expect((await visitor.get('/faq')).statusCode).toBe(403)
  })

  test('nobody says it for somebody else', async () => {
    const headers = await actingHeaders(app, { impersonator: 'admin', as: 'logist' })
    const answer = await app.app.fastify.inject({ method: 'POST', url: `/api/faq/${faq}/helpful`, headers, payload: { helpful: true } })
    expect(answer.statusCode).toBe(403)
  })
})

describe('what is looked for and not found', () => {
  const missed = async () => (await admin.get('/faq/missed-search')).json().data.map(({ last_at: _, ...one }: { last_at: string }) => one)

  test('is counted by text and language, the latest first', async () => {
    await logist.get('/faq?search=Kayak%20%20RENTAL')
    await logist.get('/faq?search=kayak rental')
    await logist.get('/faq/full?search=kayak', { 'accept-language': 'de' })
    expect(await missed()).toEqual([
      { text: 'kayak', language: 'de', count: 1 },
      { text: 'kayak rental', language: 'en', count: 2 },
    ])
    expect((await logist.get('/faq/missed-search')).statusCode).toBe(403)
  })

  test('is not what is found, too short, or narrowed; nor what others than logists look for', async () => {
    await logist.get('/faq?search=twice')
    await logist.get('/faq?search=zz')
    await logist.get(`/faq?search=kayak&category_id=${faq}`)
    await admin.get('/faq?search=kayak')
    const headers = await actingHeaders(app, { impersonator: 'admin', as: 'logist' })
    await app.app.fastify.inject({ method: 'GET', url: '/api/faq?search=kayak', headers })
    expect(await missed()).toEqual([])
  })

  test('is told as it was typed, and the oldest are forgotten', async () => {
    const old = Array.from({ length: 500 }, (_, nth) => ({ text: `old ${nth}`, language: 'en', last_at: new Date(2020, 0, 1, 0, 0, nth) }))
    await app.world.db.insertInto('faq_missed_searches').values(old).execute()
    await logist.get(`/faq?search=${encodeURIComponent('<img src=x> % __proto__')}`)
    const now = await missed()
    expect(now).toHaveLength(500)
    expect(now[0]).toEqual({ text: '<img src=x> % __proto__', language: 'en', count: 1 })
    expect(now.map(({ text }: { text: string }) => text)).not.toContain('old 0')
  })

  test('is an answer all the same where it cannot be noted', async () => {
    await app.world.db.schema.alterTable('faq_missed_searches').renameTo('away').execute()
    try {
      expect((await logist.get('/faq?search=kayak')).json()).toEqual({ data: [] })
    } finally {
      await app.world.db.schema
        .alterTable('away' as never)
        .renameTo('faq_missed_searches')
        .execute()
    }
  })
})
