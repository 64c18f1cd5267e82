import { describe, expect, it } from 'vitest'
import { hashed } from '#platform/session/secret.ts'
import { signedIn } from '#testing/account.ts'
import { testApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { type Browser, browser } from '#testing/browser.ts'

const test = appPerFile()

describe('the CSRF cookie', () => {
  it.each(['/sanctum/csrf-cookie', '/api/sanctum/csrf-cookie', '/sanctum/csrf-cookie/'])('comes with a session from %s', async (url) => {
    const answer = await browser(test.app).get(url)
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    const [session, token] = answer.cookies
    expect(session).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7200 })
    expect(session).not.toHaveProperty('secure')
    expect(token).toMatchObject({ name: 'XSRF-TOKEN', sameSite: 'Lax', path: '/', maxAge: 7200 })
    expect(token).not.toHaveProperty('httpOnly')
    expect(token?.value).toMatch(/\+.*==$/)
    expect(String(answer.headers['set-cookie'])).toContain('%3D%3D')
  })

  it('has the __Host- prefix and needs TLS when the address is https', async () => {
    const tls = await testApp({ settings: { APP_URL: 'https://tracklane.test' } })
    const { cookies } = await browser(tls.app).get('/sanctum/csrf-cookie')
    expect(cookies).toMatchObject([
      { name: '__Host-session', secure: true, httpOnly: true, path: '/' },
      { name: 'XSRF-TOKEN', secure: true, path: '/' },
    ])
    expect(cookies[0]).not.toHaveProperty('domain')
    await tls.close()
  })

  it('keeps an existing session', async () => {
    const visitor = await signedIn(test)
    const before = visitor.jar.get('session')
    await visitor.get('/sanctum/csrf-cookie')
    expect(visitor.jar.get('session')).toBe(before)
    expect((await visitor.get('/api/user/profile')).statusCode).toBe(200)
  })

  it('stays as long as it is valid for its session, and is replaced in the browser of another one', async () => {
    const [one, other] = [await signedIn(test), await signedIn(test, { email: 'other@tracklane.test' })]
    const token = one.jar.get('XSRF-TOKEN') ?? ''
    for (const _ of ['first', 'second']) await one.get('/api/user/profile')
    expect(one.jar.get('XSRF-TOKEN')).toBe(token)
    other.jar.set('XSRF-TOKEN', token)
    await other.get('/api/user/profile')
    expect(other.jar.get('XSRF-TOKEN')).not.toBe(token)
    expect((await other.put('/api/user/profile', { theme: 'dark' })).statusCode).toBe(200)
  })

  it('is not set for a page of another site, which could sign people out with it', async () => {
    const visitor = await signedIn(test)
    const answer = await visitor.get('/sanctum/csrf-cookie', { referer: 'https://evil.test/' })
    expect(answer.statusCode).toBe(204)
    expect(answer.cookies).toEqual([])
  })

  it('stores the session only as a hash', async () => {
    const visitor = await signedIn(test)
    const rows = await test.world.db.selectFrom('sessions').select('id_hash').where('user_id', '=', visitor.id).execute()
    expect(rows).toEqual([{ id_hash: hashed(visitor.jar.get('session') ?? '') }])
  })
})

describe('a writing request', () => {
  const write = (visitor: Browser, headers = {}) => visitor.put('/api/user/profile', { theme: 'dark' }, headers)

  it('is accepted with the token in either header', async () => {
    const visitor = await signedIn(test)
    const token = visitor.jar.get('XSRF-TOKEN') ?? ''
    expect((await write(visitor)).statusCode).toBe(200)
    expect((await write(visitor, { 'x-xsrf-token': '', 'x-csrf-token': token })).statusCode).toBe(200)
  })

  it('without the token or with a wrong one is refused with 419 and has no effect', async () => {
    const visitor = await signedIn(test)
    const token = visitor.jar.get('XSRF-TOKEN') ?? ''
    const other = browser(test.app)
    await other.get('/sanctum/csrf-cookie')
    const wrong = [
      '',
      encodeURIComponent(token),
      token.replaceAll('+', ' '),
      token.slice(0, -2),
      `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
      other.jar.get('XSRF-TOKEN') ?? '',
    ]
    for (const sent of wrong) {
      const answer = await write(visitor, { 'x-xsrf-token': sent })
      expect(answer.statusCode).toBe(419)
      expect(answer.json()).toMatchObject({ message: 'CSRF token mismatch.', error: 'CSRF token mismatch.' })
    }
    expect((await visitor.get('/api/user/profile')).json().data.theme).toBeNull()
  })

  it('needs the token in a header, not in the body or the address', async () => {
    const visitor = await signedIn(test)
    const token = encodeURIComponent(visitor.jar.get('XSRF-TOKEN') ?? '')
    const answer = await visitor.put(`/api/user/profile?_token=${token}`, { theme: 'dark', _token: token }, { 'x-xsrf-token': '' })
    expect(answer.statusCode).toBe(419)
  })

  it('is refused before every other check, on every path', async () => {
    const guest = browser(test.app)
    for (const path of [
      '/api/user/login',
      '/api/user/logout',
      '/api/broadcasting/auth',
      '/broadcasting/auth',
      '/api/i18n/missed-translation',
    ]) {
      expect((await guest.post(path, { nonsense: true })).statusCode).toBe(419)
    }
  })

  it.each([
    ['a foreign Origin', { origin: 'https://evil.test' }],
    ['an opaque Origin', { origin: 'null' }],
    ['a name that only begins like ours', { origin: 'http://localhost:80.evil.test' }],
    ['a path that only ends like ours', { origin: 'http://evil.test/localhost:80' }],
    ['our name as a user', { origin: 'http://localhost@evil.test' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a foreign Referer', { referer: 'https://evil.test/localhost' }],
  ])('is refused with 419 from %s, even with the token', async (_, headers) => {
    const visitor = await signedIn(test)
    expect((await write(visitor, headers)).statusCode).toBe(419)
  })

  it.each([
    { origin: 'http://localhost' },
    { origin: 'http://localhost:80' },
    { referer: 'http://localhost/order' },
    { 'sec-fetch-site': 'same-origin' },
  ])('is accepted from our own pages (%o)', async (headers) => {
    const visitor = await signedIn(test)
    expect((await write(visitor, headers)).statusCode).toBe(200)
  })
})
