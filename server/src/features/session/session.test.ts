import type { Role } from '@tracklane/contract/kit/role'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashed } from '#platform/session/secret.ts'
import { buildAccount, PASSWORD } from '#testing/account.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { type Browser, browser } from '#testing/browser.ts'

const EMAIL = 'Nora.Lind@tracklane.test'
const HOUR = 3_600_000
const ABSENT = 2_147_483_647

let now = new Date('2026-03-01T08:00:00Z')
const test = appPerFile({ clock: () => now })
let nora: number

beforeEach(async () => {
  now = new Date('2026-03-02T08:00:00Z')
  nora = (await buildAccount(test)).id
})

async function signedIn(agent = 'Firefox', email = EMAIL): Promise<Browser> {
  const visitor = browser(test.app)
  expect((await visitor.login(email, PASSWORD, { 'user-agent': agent })).statusCode).toBe(200)
  return visitor
}

const profile = async (visitor: Browser): Promise<number> => (await visitor.get('/api/user/profile')).statusCode
const own = async (visitor: Browser) => (await visitor.get('/api/user/session')).json().data
const log = (id: number) =>
  test.world.db
    .selectFrom('model_logs')
    .select(['actor_id', 'changes'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()

describe("one's own sessions", () => {
  it('are listed with start, address and browser, the last used first, and no secrets', async () => {
    const first = await signedIn('Firefox')
    now = new Date(now.getTime() + HOUR)
    const second = await signedIn('Chrome')
    const answer = await second.get('/api/user/session')
    expect(answer.json().data).toEqual([
      {
        id: expect.any(Number),
        current: true,
        created_at: now.toISOString(),
        last_seen_at: now.toISOString(),
        ip: '127.0.0.1',
        user_agent: 'Chrome',
      },
      expect.objectContaining({ current: false, user_agent: 'Firefox' }),
    ])
    for (const visitor of [first, second]) {
      const secret = visitor.jar.get('session') ?? ''
      expect(answer.body).not.toContain(secret)
      expect(answer.body).not.toContain(hashed(secret))
    }
  })

  it('on other devices end with the next request, the current one stays, and it is logged', async () => {
    const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()]
    expect((await third.delete('/api/user/session')).statusCode).toBe(204)
    expect([await profile(first), await profile(second), await profile(third)]).toEqual([401, 401, 200])
    expect(await log(nora)).toEqual([{ actor_id: nora, changes: { sessions: { old: 3, new: 1 } } }])
    expect((await third.delete('/api/user/session')).statusCode).toBe(204)
    expect(await log(nora)).toHaveLength(1)
  })

  it('end one by one; ending the current one is a sign-out', async () => {
    const [first, second, third] = [await signedIn('one'), await signedIn('two'), await signedIn('three')]
    const idOf = async (agent: string) => (await own(third)).find(({ user_agent }: { user_agent: string }) => user_agent === agent)?.id
    expect((await third.delete(`/api/user/session/${await idOf('two')}`)).statusCode).toBe(204)
    expect([await profile(first), await profile(second)]).toEqual([200, 401])
    expect((await third.delete(`/api/user/session/${await idOf('three')}`)).statusCode).toBe(204)
    expect(await profile(third)).toBe(401)
    expect((await third.post('/api/user/login', { email: EMAIL, password: PASSWORD })).statusCode).toBe(200)
  })

  it('of other people are answered like missing ones', async () => {
    const [mine, stranger] = [await signedIn(), await test.as('logist')]
    const [foreign] = (await stranger.get('/user/session')).json().data
    const answers = [await mine.delete(`/api/user/session/${foreign.id}`), await mine.delete(`/api/user/session/${ABSENT}`)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(answers[0]?.body).toBe(answers[1]?.body)
    expect((await stranger.get('/user/profile')).statusCode).toBe(200)
  })

  it('that have expired are not listed', async () => {
    await signedIn()
    now = new Date(now.getTime() + 3 * HOUR)
    expect(await own(await signedIn())).toHaveLength(1)
    const phone = await buildAccount(test, { email: 'cora@tracklane.test', role: 'courier' })
    await signedIn('Phone', phone.email)
    now = new Date(now.getTime() + 3 * HOUR)
    expect(await own(await signedIn('Phone', phone.email))).toHaveLength(2)
  })
})

describe('sessions of another person', () => {
  const RANKS = { admin: 4, security: 3, organization_admin: 2, logist: 1, reporter: 1, courier: 1 }
  const roles = Object.keys(RANKS) as Role[]
  const calls = (id: number) =>
    [
      ['get', `/user/${id}/session`],
      ['delete', `/user/${id}/session/${ABSENT}`],
      ['post', `/user/${id}/unlock`],
      ['delete', `/user/${id}/session`],
    ] as const

  it.each(roles.flatMap((actor) => roles.map((target) => [actor, target] as const)))(
    '%s looks after %s where the rank says so',
    async (actor, target) => {
      const may = actor === 'admin' || (RANKS[actor] > 1 && RANKS[actor] > RANKS[target])
      const { id } = await buildAccount(test, { email: 'target@tracklane.test', role: target })
      const visitor = await test.as(actor)
      for (const [method, url] of calls(id)) {
        const allowed = url.endsWith(String(ABSENT)) ? 404 : method === 'delete' ? 204 : 200
        expect((await visitor[method](url)).statusCode, `${method} ${url}`).toBe(may ? allowed : 403)
      }
    },
  )

  it('of another organization are answered like missing ones', async () => {
    const { strangerLogist } = test.world
    const visitor = await test.as('organization_admin')
    for (const [index, [method, url]] of calls(strangerLogist).entries()) {
      const foreign = await visitor[method](url)
      const absent = await visitor[method](calls(ABSENT)[index]?.[1] ?? '')
      expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body])
    }
  })

  it("are ended one by one or all at once, and only under that person's address", async () => {
    const [first, second] = [await signedIn('one'), await signedIn('two')]
    const other = await buildAccount(test, { email: 'eva@tracklane.test' })
    const eva = await signedIn('Eva', other.email)
    const guard = await test.as('security')
    const sessions = (await guard.get(`/user/${nora}/session`)).json().data
    expect(sessions).toMatchObject([{ user_agent: 'two', current: false }, { user_agent: 'one' }])
    const [evas] = (await guard.get(`/user/${other.id}/session`)).json().data
    expect((await guard.delete(`/user/${nora}/session/${evas.id}`)).statusCode).toBe(404)
    expect((await guard.delete(`/user/${nora}/session/${sessions[0].id}`)).statusCode).toBe(204)
    expect([await profile(first), await profile(second), await profile(eva)]).toEqual([200, 401, 200])
    expect((await guard.delete(`/user/${nora}/session`)).statusCode).toBe(204)
    expect([await profile(first), await profile(eva)]).toEqual([401, 200])
    const { security } = test.world.users
    expect(await log(nora)).toEqual([
      { actor_id: security, changes: { sessions: { old: 2, new: 1 } } },
      { actor_id: security, changes: { sessions: { old: 1, new: 0 } } },
    ])
  })

  it("one's own sessions at this address keep the current one", async () => {
    const { admin } = test.world.users
    const [here, elsewhere] = [await test.as('admin'), await test.as('admin')]
    expect((await here.delete(`/user/${admin}/session`)).statusCode).toBe(204)
    expect((await here.get('/user/profile')).statusCode).toBe(200)
    expect((await elsewhere.get('/user/profile')).statusCode).toBe(401)
  })

  it('of a deleted account are missing', async () => {
    await test.world.db.updateTable('users').set({ deleted_at: now }).where('id', '=', nora).execute()
    expect((await (await test.as('admin')).get(`/user/${nora}/session`)).statusCode).toBe(404)
  })
})

describe('unlocking an account', () => {
  it('lets the person sign in at once, and is listed and logged, but not without a lock', async () => {
    for (let time = 0; time < 10; time += 1) await browser(test.app).login(EMAIL, 'wrong')
    expect((await browser(test.app).login(EMAIL, PASSWORD)).statusCode).toBe(429)
    const guard = await test.as('security')
    const answer = await guard.post(`/user/${nora}/unlock`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { id: nora, locked_until: null } }])
    await signedIn()
    await guard.post(`/user/${nora}/unlock`)
    const events = (await guard.get(`/sign-in?user_id=${nora}&kind=unlocked,success,locked`)).json().data
    expect(events).toMatchObject([
      { kind: 'success' },
      { kind: 'unlocked', actor: expect.any(String), email: EMAIL },
      { kind: 'locked', locked_until: null },
    ])
    expect(await log(nora)).toEqual([{ actor_id: test.world.users.security, changes: { locked: { old: true, new: false } } }])
  })

  it.each([
    ['whose count of failures is below the lock', 2, 0],
    ['whose lock ran out', 10, 24 * HOUR],
  ])('of somebody %s resets the count and is not listed', async (_who, failures, later) => {
    for (let time = 0; time < failures; time += 1) await browser(test.app).login(EMAIL, 'wrong')
    now = new Date(now.getTime() + later)
    const guard = await test.as('security')
    expect((await guard.post(`/user/${nora}/unlock`)).json()).toEqual({ data: { id: nora, locked_until: null } })
    expect(await test.world.db.selectFrom('login_attempts').select('login').where('login', '=', EMAIL.toLowerCase()).execute()).toEqual([])
    expect((await guard.get(`/sign-in?user_id=${nora}&kind=unlocked`)).json().data).toEqual([])
    expect(await log(nora)).toEqual([])
  })
})
