import argon2 from '@node-rs/argon2'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildAccount, PASSWORD } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'

/** The number of passwords being checked: now, at most at once, and in all. */
const checks = { underWay: 0, most: 0, all: 0 }

const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4

let test: TestApp

async function begin(settings: NodeJS.ProcessEnv): Promise<void> {
  test = await testApp({ settings })
}

beforeEach(() => {
  Object.assign(checks, { underWay: 0, most: 0, all: 0 })
  const { verify } = argon2
  vi.spyOn(argon2, 'verify').mockImplementation(async (...given) => {
    checks.all += 1
    checks.underWay += 1
    checks.most = Math.max(checks.most, checks.underWay)
    return verify(...given).finally(() => {
      checks.underWay -= 1
    })
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await test.close()
})

/** Tries all logins at once; each has its session before the first try. */
async function burst(emails: string[], password: string) {
  const visitors: Browser[] = emails.map(() => browser(test.app))
  await Promise.all(visitors.map((visitor) => visitor.get('/sanctum/csrf-cookie')))
  return Promise.all(visitors.map((visitor, index) => visitor.post('/api/user/login', { email: emails[index], password })))
}

const strangers = (count: number): string[] => Array.from({ length: count }, (_, index) => `somebody-${index}@tracklane.test`)

it('of many wrong logins at once only the limit is checked, a few at a time', async () => {
  await begin({ RATE_LIMIT: 'on' })
  const answers = await burst(strangers(200), 'wrong')
  expect(checks.all).toBeGreaterThan(0)
  expect(checks.all).toBeLessThanOrEqual(100)
  expect(checks.most).toBeLessThan(THREADS)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(200 - checks.all)
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(checks.all)
})

it('a login that could not be checked in time gets 503 and does not count as a failure', async () => {
  await begin({})
  const { email } = await buildAccount(test)
  const answers = await burst([...strangers(50), email], PASSWORD)
  expect(answers.at(-1)?.statusCode).toBe(429)
  expect(answers.at(-1)?.headers['retry-after']).toBe('1')
  const counted = await test.world.db.selectFrom('login_attempts').select(['login', 'failures']).execute()
  expect(counted).toHaveLength(checks.all)
  expect(counted.find(({ login }) => login === email.toLowerCase())).toBeUndefined()
  expect((await browser(test.app).login(email, PASSWORD)).statusCode).toBe(200)
})
