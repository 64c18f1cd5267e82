import { ROLES } from '@tracklane/contract/kit/role'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'

const HOUR = 3_600_000
const DRAFT = { message: 'The board is empty', url: '/order/kanban?status_id=3', app_version: 'index-1.js' }

let app: TestApp
let admin: Visitor
let logist: Visitor
let now = Date.parse('2026-05-04T10:00:00Z')

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(now), settings: { RATE_LIMIT: 'on' } })
})
afterAll(() => app.close())

beforeEach(async () => {
  await app.renew()
  admin = await app.as('admin')
  logist = await app.as('logist')
})

const report = (who: Visitor = logist, draft: object = {}) => who.post('/issue', { ...DRAFT, ...draft }, { 'user-agent': 'A browser' })
const messages = async (query = ''): Promise<string[]> =>
  (await admin.get(`/issue${query}`)).json().data.map(({ message }: { message: string }) => message)

describe('a report', () => {
  test.each(ROLES)('of a %s is stored with its page and browser', async (role) => {
    const answer = await report(await app.as(role))
    expect([answer.statusCode, answer.headers.etag]).toEqual([201, '"1"'])
    const { data } = answer.json()
    expect(data).toMatchObject({ ...DRAFT, user_id: app.world.users[role], user_agent: 'A browser', handled_at: null, handled_by: null })
    expect((await admin.get('/issue')).json()).toMatchObject({ data: [data], meta: { total: 1, last_page: 1 } })
  })

  test.each([
    ['message', ''],
    ['message', '   '],
    ['message', undefined],
    ['message', ['x']],
    ['message', 'x'.repeat(2_001)],
    ['url', 'javascript:alert(1)'],
    ['url', ''],
    ['url', null],
    ['url', 7],
    ['url', `/${'x'.repeat(4_000)}`],
    ['app_version', 'x'.repeat(81)],
  ])('with the %s %j is refused at that field', async (field, value) => {
    const answer = await report(logist, { [field]: value })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  test('stores no secrets of the address, and no fields of the server', async () => {
    const more = {
      url: 'https://other.test/login?reset=abc#x',
      user_id: 1,
      handled_at: '2001-01-01',
      handled_by: 'Me',
      created_at: '2001-01-01',
    }
    const { data } = (await report(logist, more)).json()
    expect(data).toMatchObject({ url: '/login?reset=removed', user_id: app.world.users.logist, handled_at: null, handled_by: null })
    expect(data.created_at).toBe('2026-05-04T10:00:00.000Z')
  })

  test('made while impersonating names both people', async () => {
    const { db, users } = app.world
    await db.updateTable('sessions').set({ impersonator_id: users.admin }).where('user_id', '=', users.logist).execute()
    expect((await report()).json().data.user).toMatch(/^Ann Lee \d+ \(as Ann Lee \d+\)$/)
    expect(await db.selectFrom('issues').select(['user_id', 'impersonator_id']).execute()).toEqual([
      { user_id: users.logist, impersonator_id: users.admin },
    ])
  })

  test('needs a session', async () => {
    expect((await app.guest().post('/issue', DRAFT)).statusCode).toBe(419)
    expect((await app.guest().get('/issue')).statusCode).toBe(401)
  })
})

test("stores the browser's name up to its limit", async () => {
  const long = await logist.post('/issue', DRAFT, { 'user-agent': 'x'.repeat(900) })
  expect(long.json().data.user_agent).toBe('x'.repeat(400))
})

describe('the limit of ten reports an hour', () => {
  test('holds for reports at once too, and the refusal has the time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => report()))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    const late = await report()
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '3600'])
    expect(late.json().error).toBe('You have reported a lot just now: try again in 60 minutes')
    expect((await report(admin)).statusCode).toBe(201)
    now += HOUR
    expect((await report()).statusCode).toBe(201)
  })

  test('counts the administrator, whoever they impersonate', async () => {
    const { db, users } = app.world
    for (let n = 0; n < 10; n += 1) await report(admin)
    await db.updateTable('sessions').set({ impersonator_id: users.admin }).where('user_id', '=', users.logist).execute()
    expect((await report()).statusCode).toBe(429)
    expect((await report(await app.as('courier'))).statusCode).toBe(201)
  })

  test('counts reports made while impersonating for the administrator alone', async () => {
    const { db, users } = app.world
    const acting = await app.as('reporter')
    await db.updateTable('sessions').set({ impersonator_id: users.admin }).where('user_id', '=', users.reporter).execute()
    for (let n = 0; n < 10; n += 1) expect((await report(acting)).statusCode).toBe(201)
    expect((await report(admin)).statusCode).toBe(429)
    expect((await report(await app.as('reporter'))).statusCode).toBe(201)
  })

  test('a clock that was set back makes nobody wait longer than an hour', async () => {
    for (let n = 0; n < 10; n += 1) await report()
    now -= 5 * HOUR
    const late = await report(await app.as('logist'))
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '3600'])
  })
})

describe('the reports', () => {
  const handle = (id: number, body: object = { handled: true }, headers: Record<string, string> = {}) =>
    admin.put(`/issue/${id}`, body, headers)

  test.each(ROLES.filter((role) => role !== 'admin'))('are hidden from a %s', async (role) => {
    const { id } = (await report()).json().data
    const visitor = await app.as(role)
    expect((await visitor.get('/issue')).statusCode).toBe(403)
    expect((await visitor.put(`/issue/${id}`, { handled: true })).statusCode).toBe(403)
  })

  test('are paged, the newest first, and searched', async () => {
    for (const message of ['one', 'two', '100% three']) await report(logist, { message })
    expect(await messages()).toEqual(['100% three', 'two', 'one'])
    expect(await messages('?search=TWO')).toEqual(['two'])
    expect(await messages('?search=%25')).toEqual(['100% three'])
    expect((await admin.get('/issue?per_page=10&page=2')).json().meta).toEqual({ current_page: 2, per_page: 10, total: 3, last_page: 1 })
    for (const query of ['handled=perhaps', 'per_page=7', 'page=1e3']) expect((await admin.get(`/issue?${query}`)).statusCode).toBe(422)
  })

  test('are marked as handled with person and time, and reopened', async () => {
    const { id } = (await report(logist, { message: 'old' })).json().data
    await report(logist, { message: 'new' })
    const done = await handle(id)
    expect([done.statusCode, done.headers.etag]).toEqual([200, '"2"'])
    expect(done.json().data).toMatchObject({ handled_at: new Date(now).toISOString(), handled_by: expect.stringMatching(/^Ann Lee/) })
    expect([await messages('?handled=0'), await messages('?handled=1')]).toEqual([['new'], ['old']])
    expect((await handle(id)).json().data).toEqual(done.json().data)
    expect((await handle(id, {})).json().data).toEqual(done.json().data)
    expect((await handle(id, { handled: false })).json().data).toMatchObject({ handled_at: null, handled_by: null, version: 3 })
    expect(await messages('?handled=0')).toEqual(['new', 'old'])
  })

  test('handled by two people at once are handled by one', async () => {
    const { id } = (await report()).json().data
    const answers = await Promise.all([handle(id, undefined, { 'if-match': '"1"' }), handle(id, { handled: true }, { 'if-match': '"1"' })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })

  test.each([
    ['999999', { handled: true }, 404],
    ['x', { handled: true }, 422],
    ['1', { handled: 'yes' }, 422],
  ])('%s with %j answers %i', async (id, body, status) => {
    expect((await admin.put(`/issue/${id}`, body)).statusCode).toBe(status)
  })
})
