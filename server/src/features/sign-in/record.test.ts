import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildAccount, PASSWORD, signedIn } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { browser } from '#testing/browser.ts'

const EMAIL = 'Nora.Lind@tracklane.test'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0'
const MINUTE = 60_000
const DAY = 86_400_000

let test: TestApp
let now = new Date('2026-03-01T08:00:00Z')
let id: number

beforeEach(async () => {
  now = new Date('2026-03-02T08:00:00Z')
  test = await testApp({ clock: () => now })
  id = (await buildAccount(test)).id
})
afterEach(() => test.close())

const rows = () => test.world.db.selectFrom('sign_ins').selectAll().orderBy('id').execute()
const signIn = (password: string, email = EMAIL, headers = {}) =>
  browser(test.app).login(email, password, { 'user-agent': BROWSER, ...headers })
const pass = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds)
}

describe('a sign-in', () => {
  it('is stored with person, address and browser', async () => {
    await signIn(PASSWORD)
    expect(await rows()).toMatchObject([
      { user_id: id, actor_id: null, email: EMAIL, kind: 'success', reason: null, ip: '127.0.0.1', user_agent: BROWSER, created_at: now },
    ])
  })

  it('that is refused has its reason in the list alone', async () => {
    await test.world.db.updateTable('users').set({ active: false }).where('id', '=', test.world.strangerLogist).execute()
    const { email: disabled } = await buildAccount(test, { email: 'off@tracklane.test', active: false })
    const answers = [await signIn('wrong'), await signIn('wrong', ' Nobody@Tracklane.test'), await signIn(PASSWORD, disabled)]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await rows()).toMatchObject([
      { user_id: id, email: EMAIL, kind: 'refused', reason: 'wrong_password', ip: '127.0.0.1' },
      { user_id: null, email: 'nobody@tracklane.test', kind: 'refused', reason: 'unknown_login' },
      { email: disabled, kind: 'refused', reason: 'inactive' },
    ])
  })

  it.each([EMAIL, 'nobody@tracklane.test'])(
    'that locks its login is stored once as locked, and not again while it is locked (%s)',
    async (email) => {
      for (let time = 0; time < 14; time += 1) await signIn('wrong', email)
      const kinds = (await rows()).map(({ kind }) => kind)
      expect(kinds).toEqual([...Array(10).fill('refused'), 'locked'])
    },
  )

  it('counts a wrong current password in a change of password as a failure', async () => {
    const visitor = await signedIn(test, { email: 'eva@tracklane.test' })
    await visitor.put('/api/user/password', { current_password: 'wrong', password: 'nine small boats' })
    expect((await rows()).at(-1)).toMatchObject({
      user_id: visitor.id,
      email: 'eva@tracklane.test',
      kind: 'refused',
      reason: 'wrong_password',
    })
  })

  it("stores nothing of a password, whatever its field, and one line of a browser's name", async () => {
    await signIn('a secret that was mistyped', EMAIL, { 'user-agent': 'x'.repeat(5_000) })
    await signIn('whatever', 'a secret that was mistyped')
    const [row, other] = await rows()
    expect(JSON.stringify([row, other])).not.toContain('mistyped')
    expect(row?.user_agent).toHaveLength(300)
    expect(other).toMatchObject({ email: '•••', reason: 'unknown_login' })
  })

  it('is deleted after 180 days, at a later sign-in', async () => {
    await signIn('wrong')
    pass(180 * DAY)
    await signIn(PASSWORD)
    expect((await rows()).map(({ kind }) => kind)).toEqual(['refused', 'success'])
    pass(1)
    await signIn(PASSWORD)
    expect((await rows()).map(({ kind }) => kind)).toEqual(['success', 'success'])
  })
})

describe('a flood of refusals', () => {
  /** Sends refused sign-ins. Twenty of an account are recorded in an hour: two locks' worth. */
  async function flood(email: string, locks: number): Promise<void> {
    for (let lock = 0; lock < locks; lock += 1) {
      for (let time = 0; time < 10; time += 1) await signIn('wrong', email)
      pass(15 * MINUTE + 1)
    }
  }

  it('at one account is stored at its beginning, with an entry for the rest, and begins anew an hour later', async () => {
    await flood(EMAIL, 3)
    const known = await rows()
    expect(known.filter(({ kind }) => kind === 'locked')).toHaveLength(3)
    const refused = known.filter(({ kind }) => kind === 'refused')
    expect(refused).toHaveLength(21)
    expect(refused.at(-1)).toMatchObject({ reason: 'more_followed', user_id: id })
    pass(20 * MINUTE)
    await signIn('wrong')
    expect((await rows()).at(-1)).toMatchObject({ reason: 'wrong_password' })
  })

  it('does not hide entries of another account', async () => {
    const { id: other, email } = await buildAccount(test, { email: 'eva@tracklane.test' })
    await flood(EMAIL, 3)
    await signIn('wrong', email)
    expect((await rows()).at(-1)).toMatchObject({ user_id: other, reason: 'wrong_password' })
  })
})
