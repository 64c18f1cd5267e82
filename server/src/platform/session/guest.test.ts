import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildAccount, PASSWORD } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'
import { newGuestId } from './guest.ts'

const HOUR = 3_600_000

let test: TestApp
let now = new Date('2026-03-01T08:00:00Z')
let email: string

beforeEach(async () => {
  now = new Date('2026-03-02T08:00:00Z')
  test = await testApp({ clock: () => now })
  email = (await buildAccount(test)).email
})
afterEach(() => test.close())

const rows = async (): Promise<number> => (await test.world.db.selectFrom('sessions').select('id_hash').execute()).length

async function guest(): Promise<Browser> {
  const visitor = browser(test.app)
  await visitor.get('/sanctum/csrf-cookie')
  return visitor
}

function signIn(visitor: Browser): Promise<{ statusCode: number }> {
  return visitor.post('/api/user/login', { email, password: PASSWORD })
}

function withSession(visitor: Browser, id: string): Browser {
  const other = browser(test.app)
  for (const [name, value] of visitor.jar) other.jar.set(name, value)
  other.jar.set('session', id)
  return other
}

describe('the session of a guest', () => {
  it('is not stored, however many ask for one', async () => {
    await Promise.all(Array.from({ length: 50 }, guest))
    expect(await rows()).toBe(0)
  })

  it('stays the same until the sign-in', async () => {
    const visitor = await guest()
    const id = visitor.jar.get('session')
    await visitor.get('/sanctum/csrf-cookie')
    await visitor.post('/api/user/login', { email, password: 'wrong' })
    expect(visitor.jar.get('session')).toBe(id)
    expect((await signIn(visitor)).statusCode).toBe(200)
    expect(visitor.jar.get('session')).not.toBe(id)
  })

  it('ends with the sign-in, also for others who got the same one', async () => {
    const visitor = await guest()
    const shared = withSession(visitor, visitor.jar.get('session') ?? '')
    await signIn(visitor)
    expect((await signIn(shared)).statusCode).toBe(419)
    expect((await shared.get('/api/user/profile')).statusCode).toBe(401)
  })

  it('is not stored after a sign-out either', async () => {
    const visitor = await guest()
    await signIn(visitor)
    const before = await rows()
    await visitor.post('/api/user/logout')
    expect(await rows()).toBe(before - 1)
    expect((await signIn(visitor)).statusCode).toBe(200)
  })

  it.each([
    ['made with another key', () => newGuestId('another-key-that-nobody-here-knows', now)],
    ['of the right form', () => 'a'.repeat(64)],
    ['with another time in it', (id: string) => `AAAAAAAA${id.slice(8)}`],
    ['with another end', (id: string) => `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`],
  ])('cannot be forged: %s', async (_, made) => {
    const visitor = await guest()
    const claimed = made(visitor.jar.get('session') ?? '')
    const other = withSession(visitor, claimed)
    expect((await signIn(other)).statusCode).toBe(419)
    await other.get('/sanctum/csrf-cookie')
    expect(other.jar.get('session')).not.toBe(claimed)
  })

  it('is valid for twelve hours, and not before its own time', async () => {
    const visitor = await guest()
    const made = now
    now = new Date(made.getTime() + 12 * HOUR)
    expect((await signIn(visitor)).statusCode).toBe(419)
    now = new Date(made.getTime() - HOUR)
    expect((await signIn(visitor)).statusCode).toBe(419)
    now = new Date(made.getTime() + 11 * HOUR)
    expect((await signIn(visitor)).statusCode).toBe(200)
  })
})
