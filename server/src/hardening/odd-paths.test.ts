import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlsOf } from '#platform/http/route.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { call, findSample, named } from './samples.testing.ts'
import { differences, takeSnapshot } from './snapshot.testing.ts'
import { exchange, isJsonRefusal, listenOn } from './wire.testing.ts'

let harness: Harness
let port: number

beforeAll(async () => {
  harness = await openHarness()
  port = await listenOn(harness.test)
})
afterAll(() => harness.close())

const urls = [...new Set(named.flatMap(({ endpoint }) => urlsOf(endpoint)))].map((url) => url.replace(/:\w+/g, '1'))
const methodsAt = (url: string): Set<string> =>
  new Set(
    named
      .filter(({ endpoint }) => urlsOf(endpoint).some((one) => new RegExp(`^${one.replace(/:\w+/g, '[^/]+')}$`).test(url)))
      .map(({ endpoint }) => endpoint.method),
  )

describe('an odd path', () => {
  it.each([
    '/api/../../../../etc/passwd',
    '/api/..%2f..%2f..%2fetc%2fpasswd',
    '/api/%2e%2e/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/%2e%2e%5cpackage.json',
    '/..%5c..%5cpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/api/order/%00',
    '/api/order/1%00',
    '/%00',
    '/api//order',
    '//api/order',
    '//evil.test/api/order',
    '/api/order//1',
    '/%',
    '/%zz',
    '/api/%c0%ae%c0%ae/',
    '/api/order/%ff',
    '/api/order/%ud800',
    '/api\\order',
    '/api/order;a=b',
    '/api/ORDER',
    '/api/order/1/nowhere',
    '/api/order/../user',
    `/api/${'a/'.repeat(2_000)}`,
    `/api/order/${'9'.repeat(5_000)}`,
    `/${'%2e%2e%2f'.repeat(500)}etc/passwd`,
    '*',
    'http://evil.test/api/order',
    '/api/order?%',
    `/api/order?${'a'.repeat(5_000)}`,
    `/api/order?${'a=1&'.repeat(2_000)}`,
    '/apps/tracklane/events',
    '/app/tracklane-key',
    '/.git/config',
    '/.env',
    '/server-status',
    '/node_modules/fastify/package.json',
  ])('%s is refused in JSON', async (path) => {
    const answer = await exchange(port, `GET ${path}`, { accept: 'application/json' })
    expect(answer?.status).toBeLessThan(500)
    expect(isJsonRefusal(answer), `${answer?.status} ${answer?.body.slice(0, 200)}`).toBe(true)
    expect(answer?.body).not.toMatch(/root:|"dependencies"|node_modules/)
  })
})

describe('an odd method', () => {
  it.each(['PATCH', 'TRACE', 'PROPFIND', 'MKCOL', 'COPY', 'LOCK', 'SEARCH', 'PURGE', 'REPORT', 'LINK', 'M-SEARCH', 'SOURCE', 'OPTIONS'])(
    '%s is refused in JSON everywhere',
    async (method) => {
      for (const url of urls) {
        const answer = await exchange(port, `${method} ${url}`, { cookie: 'session=x', 'x-secret': 'said' })
        expect(isJsonRefusal(answer), `${method} ${url}: ${answer?.status} ${answer?.body.slice(0, 200)}`).toBe(true)
        expect(answer?.body).not.toContain('said')
      }
    },
  )

  it('CONNECT opens no connection', async () => {
    const answer = await exchange(port, 'CONNECT evil.test:443')
    expect(answer?.status ?? 400).toBeGreaterThanOrEqual(400)
  })

  it.each(urls.filter((url) => methodsAt(url).has('GET')))('HEAD of %s has the headers of GET and no body', async (url) => {
    const headers = await harness.callers.headersOf('admin')
    const head = await harness.test.app.fastify.inject({ method: 'HEAD', url, headers })
    const get = await harness.test.app.fastify.inject({ method: 'GET', url, headers })
    expect(head.body).toBe('')
    expect([head.statusCode, head.headers['content-type'], head.headers.etag]).toEqual([
      get.statusCode,
      get.headers['content-type'],
      get.headers.etag,
    ])
  })

  it('is not taken from a header, the query or the body', async () => {
    const headers = await harness.callers.headersOf('admin')
    for (const { endpoint } of named.filter(({ endpoint }) => endpoint.method !== 'POST')) {
      const [base = ''] = urlsOf(endpoint)
      const url = base.replace(/:\w+/g, String(harness.rows.order?.own))
      const before = await takeSnapshot(harness.test.world.db)
      for (const method of ['GET', 'POST'] as const) {
        if (methodsAt(base.replace(/:\w+/g, '1')).has(method)) continue
        const { statusCode } = await harness.test.app.fastify.inject({
          method,
          url: `${url}?_method=${endpoint.method}`,
          headers: {
            ...headers,
            'x-http-method-override': endpoint.method,
            'x-method-override': endpoint.method,
            'content-type': 'application/x-www-form-urlencoded',
          },
          ...(method === 'POST' ? { payload: `_method=${endpoint.method}` } : {}),
        })
        expect([method, url, statusCode]).toEqual([method, url, 404])
      }
      expect(differences(before, await takeSnapshot(harness.test.world.db))).toEqual({})
    }
  })
})

describe('a trailing slash', () => {
  it.each(named.filter(({ endpoint }) => endpoint.method === 'GET'))('makes no difference to $name', async ({ endpoint }) => {
    const caller = endpoint.access === 'public' ? 'anon' : (endpoint.access[0] ?? 'admin')
    const found = await findSample(harness, endpoint, caller)
    if (!found) throw new Error(`No call of ${caller} succeeded: give one in hardening/samples.testing.ts`)
    const slashed = { ...endpoint, path: `${endpoint.path}/` }
    const [plain, other] = [
      await call(harness, { endpoint, caller, sample: found.sample }),
      await call(harness, { endpoint: slashed, caller, sample: found.sample }),
    ]
    expect([other.statusCode, other.headers.etag]).toEqual([plain.statusCode, plain.headers.etag])
  })
})
