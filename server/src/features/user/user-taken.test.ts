import { userChannel } from '@tracklane/contract/realtime'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Raw, undoAll } from '#platform/realtime/harness.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile()
let port: number
let admin: Visitor

beforeAll(async () => {
  port = Number(new URL(await app.app.fastify.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(undoAll)
beforeEach(async () => {
  admin = await app.as('admin')
})

/** Opens a socket of that account on a channel. */
async function listening(visitor: Visitor, user: number): Promise<Raw> {
  const raw = new Raw(`ws://127.0.0.1:${port}/app/${app.app.platform.config.pusher.key}?protocol=7&client=js&version=8.6.0`)
  const heard = await visitor.post('/broadcasting/auth', { socket_id: await raw.socketId(), channel_name: userChannel(user) })
  expect(heard.statusCode).toBe(200)
  return raw
}

const rowOf = (id: number) => app.world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

interface Case {
  what: string
  take: (id: number) => Promise<{ statusCode: number }>
  /** The status of that account's next request for its orders. */
  next: number
}

const cases: Case[] = [
  { what: 'is disabled', take: (id) => admin.put(`/user/${id}`, { active: false }), next: 401 },
  { what: 'is deleted', take: (id) => admin.delete(`/user/${id}`), next: 401 },
  { what: 'is given a password', take: (id) => admin.put(`/user/${id}`, { password: 'nine small boats' }), next: 401 },
  { what: 'has another role', take: (id) => admin.put(`/user/${id}`, { role: 'security' }), next: 403 },
  {
    what: 'has another organization',
    take: (id) => admin.put(`/user/${id}`, { organization_id: app.world.otherOrganization }),
    next: 200,
  },
  { what: 'has another country', take: (id) => admin.put(`/user/${id}`, { country_id: app.world.otherCountry }), next: 200 },
]

test.each(cases)('a person who $what loses these rights with the next request, and their sockets close', async ({ take, next }) => {
  const { db, users } = app.world
  const logist = await app.as('logist')
  const socket = await listening(logist, users.logist)

  expect((await take(users.logist)).statusCode).toBeLessThan(300)
  expect((await logist.get('/order')).statusCode).toBe(next)
  expect(await socket.closed).toBe(4009)
  const left = await db.selectFrom('sessions').select('user_id').where('user_id', '=', users.logist).execute()
  expect(left.length > 0).toBe(next !== 401)
})

test('a person moved to another organization sees its orders, and none of the old one', async () => {
  const { db, users, otherOrganization, otherCountry } = app.world
  const logist = await app.as('logist')
  await admin.put(`/user/${users.logist}`, { organization_id: otherOrganization, country_id: otherCountry })
  expect((await logist.get('/user/profile')).json().data).toMatchObject({ organization_id: otherOrganization, country_id: otherCountry })
  expect((await rowOf(users.logist)).version).toBe(2)
  expect(await db.selectFrom('model_logs').select('changes').where('entity', '=', 'user').orderBy('id').execute()).toEqual([
    { changes: { organization: { old: 'North Parcel', new: 'South Parcel' }, country_name: { old: 'Germany', new: 'Poland' } } },
  ])
})

test.each<[string, object, string[]]>([
  ['goes to another organization', { organization_id: 2 }, ['Lunch?']],
  ['goes to another country', { country_id: 2 }, ['Lunch?']],
  ['has no business with orders any more', { role: 'security' }, ['Lunch?']],
  ['sees more orders than before', { role: 'organization_admin', country_id: null }, ['For Eve Hall', 'Lunch?']],
  ['is called otherwise', { first_name: 'Eva' }, ['For Eve Hall', 'Lunch?']],
])('a person who %s has messages of their present scope in the bell', async (_what, patch, texts) => {
  const { db, users, otherOrganization, otherCountry } = app.world
  const message = { user_id: users.logist, sender_id: null, read_at: null, created_at: new Date() } as const
  const { id: order_id } = await buildOrder(app.world)
  await db
    .insertInto('messages')
    .values([
      { ...message, event_id: 'one', type: 'order', text: 'For Eve Hall', order_id },
      { ...message, event_id: 'two', type: 'message', text: 'Lunch?', order_id: null },
    ])
    .execute()
  const places = {
    ...('organization_id' in patch && { organization_id: otherOrganization }),
    ...('country_id' in patch && patch.country_id !== null && { country_id: otherCountry }),
  }
  expect((await admin.put(`/user/${users.logist}`, { ...patch, ...places })).statusCode).toBe(200)
  const { data, meta } = (await (await app.as('logist')).get('/message')).json()
  expect(data.map(({ text }: { text: string }) => text).toSorted()).toEqual(texts)
  expect(meta.unread).toBe(texts.length)
})

describe('the courier of an account', () => {
  const linked = async () =>
    (await app.world.db.selectFrom('couriers').select(['user_id', 'version', 'active']).where('id', '=', app.world.courier).execute())[0]

  test.each<[string, (id: number) => Promise<{ statusCode: number }>]>([
    ['is deleted', (id) => admin.delete(`/user/${id}`)],
    ['is no courier any more', (id) => admin.put(`/user/${id}`, { role: 'logist' })],
    ['goes to another organization', (id) => admin.put(`/user/${id}`, { organization_id: app.world.otherOrganization })],
  ])('which %s stays without an account, and this is logged', async (_what, take) => {
    const { users, courier, db } = app.world
    expect((await take(users.courier)).statusCode).toBeLessThan(300)
    expect(await linked()).toEqual({ user_id: null, version: 2, active: true })
    const log = db.selectFrom('model_logs').select('changes').where('entity', '=', 'courier').where('entity_id', '=', courier).orderBy('id')
    expect(await log.execute()).toEqual([{ changes: { user: { old: expect.stringContaining('Ann Lee'), new: null } } }])
  })

  test('stays linked with a disabled or renamed account', async () => {
    const { users } = app.world
    await admin.put(`/user/${users.courier}`, { active: false, first_name: 'Carla' })
    expect(await linked()).toMatchObject({ user_id: users.courier, version: 1 })
  })

  test('closes the sockets of its former and its new account, so that their screens ask for their orders again', async () => {
    const { db, users, organization, country, courier } = app.world
    const next = await buildUser(db, { role: 'courier', organization_id: organization, country_id: country })
    const sockets = [await listening(await app.as('courier'), users.courier), await listening(await app.as(next), next)]
    const logist = await app.as('logist')
    const other = await listening(logist, users.logist)
    expect((await logist.put(`/courier/${courier}`, { user_id: next })).statusCode).toBe(200)
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4009, 4009])
    expect(await Promise.race([other.closed, Promise.resolve('open')])).toBe('open')
  })

  test('is not linked with an account that is deleted at the same moment', async () => {
    const { db, users, organization, country, courier } = app.world
    const account = await buildUser(db, { role: 'courier', organization_id: organization, country_id: country })
    const logist = await app.as('logist')
    const [link, gone] = await Promise.all([logist.put(`/courier/${courier}`, { user_id: account }), admin.delete(`/user/${account}`)])
    expect([link.statusCode, gone.statusCode]).toEqual([expect.toSatisfy((status) => [200, 422].includes(status)), 204])
    expect((await linked())?.user_id).toBe(link.statusCode === 200 ? null : users.courier)
  })
})

describe('the last administrator', () => {
  /** Keeps a writer unfinished: on other connections the second one judges meanwhile, unless it waits for its turn. */
  async function lingering(work: () => Promise<void>): Promise<void> {
    const { db } = app.world
    await sql`create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return null; end'`.execute(db)
    await sql`create trigger linger after insert on model_logs for each row execute function linger()`.execute(db)
    await work().finally(() => sql`drop function linger() cascade`.execute(db))
  }

  type Take = (visitor: Visitor, id: number) => Promise<{ statusCode: number }>
  test.each<[string, Take]>([
    ['disable', (visitor, id) => visitor.put(`/user/${id}`, { active: false })],
    ['demote', (visitor, id) => visitor.put(`/user/${id}`, { role: 'security' })],
    ['delete', (visitor, id) => visitor.delete(`/user/${id}`)],
  ])('stays where two %s each other at once', async (_what, take) => {
    const { db, users } = app.world
    const second = await buildUser(db, { role: 'admin' })
    const other = await app.as(second)
    await lingering(async () => {
      const answers = await Promise.all([take(admin, second), take(other, users.admin)])
      const [won, refused] = answers.map(({ statusCode }) => statusCode).sort()
      expect([won, [401, 403, 422].includes(refused ?? 0)]).toEqual([expect.toSatisfy((status) => status < 300), true])
    })
    const admins = db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
    expect(await admins.execute()).toHaveLength(1)
  })

  test('is the last one who can sign in: disabled and deleted ones do not count', async () => {
    const { db, users } = app.world
    await buildUser(db, { role: 'admin', active: false })
    await buildUser(db, { role: 'admin', deleted_at: new Date() })
    const second = await buildUser(db, { role: 'admin' })
    expect((await admin.put(`/user/${second}`, { active: false })).statusCode).toBe(200)
    expect((await admin.put(`/user/${users.admin}`, { active: false })).statusCode).toBe(422)
  })
})

describe('a change of an account', () => {
  test('is logged in words, a password only as changed', async () => {
    const { db, users } = app.world
    const patch = { phone: '+49 1', password: 'nine small boats', active: true }
    const answer = await admin.put(`/user/${users.reporter}`, patch)
    expect([answer.statusCode, answer.headers.etag, answer.json().data.phone]).toEqual([200, '"2"', '+49 1'])
    const [log] = await db.selectFrom('model_logs').selectAll().where('entity', '=', 'user').orderBy('id').execute()
    expect(log?.changes).toEqual({ phone: { old: null, new: '+49 1' }, password_changed: { old: false, new: true } })
    expect(await rowOf(users.reporter)).toMatchObject({ must_change_password: true })
  })

  test('that changes nothing leaves no trace and ends nothing', async () => {
    const { db, users } = app.world
    const logist = await app.as('logist')
    const { data } = (await admin.get(`/user/${users.logist}`)).json()
    expect((await admin.put(`/user/${users.logist}`, data)).json().data).toMatchObject({ version: 1 })
    expect(await db.selectFrom('model_logs').selectAll().execute()).toEqual([])
    expect((await logist.get('/order')).statusCode).toBe(200)
  })

  test('that names an older version is 412 with the account as it is, and sets no password', async () => {
    const { users } = app.world
    await admin.put(`/user/${users.logist}`, { phone: '1' }, { 'if-match': '"1"' })
    const late = await admin.put(`/user/${users.logist}`, { phone: '2', password: 'nine small boats' }, { 'if-match': '"1"' })
    expect(late.statusCode).toBe(412)
    expect((await admin.get(`/user/${users.logist}`)).json().data).toMatchObject(late.json().data)
    expect(await rowOf(users.logist)).toMatchObject({ phone: '1', password_hash: 'no password' })
  })

  test('of the own language is a new version too', async () => {
    const logist = await app.as('logist')
    await logist.put('/user/profile', { language: 'de' })
    expect((await rowOf(app.world.users.logist)).version).toBe(2)
  })

  test('ignores what nobody may set', async () => {
    const { users } = app.world
    const more = {
      id: 7,
      version: 9,
      created_at: '2001-01-01',
      deleted_at: '2001-01-01',
      password_hash: 'x',
      must_change_password: false,
      language: 'de',
    }
    const before = await rowOf(users.logist)
    expect((await admin.put(`/user/${users.logist}`, more)).statusCode).toBe(200)
    expect(await rowOf(users.logist)).toEqual(before)
  })
})
