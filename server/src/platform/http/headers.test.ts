import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('headers of every answer', () => {
  it('the API forbids foreign scripts, frames, sniffing and caching', async () => {
    const { headers } = await test.guest().get('/config')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("connect-src 'self';")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(headers['x-request-id']).toBeTruthy()
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it.each(['/user/profile', '/nowhere'])('a refusal has the same headers (%s)', async (url) => {
    const { headers } = await test.guest().get(url)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toBeTruthy()
  })

  it('TLS is demanded only for an https address, and the chosen realtime service is allowed', async () => {
    const tls = await testApp({
      settings: { APP_URL: 'https://tracklane.test', PUSHER_HOST: 'push.tracklane.test', PUSHER_SECRET: '7ad3773142a6692b25b8' },
    })
    const { headers } = await tls.guest().get('/config')
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    expect(headers['content-security-policy']).toContain("connect-src 'self' wss://push.tracklane.test:443;")
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    await tls.close()
  })

  it('no other origin is allowed', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await test.app.fastify.inject({
        method,
        url: '/api/config',
        headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})
