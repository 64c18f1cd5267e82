import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Worker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { isPassword } from '#platform/session/password.ts'
import { actingHeaders } from '#testing/acting.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildUser } from '#testing/build.ts'
import { type MailServer, openMailServer } from '#testing/mail-server.ts'

let mails: MailServer
let app: TestApp
const NOON = new Date('2026-11-27T12:00:00Z')
let now = NOON
const lines: string[] = []

const NEW = 'nine small boats'
const MINUTE = 60_000
const LOGIN = 'ann@company.example'

beforeAll(async () => {
  mails = await openMailServer()
  app = await testApp({
    clock: () => now,
    settings: { SMTP_URL: mails.url, APP_URL: 'https://orders.example.com', RATE_LIMIT: 'on' },
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
  })
})
beforeEach(async () => {
  now = NOON
  mails.behave({ as: 'accepts' })
  mails.received.length = 0
  lines.length = 0
  await app.renew()
})
afterAll(async () => {
  app.app.platform.mailer.close()
  await app.close()
  await mails.close()
})

const db = () => app.world.db
const person = (draft: object = {}) =>
  buildUser(db(), { role: 'logist', organization_id: app.world.organization, country_id: app.world.country, email: LOGIN, ...draft })
async function guest() {
  const { headers } = await app.app.fastify.inject({ method: 'GET', url: '/api/sanctum/csrf-cookie' })
  const cookies = [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0])
  const token = cookies.find((cookie) => cookie?.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const all = { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
  return (url: string, payload: object, more: Record<string, string> = {}) =>
    app.app.fastify.inject({ method: 'POST', url: `/api${url}`, headers: { ...all, ...more }, payload })
}
const forgot = async (email: string) => (await guest())('/user/forgot-password', { email })
const reset = async (token: string, password = NEW) => (await guest())('/user/reset-password', { token, password })
async function deliver(): Promise<void> {
  const worker = new Worker(app.app.platform, { regularly: () => () => undefined, rest: async () => undefined })
  await worker.tick()
  await worker.settled()
  await worker.stop()
}
function tokenIn(at = -1): string {
  const [, token = ''] = /\/login#reset=([\w-]+)/.exec(mails.received.at(at)?.text ?? '') ?? []
  return token
}
async function asked(): Promise<string> {
  expect((await forgot(LOGIN)).statusCode).toBe(200)
  await deliver()
  return tokenIn()
}
const fits = async (id: number, password: string) =>
  isPassword(
    (await db().selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()).password_hash,
    password,
  )

describe('a link for a new password', () => {
  test('is mailed to whoever has the login, in their language, and sets the password once', async () => {
    const id = await person({ language: 'de', must_change_password: true })
    const token = await asked()
    expect(mails.received).toMatchObject([{ envelope: { to: [LOGIN] }, subject: 'Neues Passwort für Tracklane wählen' }])
    expect(mails.received[0]?.html).toContain(`<a href="https://orders.example.com/login#reset=${token}">`)
    expect((await reset(token)).json()).toEqual({ data: { reset: true } })
    expect(await fits(id, NEW)).toBe(true)
    const { must_change_password } = await db()
      .selectFrom('users')
      .select('must_change_password')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(must_change_password).toBe(false)
    const again = await reset(token, 'another small boat')
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([422, ['token']])
    expect(await fits(id, NEW)).toBe(true)
  })

  test('ends all sessions, also of whoever acts as the person, and lifts the lock of the login', async () => {
    const id = await person()
    const token = await asked()
    const own = await app.credentials(id)
    const acting = await actingHeaders(app, { impersonator: 'admin', as: id })
    await db()
      .insertInto('login_attempts')
      .values({ login: LOGIN, failures: 10, locked_until: new Date(now.getTime() + MINUTE), updated_at: now })
      .execute()
    expect((await reset(token)).statusCode).toBe(200)
    for (const headers of [own, acting]) {
      const { statusCode } = await app.app.fastify.inject({ method: 'GET', url: '/api/user/profile', headers })
      expect(statusCode).toBe(401)
    }
    expect((await (await guest())('/user/login', { email: LOGIN, password: NEW })).statusCode).toBe(200)
  })

  test.each<[string, (id: number) => Promise<unknown>]>([
    [
      '30 minutes',
      async () => {
        now = new Date(now.getTime() + 30 * MINUTE)
      },
    ],
    ['a change of the password', (id) => db().updateTable('users').set({ password_hash: 'other' }).where('id', '=', id).execute()],
    ['a change of the address', (id) => db().updateTable('users').set({ email: 'eve@company.example' }).where('id', '=', id).execute()],
    ['a change of the role', (id) => db().updateTable('users').set({ role: 'reporter' }).where('id', '=', id).execute()],
    [
      'another organization',
      (id) => db().updateTable('users').set({ organization_id: app.world.otherOrganization }).where('id', '=', id).execute(),
    ],
    ['a disabled account', (id) => db().updateTable('users').set({ active: false }).where('id', '=', id).execute()],
    [
      'a disabled organization',
      () => db().updateTable('organizations').set({ active: false }).where('id', '=', app.world.organization).execute(),
    ],
    ['a deleted account', (id) => db().updateTable('users').set({ deleted_at: now }).where('id', '=', id).execute()],
    ['a newer link', async () => void (await asked())],
  ])('is spent by %s', async (_what, change) => {
    const id = await person()
    const token = await asked()
    await change(id)
    const answer = await reset(token)
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['token']])
    expect(await fits(id, NEW)).toBe(false)
  })

  test('of two uses at once one holds', async () => {
    await person()
    const token = await asked()
    const ends = await Promise.all([reset(token), reset(token, 'another small boat')])
    expect(ends.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  test('refuses a password that is weak, and is not spent by it', async () => {
    await person()
    const token = await asked()
    expect(Object.keys((await reset(token, LOGIN)).json().errors)).toEqual(['password'])
    expect((await reset(token, 'short')).statusCode).toBe(422)
    expect((await reset(token)).statusCode).toBe(200)
  })

  test.each(['', 'nonsense', '__proto__', '%00', '1e3'])('with the token %j is refused', async (token) => {
    expect((await reset(token)).statusCode).toBe(422)
  })

  test('is used by whoever has it, also while they act as somebody else', async () => {
    const id = await person()
    const token = await asked()
    const headers = await actingHeaders(app, { impersonator: 'admin', as: 'reporter' })
    const answer = await app.app.fastify.inject({
      method: 'POST',
      url: '/api/user/reset-password',
      headers,
      payload: { token, password: NEW },
    })
    expect(answer.statusCode).toBe(200)
    expect(await fits(id, NEW)).toBe(true)
    expect((await app.app.fastify.inject({ method: 'GET', url: '/api/user/profile', headers })).json().data.id).toBe(
      app.world.users.reporter,
    )
  })

  test('stands in no log, no answer and no column', async () => {
    await person()
    const token = await asked()
    const answer = await reset(token)
    const rows = JSON.stringify([
      await db().selectFrom('password_links').selectAll().execute(),
      await db().selectFrom('jobs').selectAll().execute(),
      await db().selectFrom('model_logs').selectAll().execute(),
    ])
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const text of [lines.join('\n'), answer.body, rows]) expect(text).not.toContain(token)
    expect(lines.join('\n')).not.toContain(LOGIN)
  })
})

describe('whoever asks', () => {
  test('has one answer, and the same is written, for a known, an unknown, a disabled and a locked login', async () => {
    await person()
    await person({ email: 'off@company.example', active: false })
    await person({ email: 'locked@company.example' })
    await db()
      .insertInto('login_attempts')
      .values({ login: 'locked@company.example', failures: 10, locked_until: new Date(now.getTime() + MINUTE), updated_at: now })
      .execute()
    const answers: unknown[] = []
    const counts: number[] = []
    for (const login of [LOGIN, 'nobody@company.example', 'off@company.example', 'locked@company.example']) {
      const answer = await forgot(login)
      answers.push([answer.statusCode, answer.json()])
      counts.push((await db().selectFrom('jobs').select('id').execute()).length)
    }
    expect(answers).toEqual(Array.from({ length: 4 }, () => [200, { data: { sent: true } }]))
    expect(counts).toEqual([1, 2, 3, 4])
    await deliver()
    expect(mails.received.map(({ envelope }) => envelope.to[0]).sort()).toEqual([LOGIN, 'locked@company.example'])
  })

  test('may do so three times an hour for a login, known or not, and twenty times from an address', async () => {
    await person()
    for (const login of [LOGIN, 'nobody@company.example']) {
      for (let time = 0; time < 3; time += 1) expect((await forgot(` ${login.toUpperCase()} `)).statusCode).toBe(200)
      expect((await forgot(login)).statusCode).toBe(429)
    }
    for (let time = 0; time < 14; time += 1) expect((await forgot(`${time}@company.example`)).statusCode).toBe(200)
    expect((await forgot('more@company.example')).statusCode).toBe(429)
    now = new Date(now.getTime() + 61 * MINUTE)
    expect((await forgot(LOGIN)).statusCode).toBe(200)
  })

  test('gets the mail once the server takes it, with a link that holds', async () => {
    const id = await person()
    mails.behave({ as: 'refuses', code: 451, at: 'content' })
    await forgot(LOGIN)
    await deliver()
    expect(mails.received).toEqual([])
    mails.behave({ as: 'accepts' })
    now = new Date(now.getTime() + 2 * MINUTE)
    await deliver()
    expect((await reset(tokenIn())).statusCode).toBe(200)
    expect(await fits(id, NEW)).toBe(true)
  })
})

describe('a new account without a password', () => {
  const draft = () => ({
    first_name: 'Eve',
    last_name: 'Hall',
    email: 'eve@company.example',
    role: 'logist',
    organization_id: app.world.organization,
    country_id: app.world.country,
  })

  test('whom security invites has a password that nobody knows', async () => {
    expect((await (await app.as('security')).post('/user', draft())).statusCode).toBe(201)
    expect((await (await app.as('admin')).get('/home')).json().data.known_to_security).toEqual([])
  })

  test('is invited by mail, for seven days, and its owner chooses the password', async () => {
    const answer = await (await app.as('admin')).post('/user', draft())
    expect(answer.json().data).toMatchObject({ email: 'eve@company.example', invited: true })
    await deliver()
    expect(mails.received).toMatchObject([{ envelope: { to: ['eve@company.example'] }, subject: 'Your account at Tracklane' }])
    now = new Date(now.getTime() + 6 * 24 * 60 * MINUTE)
    expect((await reset(tokenIn())).statusCode).toBe(200)
    expect((await (await guest())('/user/login', { email: 'eve@company.example', password: NEW })).json().data.must_change_password).toBe(
      false,
    )
  })

  test('stands in the list of what was sent, and a mail that was refused is sent again with a new link', async () => {
    mails.behave({ as: 'refuses', code: 550, at: 'address' })
    await (await app.as('admin')).post('/user', draft())
    await deliver()
    const admin = await app.as('admin')
    const [dead] = (await admin.get('/notification/job?state=dead')).json().data
    expect(dead).toMatchObject({ event: 'account', channel: 'email', to: 'e…@company.example', reason: 'mail_refused' })
    mails.behave({ as: 'accepts' })
    expect((await admin.post(`/notification/job/${dead.id}/retry`)).statusCode).toBe(200)
    await deliver()
    expect((await reset(tokenIn())).statusCode).toBe(200)
  })

  test('is made by nobody who may not make such an account', async () => {
    const answer = await (await app.as('organization_admin')).post('/user', {
      ...draft(),
      role: 'admin',
      organization_id: null,
      country_id: null,
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    await deliver()
    expect(mails.received).toEqual([])
  })
})

test('another address is told to the old one, in the language of the person', async () => {
  const id = await person({ language: 'de' })
  const admin = await app.as('admin')
  expect((await admin.put(`/user/${id}`, { first_name: 'Anna' })).statusCode).toBe(200)
  expect((await admin.put(`/user/${id}`, { email: 'new@company.example' })).statusCode).toBe(200)
  await deliver()
  expect(mails.received.map(({ envelope, subject }) => [envelope.to[0], subject])).toEqual([
    [LOGIN, 'Ihr Konto bei Tracklane hat eine andere Adresse'],
  ])
  expect(mails.received[0]?.text).not.toContain('reset=')
})

test.each(['already disabled', 'disabled with it'])('another address is told to the old one also where the account is %s', async (when) => {
  const isBefore = when === 'already disabled'
  const id = await person({ active: !isBefore })
  const change = { email: 'new@company.example', ...(!isBefore && { active: false }) }
  expect((await (await app.as('admin')).put(`/user/${id}`, change)).statusCode).toBe(200)
  await deliver()
  expect(mails.received.map(({ envelope }) => envelope.to[0])).toEqual([LOGIN])
})

test('without a mail server neither is offered: the account needs a password, and nobody gets a link', async () => {
  const { mailer } = app.app.platform
  const place = vi.spyOn(mailer, 'place').mockResolvedValue('files')
  const draft = { first_name: 'Eve', last_name: 'Hall', email: 'eve@company.example', role: 'admin' }
  const answer = await (await app.as('admin')).post('/user', draft)
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['password']])
  expect((await app.guest().get('/config')).json().data.password_mail).toBe(false)
  await person()
  await forgot(LOGIN)
  await deliver()
  expect(mails.received).toEqual([])
  place.mockRestore()
  expect((await app.guest().get('/config')).json().data.password_mail).toBe(true)
})
