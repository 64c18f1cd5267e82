import { describe, expect, test } from 'vitest'
import { actingHeaders } from '#testing/acting.ts'
import { LOGIN, letterRoom, MINUTE, NEW } from './letter-room.testing.ts'

const room = letterRoom()
const { asked, db, deliver, fits, forgot, guest, lines, person, reset, tokenIn } = room

describe('a link for a new password', () => {
  test('is mailed to the owner of the login, in their language, and sets the password once', async () => {
    const id = await person({ language: 'de', must_change_password: true })
    const token = await asked()
    expect(room.mails.received).toMatchObject([{ envelope: { to: [LOGIN] }, subject: 'Neues Passwort für Tracklane wählen' }])
    expect(room.mails.received[0]?.html).toContain(`<a href="https://orders.example.com/login#reset=${token}">`)
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

  test('ends all sessions, impersonations too, and unlocks the login', async () => {
    const id = await person()
    const token = await asked()
    const own = await room.app.credentials(id)
    const acting = await actingHeaders(room.app, { impersonator: 'admin', as: id })
    await db()
      .insertInto('login_attempts')
      .values({ login: LOGIN, failures: 10, locked_until: new Date(room.now.getTime() + MINUTE), updated_at: room.now })
      .execute()
    expect((await reset(token)).statusCode).toBe(200)
    for (const headers of [own, acting]) {
      const { statusCode } = await room.app.app.fastify.inject({ method: 'GET', url: '/api/user/profile', headers })
      expect(statusCode).toBe(401)
    }
    expect((await (await guest())('/user/login', { email: LOGIN, password: NEW })).statusCode).toBe(200)
  })

  test.each<[string, (id: number) => Promise<unknown>]>([
    [
      '30 minutes',
      async () => {
        room.pass(30 * MINUTE)
      },
    ],
    ['a change of the password', (id) => db().updateTable('users').set({ password_hash: 'other' }).where('id', '=', id).execute()],
    ['a change of the address', (id) => db().updateTable('users').set({ email: 'eve@company.example' }).where('id', '=', id).execute()],
    ['a change of the role', (id) => db().updateTable('users').set({ role: 'reporter' }).where('id', '=', id).execute()],
    [
      'another organization',
      (id) => db().updateTable('users').set({ organization_id: room.app.world.otherOrganization }).where('id', '=', id).execute(),
    ],
    ['a disabled account', (id) => db().updateTable('users').set({ active: false }).where('id', '=', id).execute()],
    [
      'a disabled organization',
      () => db().updateTable('organizations').set({ active: false }).where('id', '=', room.app.world.organization).execute(),
    ],
    ['a deleted account', (id) => db().updateTable('users').set({ deleted_at: room.now }).where('id', '=', id).execute()],
    ['a newer link', async () => void (await asked())],
  ])('is used up by %s', async (_what, change) => {
    const id = await person()
    const token = await asked()
    await change(id)
    const answer = await reset(token)
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['token']])
    expect(await fits(id, NEW)).toBe(false)
  })

  test('succeeds once when used twice at the same time', async () => {
    await person()
    const token = await asked()
    const ends = await Promise.all([reset(token), reset(token, 'another small boat')])
    expect(ends.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  test('refuses a weak password and stays valid', async () => {
    await person()
    const token = await asked()
    expect(Object.keys((await reset(token, LOGIN)).json().errors)).toEqual(['password'])
    expect((await reset(token, 'short')).statusCode).toBe(422)
    expect((await reset(token)).statusCode).toBe(200)
  })

  test.each(['', 'nonsense', '__proto__', '%00', '1e3'])('with the token %j is refused', async (token) => {
    expect((await reset(token)).statusCode).toBe(422)
  })

  test('works for its owner while they impersonate somebody', async () => {
    const id = await person()
    const token = await asked()
    const headers = await actingHeaders(room.app, { impersonator: 'admin', as: 'reporter' })
    const answer = await room.app.app.fastify.inject({
      method: 'POST',
      url: '/api/user/reset-password',
      headers,
      payload: { token, password: NEW },
    })
    expect(answer.statusCode).toBe(200)
    expect(await fits(id, NEW)).toBe(true)
    expect((await room.app.app.fastify.inject({ method: 'GET', url: '/api/user/profile', headers })).json().data.id).toBe(
      room.app.world.users.reporter,
    )
  })

  test('is not found in a log, an answer or a column', async () => {
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

describe('a request for a link', () => {
  test('has the same answer and the same writes for a known, an unknown, a disabled and a locked login', async () => {
    await person()
    await person({ email: 'off@company.example', active: false })
    await person({ email: 'locked@company.example' })
    await db()
      .insertInto('login_attempts')
      .values({ login: 'locked@company.example', failures: 10, locked_until: new Date(room.now.getTime() + MINUTE), updated_at: room.now })
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
    expect(room.mails.received.map(({ envelope }) => envelope.to[0]).sort()).toEqual([LOGIN, 'locked@company.example'])
  })

  test('is limited to three an hour for a login, known or not, and to twenty for an address', async () => {
    await person()
    for (const login of [LOGIN, 'nobody@company.example']) {
      for (let time = 0; time < 3; time += 1) expect((await forgot(` ${login.toUpperCase()} `)).statusCode).toBe(200)
      expect((await forgot(login)).statusCode).toBe(429)
    }
    for (let time = 0; time < 14; time += 1) expect((await forgot(`${time}@company.example`)).statusCode).toBe(200)
    expect((await forgot('more@company.example')).statusCode).toBe(429)
    room.pass(61 * MINUTE)
    expect((await forgot(LOGIN)).statusCode).toBe(200)
  })

  test('is limited to twenty for a network of IPv6', async () => {
    const from = (time: number, remoteAddress: string) => forgot(`${time}@company.example`, remoteAddress)
    for (let time = 1; time <= 20; time += 1) expect((await from(time, `2001:db8:1:2::${time}`)).statusCode).toBe(200)
    expect((await from(21, '2001:db8:1:2:a:b:c:d')).statusCode).toBe(429)
    expect((await from(22, '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('is answered by mail once the server takes it, with a valid link', async () => {
    const id = await person()
    room.mails.behave({ as: 'refuses', code: 451, at: 'content' })
    await forgot(LOGIN)
    await deliver()
    expect(room.mails.received).toEqual([])
    room.mails.behave({ as: 'accepts' })
    room.pass(2 * MINUTE)
    await deliver()
    expect((await reset(tokenIn())).statusCode).toBe(200)
    expect(await fits(id, NEW)).toBe(true)
  })
})
