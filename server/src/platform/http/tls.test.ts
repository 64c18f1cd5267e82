import { afterEach, expect, it } from 'vitest'
import { buildAccount, PASSWORD } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { browser } from '#testing/browser.ts'

const HTTPS = { 'x-forwarded-proto': 'https' }

let test: TestApp

afterEach(() => test.close())

async function ask(settings: NodeJS.ProcessEnv, headers: Record<string, string>) {
  test = await testApp({ settings })
  const answer = await test.app.fastify.inject({ url: '/sanctum/csrf-cookie', headers })
  return { headers: answer.headers, cookies: answer.cookies.map(({ name, secure = false }) => `${name} ${secure}`) }
}

it.each(['loopback', '127.0.0.1', '1'])('a visitor over TLS to a trusted proxy (%s) gets secure cookies and HSTS', async (TRUST_PROXY) => {
  const { headers, cookies } = await ask({ TRUST_PROXY }, HTTPS)
  expect(cookies).toEqual(['__Host-session true', 'XSRF-TOKEN true'])
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

it.each([
  ['no proxy is trusted', {}, HTTPS],
  ['another proxy is', { TRUST_PROXY: '10.0.0.1' }, HTTPS],
  ['none is', { TRUST_PROXY: '0' }, HTTPS],
  ['the proxy says http', { TRUST_PROXY: 'loopback' }, { 'x-forwarded-proto': 'http' }],
  ['the proxy itself was asked in the clear', { TRUST_PROXY: 'loopback' }, { 'x-forwarded-proto': 'https, http' }],
])('a visitor without TLS gets neither, where %s', async (_, settings, headers) => {
  const answer = await ask(settings, headers)
  expect(answer.cookies).toEqual(['session false', 'XSRF-TOKEN false'])
  expect(answer.headers).not.toHaveProperty('strict-transport-security')
})

it('sign-in works through the proxy, and only there', async () => {
  test = await testApp({ settings: { TRUST_PROXY: 'loopback' } })
  const { email } = await buildAccount(test)
  const visitor = browser(test.app)
  expect((await visitor.login(email, PASSWORD, HTTPS)).statusCode).toBe(200)
  expect((await visitor.get('/api/user/profile', HTTPS)).statusCode).toBe(200)
  expect((await visitor.get('/api/user/profile')).statusCode).toBe(401)
})
