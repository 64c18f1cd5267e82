import { afterEach, expect, test } from 'vitest'
import { KEY, openHarness, Raw, undoAll, urlOf } from './harness.testing.ts'

afterEach(undoAll)

test('the handshake contains the socket id and the activity timeout in doubly encoded data', async () => {
  const { port } = await openHarness()
  const raw = new Raw(urlOf(port))
  const { data } = await raw.next('pusher:connection_established')
  expect(data).toEqual({ socket_id: expect.stringMatching(/^[1-9]\d*\.[1-9]\d*$/), activity_timeout: 30 })
})

test.each([
  ['/app/another-key?protocol=7', 4001],
  ['/nowhere', 4005],
  [`/apps/${KEY}/events?protocol=7`, 4005],
  ['//?protocol=7', 4005],
  [`/app/${KEY}?protocol=seven`, 4006],
  [`/app/${KEY}?protocol=4`, 4007],
  [`/app/${KEY}?protocol=8`, 4007],
  [`/app/${KEY}`, 4008],
])('a handshake at %s is refused with %i', async (path, code) => {
  const { port } = await openHarness()
  const raw = new Raw(urlOf(port, path))
  expect((await raw.next('pusher:error')).data.code).toBe(code)
  expect(await raw.closed).toBe(code)
})

test('a path before /app and the older protocol versions are accepted', async () => {
  const { port } = await openHarness()
  for (const path of [`/realtime/app/${KEY}?protocol=7`, `/app/${KEY}?protocol=5`, `/app/${KEY}?protocol=6`]) {
    expect(await new Raw(urlOf(port, path)).socketId()).toMatch(/^\d+\.\d+$/)
  }
})

test('only pages of the same host or of the configured address may connect', async () => {
  const { port } = await openHarness({ appUrl: 'https://app.example/' })
  for (const origin of [`http://127.0.0.1:${port}`, 'https://app.example']) {
    expect(await new Raw(urlOf(port), { origin }).socketId()).toMatch(/^\d+\.\d+$/)
  }
  for (const origin of ['https://evil.example', `http://127.0.0.1:${port}.evil.example`, 'http://app.example', 'null', '']) {
    expect(await new Raw(urlOf(port), { origin }).closed).toBe(4009)
  }
})

test('behind a trusted proxy an installation on TLS refuses unencrypted connections', async () => {
  const appUrl = 'https://app.example'
  const came = { origin: appUrl, 'x-forwarded-proto': 'http' }
  const behind = await openHarness({ appUrl, trustProxy: '127.0.0.1' })
  expect(await new Raw(urlOf(behind.port), came).closed).toBe(4000)
  const secure = new Raw(urlOf(behind.port), { origin: appUrl, 'x-forwarded-proto': 'https' })
  expect(await secure.socketId()).toMatch(/^\d+\.\d+$/)

  const alone = await openHarness({ appUrl })
  expect(await new Raw(urlOf(alone.port), came).socketId()).toMatch(/^\d+\.\d+$/)
})
