import { afterEach, describe, expect, it } from 'vitest'
import { buildAccount, PASSWORD } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'

const EMAIL = 'Nora.Lind@tracklane.test'
/** Puts all guesses into one minute, however long the hashing takes. */
const NOW = new Date('2026-03-02T08:00:00Z')

let test: TestApp

async function begin(settings: NodeJS.ProcessEnv = {}): Promise<void> {
  test = await testApp({ clock: () => NOW, settings })
  await buildAccount(test)
}

afterEach(() => test.close())

/** Guesses with everything changed that a client can change. */
async function guess(serial: number, email = EMAIL, password = 'wrong'): Promise<number> {
  const visitor: Browser = browser(test.app)
  const headers = {
    'x-forwarded-for': `10.0.0.${serial}`,
    forwarded: `for=10.0.0.${serial}`,
    'x-real-ip': `10.0.0.${serial}`,
    'cf-connecting-ip': `10.0.0.${serial}`,
    'x-client-ip': `10.0.0.${serial}`,
    'user-agent': `agent ${serial}`,
    'accept-language': serial % 2 === 0 ? 'de' : 'en',
  }
  await visitor.get('/sanctum/csrf-cookie', headers)
  const extra = { remember: true, role: 'admin', id: serial, ip: `10.0.0.${serial}`, captcha: 'ok', [`field-${serial}`]: 1 }
  return (await visitor.post('/api/user/login', { email, password, ...extra }, headers)).statusCode
}

describe('guessing a password', () => {
  it('is limited to five failures a minute, whatever the case, spaces, addresses, browsers or fields', async () => {
    await begin({ RATE_LIMIT: 'on' })
    const spellings = [EMAIL, EMAIL.toUpperCase(), ` ${EMAIL}`, `${EMAIL}\t`, `\u00a0${EMAIL.toLowerCase()}\n`, `${EMAIL}\u2003`, EMAIL]
    const statuses = []
    for (const [serial, email] of spellings.entries()) statuses.push(await guess(serial, email))
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  })

  it('locks the account after ten failures, also without the limit a minute', async () => {
    await begin()
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, serial) => guess(serial, serial % 2 === 0 ? EMAIL : EMAIL.toUpperCase())),
    )
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(await guess(21, EMAIL, PASSWORD)).toBe(429)
  })

  it("is limited too where one's own password is asked for", async () => {
    await begin({ RATE_LIMIT: 'on' })
    const visitor = browser(test.app)
    await visitor.login(EMAIL, PASSWORD)
    const change = (serial: number) =>
      visitor.put(
        '/api/user/password',
        { current_password: `wrong ${serial}`, password: 'nine small boats' },
        { 'x-forwarded-for': `10.0.0.${serial}` },
      )
    const statuses = []
    for (let serial = 0; serial < 6; serial += 1) statuses.push((await change(serial)).statusCode)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect(await guess(7, EMAIL, PASSWORD)).toBe(429)
  })

  it('is limited per address over many logins', async () => {
    await begin({ RATE_LIMIT: 'on' })
    const statuses = []
    for (let serial = 0; serial < 101; serial += 1) statuses.push(await guess(serial, `somebody-${serial}@tracklane.test`))
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill(422))
    expect(statuses[100]).toBe(429)
  })
})

describe('the answer to a guess', () => {
  it('is the same for known and unknown logins, to the last header', async () => {
    await begin()
    const told = []
    for (const email of [EMAIL, 'nobody@tracklane.test', `${'x'.repeat(300)}@tracklane.test`]) {
      const { statusCode, headers, body } = await browser(test.app).login(email, 'wrong')
      told.push({ statusCode, body, names: Object.keys(headers).sort(), length: headers['content-length'] })
    }
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
  })
})
