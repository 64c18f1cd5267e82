import { afterEach, describe, expect, it } from 'vitest'
import { buildAccount, PASSWORD } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { browser } from '#testing/browser.ts'

const EMAIL = 'Nora.Lind@tracklane.test'

let test: TestApp
let now = new Date('2026-03-01T08:00:00Z')

async function begin(settings: NodeJS.ProcessEnv = {}): Promise<void> {
  now = new Date('2026-03-02T08:00:00Z')
  test = await testApp({ clock: () => now, settings })
  await buildAccount(test)
}

afterEach(() => test.close())

describe('guessing', () => {
  const guess = (email = EMAIL, headers = {}) => browser(test.app).login(email, 'wrong', headers)

  it('is refused after five failures a minute, whatever the spelling and headers', async () => {
    await begin({ RATE_LIMIT: 'on' })
    for (let time = 0; time < 5; time += 1) expect((await guess()).statusCode).toBe(422)
    const refused = await guess(` ${EMAIL.toUpperCase()}`, { 'x-forwarded-for': '10.1.2.3' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await browser(test.app).login(EMAIL, PASSWORD)).statusCode).toBe(429)
    now = new Date(now.getTime() + 61_000)
    expect((await browser(test.app).login(EMAIL, PASSWORD)).statusCode).toBe(200)
  })

  it('counts one visitor although the proxy writes a port behind each address', async () => {
    await begin({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })
    const from = (port: number) => guess(EMAIL, { 'x-forwarded-for': `203.0.113.9:${port}` })
    for (let port = 1; port <= 5; port += 1) expect((await from(port)).statusCode).toBe(422)
    expect((await from(6)).statusCode).toBe(429)
    const addresses = await test.world.db.selectFrom('sign_ins').select('ip').distinct().execute()
    expect(addresses).toEqual([{ ip: '203.0.113.9' }])
    now = new Date(now.getTime() + 61_000)
    await browser(test.app).login(EMAIL, PASSWORD, { 'x-forwarded-for': '[2001:db8::7]:4711' })
    const seats = await test.world.db.selectFrom('sessions').select('ip').where('ip', 'is not', null).execute()
    expect(seats.at(-1)).toEqual({ ip: '2001:db8::7' })
  })

  it('does not count against people who know their password', async () => {
    await begin({ RATE_LIMIT: 'on' })
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser(test.app).login(EMAIL, PASSWORD)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
  })

  it.each([EMAIL, 'nobody@tracklane.test'])('locks the login after ten failures in a row, also in parallel (%s)', async (email) => {
    await begin()
    const answers = await Promise.all(Array.from({ length: 14 }, () => guess(email)))
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10)
    const locked = await browser(test.app).login(email, PASSWORD)
    expect(locked.statusCode).toBe(429)
    expect(locked.headers['retry-after']).toBe('900')
  })

  it('is unlocked after fifteen minutes, and a success resets the count', async () => {
    await begin()
    for (let time = 0; time < 9; time += 1) await guess()
    expect((await browser(test.app).login(EMAIL, PASSWORD)).statusCode).toBe(200)
    for (let time = 0; time < 10; time += 1) expect((await guess()).statusCode).toBe(422)
    expect((await browser(test.app).login(EMAIL, PASSWORD)).statusCode).toBe(429)
    now = new Date(now.getTime() + 15 * 60_000 + 1)
    expect((await browser(test.app).login(EMAIL, PASSWORD)).statusCode).toBe(200)
  })
})

describe('a clock that is set back by a day', () => {
  const DAY = 86_400_000
  const MINUTE = 60_000
  const turn = (by: number): void => {
    now = new Date(now.getTime() + by)
  }

  async function waitOf(email = EMAIL): Promise<number> {
    const answer = await browser(test.app).login(email, PASSWORD)
    return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : 0
  }

  it('does not lock longer than fifteen minutes', async () => {
    await begin()
    for (let time = 0; time < 10; time += 1) await browser(test.app).login(EMAIL, 'wrong')
    turn(-DAY)
    expect(await waitOf()).toBe(900)
    turn(10 * MINUTE)
    expect(await waitOf()).toBe(300)
    turn(5 * MINUTE)
    expect(await waitOf()).toBe(0)
  })

  it('does not limit longer than a minute', async () => {
    await begin({ RATE_LIMIT: 'on' })
    for (let time = 0; time < 5; time += 1) await browser(test.app).login(EMAIL, 'wrong')
    turn(-DAY)
    expect(await waitOf()).toBe(60)
    turn(MINUTE / 2)
    expect(await waitOf()).toBe(30)
    turn(MINUTE / 2)
    expect(await waitOf()).toBe(0)
  })
})
