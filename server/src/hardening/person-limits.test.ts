import { MISSED_SEARCHES_AN_HOUR } from '@tracklane/contract/knowledge'
import { MESSAGES_AN_HOUR } from '@tracklane/contract/message'
import { PICTURE_LIMITS } from '@tracklane/contract/upload'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exportTurns } from '#features/order-export/export-turn.ts'
import { printTurns } from '#platform/pdf/print-turns.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder, buildUser } from '#testing/build.ts'
import { formOf, PICTURE } from '#testing/form.ts'

/** A limit for one person, who must not use up the others' share. Add new limits per person here. */
interface PersonLimit {
  readonly what: string
  readonly role: 'admin' | 'logist'
  /** The status of the answer beyond it. */
  readonly refusal: 422 | 429
  /** Uses the person's limit up. */
  fill(person: number): Promise<void> | void
  ask(person: number): Promise<LightMyRequestResponse>
}

let server: TestApp
/** A signal of a client that stays. */
const staying = new AbortController().signal

beforeAll(async () => {
  server = await testApp({ settings: { RATE_LIMIT: 'on' } })
})
afterAll(() => server.close())
beforeEach(() => server.renew())

const LIMITS: readonly PersonLimit[] = [
  { what: 'pictures a day', role: 'admin', refusal: 422, fill: (person) => keep(person, PICTURE_LIMITS.filesADay, 1), ask: sendPicture },
  {
    what: 'bytes of pictures',
    role: 'admin',
    refusal: 422,
    fill: (person) => keep(person, 5, PICTURE_LIMITS.bytesAPerson / 5),
    ask: sendPicture,
  },
  {
    what: 'reports an hour',
    role: 'logist',
    refusal: 429,
    async fill(person) {
      const who = { user_id: person, impersonator_id: null, actor_name: 'Ann Lee', user_agent: null, app_version: '' }
      const report = { ...who, message: 'x', url: '/', handled_at: null, handled_by: null, created_at: new Date() }
      await server.world.db
        .insertInto('issues')
        .values(Array.from({ length: 10 }, () => report))
        .execute()
    },
    ask: async (person) => (await server.as(person)).post('/issue', { message: 'The board is empty', url: '/' }),
  },
  {
    what: 'searches without an answer an hour',
    role: 'logist',
    refusal: 429,
    async fill(person) {
      const visitor = await server.as(person)
      for (let time = 0; time < MISSED_SEARCHES_AN_HOUR; time += 1) await visitor.post('/faq/missed-search', { text: `kayak ${time}` })
    },
    ask: async (person) => (await server.as(person)).post('/faq/missed-search', { text: 'zeppelin' }),
  },
  {
    what: 'free messages an hour',
    role: 'admin',
    refusal: 429,
    async fill(person) {
      const message = {
        text: 'x',
        type: 'message',
        order_id: null,
        user_id: 1,
        sender_id: person,
        read_at: null,
        created_at: new Date(),
      } as const
      await server.world.db
        .insertInto('messages')
        .values(Array.from({ length: MESSAGES_AN_HOUR }, (_, n) => ({ ...message, event_id: `${person} ${n}` })))
        .execute()
    },
    ask: async (person) => (await server.as(person)).post('/message', { user_ids: [server.world.users.logist], text: 'Hello' }),
  },
  {
    what: 'texts that are missing, a minute',
    role: 'logist',
    refusal: 429,
    async fill(person) {
      for (let told = 0; told < 200; told += 1) if ((await tellMissing(person)).statusCode === 429) return
      expect.unreachable('it has no limit')
    },
    ask: tellMissing,
  },
  {
    what: 'tests of templates an hour',
    role: 'admin',
    refusal: 429,
    async fill(person) {
      for (let sent = 0; sent < 10; sent += 1) if ((await testTemplate(person)).statusCode === 429) return
    },
    ask: testTemplate,
  },
  {
    what: 'exports at once',
    role: 'logist',
    refusal: 429,
    async fill(person) {
      const turns = server.app.platform.memory.of(exportTurns)
      for (let taken = 0; taken < 2; taken += 1) await turns.take(`user ${person}`, staying)
    },
    ask: async (person) => (await server.as(person)).post('/order/export', { format: 'csv', filters: {} }),
  },
  {
    what: 'prints that wait',
    role: 'logist',
    refusal: 429,
    fill(person) {
      const turns = server.app.platform.memory.of(printTurns)
      for (let taken = 0; taken < 4; taken += 1) turns.take(`user ${person}`, staying).catch(() => undefined)
    },
    async ask(person) {
      const { id } = await buildOrder(server.world, { status_id: 3, courier_id: server.world.courier })
      return (await server.as(person)).post('/order/labels', { order_ids: [id] })
    },
  },
]

async function keep(owner_id: number, count: number, size: number): Promise<void> {
  const { bytes } = PICTURE
  const row = (at: number) => ({
    name: `${owner_id}`.padStart(8, '0') + `${at}.gif`.padStart(28, '0'),
    type: 'gif' as const,
    bytes,
    size,
    owner_id,
  })
  await server.world.db
    .insertInto('uploads')
    .values(Array.from({ length: count }, (_, at) => row(at)))
    .execute()
}

async function sendPicture(person: number): Promise<LightMyRequestResponse> {
  const { payload, type } = formOf([{ ...PICTURE, part: 'image' }])
  const headers = { ...(await server.credentials(person)), 'content-type': type }
  return server.app.fastify.inject({ method: 'POST', url: '/api/onboarding/article/upload', headers, payload })
}

async function testTemplate(person: number): Promise<LightMyRequestResponse> {
  const draft = { event: 'message', channel: 'in_app', translations: { en: { body: '{{message.text}}' } } }
  return (await server.as(person)).post('/notification/template/test', draft)
}

async function tellMissing(person: number): Promise<LightMyRequestResponse> {
  return (await server.as(person)).post('/i18n/missed-translation', { category: 'menu', message: 'Orders' })
}

describe.each(LIMITS)('$what', ({ role, refusal, fill, ask }) => {
  it('are counted for each person', async () => {
    const { world } = server
    const here = role === 'logist' ? { organization_id: world.organization, country_id: world.country } : {}
    const colleague = await buildUser(world.db, { role, ...here })
    await fill(colleague)
    expect((await ask(colleague)).statusCode, 'who has used it up').toBe(refusal)
    const mine = await ask(world.users[role])
    expect([mine.statusCode, mine.statusCode < 300], 'somebody else').toEqual([mine.statusCode, true])
    await fill(world.users[role])
    expect((await ask(world.users[role])).statusCode).toBe(refusal)
  })
})
