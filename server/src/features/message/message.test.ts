import { REALTIME_EVENT, userChannel } from '@tracklane/contract/realtime'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SYSTEM } from '#platform/actor.ts'
import { createContext, inTransaction } from '#platform/context.ts'
import { actingHeaders } from '#testing/acting.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { writeMessages } from './message.service.ts'
import type { NewMessage } from './new-message.rules.ts'

let app: TestApp
let logist: Visitor

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  vi.restoreAllMocks()
  await app.renew()
  logist = await app.as('logist')
})
afterAll(() => app.close())

function write(...messages: readonly Partial<NewMessage>[]): Promise<unknown> {
  const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' }
  const common = { user_id: app.world.users.logist, text: 'Look', type: 'order' } as const
  const all = messages.map((message, at) => ({ event_id: `test ${at}`, ...common, ...message }))
  return inTransaction(createContext(app.app.platform, caller), (tx) => writeMessages(tx, all))
}

test("the bell lists one's own messages by page, the newest first, with the number of unread ones", async () => {
  await write(...Array.from({ length: 12 }, (_, n) => ({ text: `Look ${n}`, order_id: n })), {
    event_id: 'other',
    user_id: app.world.users.admin,
  })
  const { data, meta } = (await logist.get('/message?per_page=10')).json()
  expect(data.map(({ text }: { text: string }) => text)).toEqual(Array.from({ length: 10 }, (_, n) => `Look ${11 - n}`))
  expect(meta).toEqual({ current_page: 1, per_page: 10, total: 12, last_page: 2, unread: 12 })
  expect(data[0]).toEqual({
    id: expect.any(Number),
    text: 'Look 11',
    type: 'order',
    order_id: 11,
    read_at: null,
    created_at: expect.any(String),
  })
  const one = await logist.get(`/message/${data[0].id}`)
  expect(one.json()).toEqual({ data: data[0] })
  expect((await (await app.as('admin')).get(`/message/${data[0].id}`)).statusCode).toBe(404)
})

test('some or all are marked as read; those of others are not affected', async () => {
  await write({ text: 'one' }, { text: 'two', type: 'order_new' }, { text: 'three' }, { event_id: 'other', user_id: app.world.users.admin })
  const rows = await app.world.db.selectFrom('messages').select(['id', 'user_id']).orderBy('id').execute()
  const ids = rows.map(({ id }) => id)
  const some = await logist.post('/message/read', { ids: [ids[0], ids[3], 2_147_483_647] })
  expect([some.statusCode, some.json()]).toEqual([200, { data: { unread: 2 } }])
  expect((await logist.get('/message?unread=1')).json().data.map(({ text }: { text: string }) => text)).toEqual(['three', 'two'])
  expect((await logist.get('/message?type=order_new,account')).json().meta).toMatchObject({ total: 1, unread: 2 })
  expect((await logist.post('/message/read', { all: true })).json()).toEqual({ data: { unread: 0 } })
  expect((await (await app.as('admin')).get('/message')).json().meta.unread).toBe(1)
})

test.each([{}, { ids: [] }, { all: false }, { ids: [1], all: true }, { ids: ['1e3'] }, { ids: Array.from({ length: 501 }, () => 1) }])(
  'read %j is refused',
  async (body) => expect((await logist.post('/message/read', body)).statusCode).toBe(422),
)

test('impersonation marks nothing as read and changes no settings', async () => {
  await write({ text: 'one' })
  const headers = await actingHeaders(app, { impersonator: 'admin', as: 'logist' })
  const ask = (method: 'POST' | 'PUT', url: string, payload: object) =>
    app.app.fastify.inject({ method, url: `/api${url}`, headers, payload })
  expect((await ask('POST', '/message/read', { all: true })).json()).toEqual({ data: { unread: 1 } })
  const setting = await ask('PUT', '/user/message-settings', { event: 'order.created', in_app: false })
  expect(setting.json()).toEqual({ data: { event: 'order.created', in_app: true, fixed: false } })
  expect((await logist.get('/message')).json().meta.unread).toBe(1)
  expect(await app.world.db.selectFrom('message_settings').selectAll().execute()).toEqual([])
})

test("an open screen gets it on the person's channel, after the commit and once per event", async () => {
  const published = vi.spyOn(app.app.platform.realtime, 'publish').mockImplementation(() => undefined)
  await write({ event_id: 'same', text: 'Look' })
  await write({ event_id: 'same', text: 'Look again' })
  const { id } = (await logist.get('/message')).json().data[0]
  expect(published.mock.calls).toEqual([[userChannel(app.world.users.logist), REALTIME_EVENT.message, { id, text: 'Look', type: 'order' }]])
  published.mockClear()
  const platform = app.app.platform
  const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' }
  const failing = inTransaction(createContext(platform, caller), async (tx) => {
    await writeMessages(tx, [{ event_id: 'never', user_id: app.world.users.logist, text: 'Never', type: 'order' }])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(published).not.toHaveBeenCalled()
})

test('an external service only gets its id, by which the client fetches it', async () => {
  const { realtime } = app.app.platform
  const published = vi.spyOn(realtime, 'publish').mockImplementation(() => undefined)
  vi.spyOn(realtime, 'isExternal', 'get').mockReturnValue(true)
  await write({ text: 'Look' })
  const [, , data] = published.mock.calls[0] ?? []
  expect(Object.keys(data as object)).toEqual(['id'])
  expect((await logist.get(`/message/${(data as { id: number }).id}`)).json().data.text).toBe('Look')
})

test('a text that is too long is cut', async () => {
  await write({ text: '😀'.repeat(2_000) })
  const [{ text }] = (await logist.get('/message')).json().data
  expect(text).toBe(`${'😀'.repeat(499)}…`)
})

test('a profile names the events that can reach the role, and the fixed ones', async () => {
  const settings = async (role: Parameters<typeof app.as>[0]) =>
    (await (await app.as(role)).get('/user/profile'))
      .json()
      .data.message_settings.map(({ event, in_app, fixed }: Record<string, unknown>) => `${event} ${in_app} ${fixed}`)
  expect(await settings('admin')).toEqual(['message true true', 'account true true'])
  expect(await settings('courier')).toContain('order.changed true false')
  await logist.put('/user/message-settings', { event: 'order.created', in_app: false })
  expect(await settings('logist')).toEqual([
    'order.created false false',
    'order.status_changed true false',
    'order.courier_assigned true false',
    'order.courier_removed true false',
    'order.delivery_date_changed true false',
    'order.delivery_tomorrow true false',
    'order.not_delivered true false',
    'message true true',
    'account true true',
  ])
  await logist.put('/user/message-settings', { event: 'order.created', in_app: true })
  expect(await settings('logist')).toContain('order.created true false')
})

test.each([
  ['logist', 'message', 'These messages cannot be switched off'],
  ['admin', 'account', 'These messages cannot be switched off'],
  ['logist', 'order.changed', 'These messages never reach your role'],
  ['reporter', 'order.created', 'These messages never reach your role'],
] as const)('a %s cannot switch %s', async (role, event, text) => {
  const answer = await (await app.as(role)).put('/user/message-settings', { event, in_app: false })
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { event: [text] }])
})
