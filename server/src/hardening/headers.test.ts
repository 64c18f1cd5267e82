import { i18nEndpoints } from '@tracklane/contract/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlsOf } from '#platform/http/route.ts'
import { CALLERS } from './callers.testing.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { named } from './samples.testing.ts'
import { differences, takeSnapshot } from './snapshot.testing.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const unsafe = named.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.fromAnywhere)

/** The texts of a language are public, and a browser asks each time whether its copy is current. */
describe('every answer', () => {
  it.each(named)(
    'of $name, success or refusal, forbids keeping, framing, sniffing and foreign scripts, and invites no origin',
    async ({ endpoint }) => {
      for (const caller of CALLERS) {
        for (const url of urlsOf(endpoint)) {
          const headers = { ...(await harness.callers.headersOf(caller)), origin: 'http://localhost', referer: 'http://localhost/order' }
          const answer = await harness.test.app.fastify.inject({ method: endpoint.method, url: url.replace(/:\w+/g, '1'), headers })
          if (answer.statusCode === 401 || /log(in|out)|password/.test(url)) harness.callers.renew(caller)
          expect(answer.headers).toMatchObject({
            'cache-control': endpoint === i18nEndpoints.translationIndex ? expect.stringMatching(/^no-(cache|store)$/) : 'no-store',
            'content-security-policy': expect.stringMatching(/script-src 'self';.*frame-ancestors 'none'/),
            'referrer-policy': 'same-origin',
            'x-content-type-options': 'nosniff',
            'x-frame-options': 'DENY',
            'x-request-id': expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
          })
          if (answer.headers['cache-control'] !== 'no-store') expect(answer.headers['set-cookie']).toBeUndefined()
          expect(Object.keys(answer.headers).filter((name) => /^access-control|^server$|^x-powered-by$/.test(name))).toEqual([])
          if (caller === 'org_token') expect(answer.headers['set-cookie']).toBeUndefined()
        }
      }
    },
  )
})

describe('a page of another site', () => {
  it.each(unsafe)('cannot make a signed-in browser call $name', async ({ endpoint }) => {
    const [role = 'logist'] = endpoint.access === 'public' ? [] : endpoint.access.filter((one) => one !== 'org_token')
    const [base = ''] = urlsOf(endpoint)
    const url = base.replace(/:\w+/g, '1')
    const { cookie = '', ...token } = await harness.callers.headersOf(role)
    const { 'x-xsrf-token': other = '' } = await harness.test.credentials(role)
    const own = token['x-xsrf-token'] ?? ''
    const before = await takeSnapshot(harness.test.world.db)
    const attempts: Record<string, string>[] = [
      {},
      { 'x-xsrf-token': other },
      { 'x-xsrf-token': `${own}x` },
      { ...token, origin: 'https://evil.test' },
      { ...token, origin: 'null' },
      { ...token, 'sec-fetch-site': 'cross-site' },
      { ...token, referer: 'https://evil.test/localhost' },
      { 'sec-fetch-site': 'same-origin' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'x-requested-with': 'XMLHttpRequest' },
      { authorization: 'Bearer 1|nonsense-nonsense-nonsense' },
    ]
    for (const headers of attempts) {
      const payload = endpoint.method === 'DELETE' ? {} : { payload: headers['content-type'] ? `_token=${encodeURIComponent(own)}` : '{}' }
      const address = `${url}?_token=${encodeURIComponent(own)}&XSRF-TOKEN=${encodeURIComponent(own)}`
      const answer = await harness.test.app.fastify.inject({
        method: endpoint.method,
        url: address,
        headers: { cookie, ...headers },
        ...payload,
      })
      expect(answer.statusCode, JSON.stringify(headers)).toBe(419)
      expect(answer.json().message).toBe('CSRF token mismatch.')
    }
    expect(differences(before, await takeSnapshot(harness.test.world.db))).toEqual({})
  })
})
