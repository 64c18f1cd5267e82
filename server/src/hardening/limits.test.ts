import { takesFile } from '@tracklane/contract/kit/upload-endpoint'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { HANG_MS } from '#testing/hang.ts'
import { CALLERS } from './callers.testing.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { named } from './samples.testing.ts'
import { exchange, isJsonRefusal, type Line, listenOn, openLine } from './wire.testing.ts'

/** More bytes than any call accepts, uploads included. */
const TOO_MUCH = 6 * 1024 * 1024 + 1

let harness: Harness
let port: number
const lines: Line[] = []

beforeAll(async () => {
  harness = await openHarness()
  port = await listenOn(harness.test)
})
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.destroy()
})
afterAll(() => harness.close())

function open(text: string): Line {
  const line = openLine(port, text)
  lines.push(line)
  return line
}

describe('a request that is too large', () => {
  it.each(named.filter(({ endpoint }) => endpoint.method !== 'GET'))('is refused by $name with 413', async ({ endpoint }) => {
    const caller = CALLERS.find((one) => one !== 'anon' && (endpoint.access === 'public' || endpoint.access.includes(one))) ?? 'anon'
    const type = takesFile(endpoint) ? 'multipart/form-data; boundary=part' : 'application/json'
    const headers = { ...(await harness.callers.headersOf(caller)), 'content-type': type }
    const url = `/api${endpoint.path.replace(/:\w+/g, '1')}`
    const answer = await harness.test.app.fastify.inject({ method: endpoint.method, url, headers, payload: Buffer.alloc(TOO_MUCH, ' ') })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toBeTruthy()
  })

  it('is refused without a content length too', async () => {
    const headers = { ...(await harness.callers.headersOf('logist')), 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
    const answer = await exchange(port, 'POST /api/order', headers, `${chunk.repeat(20)}0\r\n\r\n`)
    expect(answer?.status).toBe(413)
    expect(isJsonRefusal(answer)).toBe(true)
  })

  it.each([
    ['headers', { 'x-long': 'x'.repeat(20_000) }],
    ['cookies', { cookie: `session=${'x'.repeat(20_000)}` }],
    ['headers, many of them', Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`x-${index}`, 'some text']))],
  ])('in its %s is refused with 431', async (_what, headers) => {
    const answer = await exchange(port, 'GET /api/config', headers)
    expect(answer?.status).toBe(431)
    expect(isJsonRefusal(answer)).toBe(true)
  })
})

describe('bytes that are no HTTP', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['another version', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['no host', 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST /api/order HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      'POST /api/order HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header of two lines', 'GET /api/config HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n c\r\n\r\n'],
    ['a NUL in a header', 'GET /api/config HTTP/1.1\r\nHost: localhost\r\nX-A: a\0b\r\n\r\n'],
  ])('%s is refused, and the connection closed', async (_what, text) => {
    expect((await open(text).answer)?.status).toBe(400)
  })

  it.each(['FROB', 'QUERY', 'M-SEARCH', 'PROPFIND', 'get', 'TRACE'])(
    'but for its method, which nobody knows, is told so: %s',
    async (method) => {
      const answer = await exchange(port, `${method} /api/config`)
      expect(answer?.status).toBe(method === 'get' ? 400 : 405)
      expect(isJsonRefusal(answer)).toBe(true)
    },
  )
})

describe('slow clients', () => {
  const half = {
    headers: 'GET /api/config HTTP/1.1\r\nHost: localhost\r\nX-A: ',
    body: 'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  }

  it('delay nobody and are cut off after a time limit', async () => {
    const { server } = harness.test.app.fastify
    const { headersTimeout, requestTimeout } = server
    Object.assign(server, { headersTimeout: HANG_MS, requestTimeout: HANG_MS })
    const slow = Array.from({ length: 200 }, (_, index) => open(index % 2 === 0 ? half.headers : half.body))
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(port, 'GET /api/config')))
    expect(answers.map((answer) => answer?.status)).toEqual(Array(20).fill(200))
    // Only now: otherwise an honest client that gets little time on a busy machine would be cut off, too.
    Object.assign(server, { headersTimeout: 200, requestTimeout: 400 })
    expect(new Set((await Promise.all(slow.map(({ answer }) => answer))).map((answer) => answer?.status))).toEqual(new Set([408, 419]))
    Object.assign(server, { headersTimeout, requestTimeout })
  })

  it('have the documented time limits', async () => {
    const other = await openHarness()
    const { server } = other.test.app.fastify
    expect(server.headersTimeout).toBeLessThanOrEqual(30_000)
    for (const patience of [server.headersTimeout, server.requestTimeout, server.timeout, server.keepAliveTimeout]) {
      expect(patience).toBeGreaterThan(0)
      expect(patience).toBeLessThanOrEqual(120_000)
    }
    await other.close()
  })
})
