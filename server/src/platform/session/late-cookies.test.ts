import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Heads, watchHeads } from '#hardening/heads.testing.ts'
import { exchangeSlowly, listenOn } from '#hardening/wire.testing.ts'
import { PASSWORD, signedIn } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'
import { buildUser } from '#testing/build.ts'

let test: TestApp
let heads: Heads
let port: number

beforeAll(async () => {
  ;[test, heads] = await watchHeads(() => testApp())
  port = await listenOn(test)
})
afterAll(() => test.close())

/** Sends a report whose head is settled before `meanwhile` and whose body comes after it. */
async function reportBeside(visitor: Browser, meanwhile: () => Promise<unknown>) {
  const { headers, settled } = heads.next()
  const cookie = [...visitor.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return exchangeSlowly(
    port,
    {
      start: 'POST /api/issue',
      headers: { ...headers, cookie, 'x-xsrf-token': visitor.jar.get('XSRF-TOKEN') ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'The board is empty' }),
    },
    { settled, meanwhile },
  )
}

let accounts = 0
const account = (draft: object = {}) => signedIn(test, { email: `person${++accounts}@tracklane.test`, ...draft })
const admin = () => account({ role: 'admin', organization_id: null, country_id: null })
const other = () => buildUser(test.world.db, { role: 'logist', organization_id: test.world.organization, country_id: test.world.country })

async function acting(): Promise<Browser> {
  const visitor = await admin()
  await visitor.post(`/api/impersonate/${await other()}`, {})
  return visitor
}

const copyOf = (visitor: Browser) => {
  const copy = browser(test.app)
  for (const [name, value] of visitor.jar) copy.jar.set(name, value)
  return copy
}

describe('an answer that arrives after the end of its session', () => {
  it.each<[string, () => Promise<Browser>, (visitor: Browser) => Promise<unknown>]>([
    ['somebody begins to act', admin, async (visitor) => visitor.post(`/api/impersonate/${await other()}`, {})],
    ['they come back', acting, (visitor) => visitor.delete('/api/impersonate')],
    ['they sign out', admin, (visitor) => visitor.post('/api/user/logout')],
    [
      'they sign in again',
      admin,
      async (visitor) => visitor.login((await account({ email: 'again@tracklane.test' })) && 'again@tracklane.test', PASSWORD),
    ],
    [
      'they change their password',
      admin,
      (visitor) => visitor.put('/api/user/password', { current_password: PASSWORD, password: 'a quiet harbour 8' }),
    ],
  ])('sets none of its cookies: %s', async (_, begin, change) => {
    const visitor = await begin()
    const late = copyOf(visitor)
    const answer = await reportBeside(late, () => change(visitor))
    expect(answer?.status).toBe(401)
    expect(answer?.headers['set-cookie']).toBeUndefined()
  })

  it('sets its cookies where the session still exists', async () => {
    const visitor = await admin()
    const answer = await reportBeside(visitor, () => visitor.get('/api/user/profile'))
    expect(answer?.status).toBe(201)
    expect(answer?.headers['set-cookie']).toContain('XSRF-TOKEN=')
  })
})
