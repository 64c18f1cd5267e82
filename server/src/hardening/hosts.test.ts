import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { isJsonRefusal, listenOn, openLine } from './wire.testing.ts'

let app: TestApp
let port: number

beforeAll(async () => {
  app = await testApp()
  port = await listenOn(app)
})
afterAll(() => app.close())

const UPGRADE = ['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==']

async function ask(path: string, lines: readonly string[], method = 'GET') {
  const { socket, answer } = openLine(port, [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  socket.once('data', () => socket.end())
  return answer
}

test.each([
  ['GET', '/api/config', ['host: localhost', 'host: evil.test']],
  ['GET', '/api/config', ['host: localhost', 'Host: localhost']],
  ['GET', '/health/ready', ['HOST: evil.test', 'host: localhost']],
  ['GET', '/sanctum/csrf-cookie', ['host: localhost', 'x-a: b', 'host: localhost', 'host: localhost']],
  ['POST', '/api/user/login', ['host: localhost', 'host: evil.test', 'content-length: 0']],
  ['GET', '/nowhere', ['host: localhost', 'host: evil.test']],
  ['GET', '/api/config', []],
])('%s %s with %j is 400', async (method, path, hosts) => {
  const answer = await ask(path, [...hosts, 'connection: close'], method)
  expect(answer?.status).toBe(400)
  if (hosts.length > 0) expect(isJsonRefusal(answer)).toBe(true)
})

test('one host header is accepted', async () => {
  expect((await ask('/api/config', ['host: localhost', 'connection: close']))?.status).toBe(200)
})

test('a websocket with two host headers is refused as a foreign origin', async () => {
  const path = '/app/tracklane-key?protocol=7'
  const two = await ask(path, ['host: localhost', 'host: evil.test', 'origin: http://localhost', ...UPGRADE])
  expect(two?.body).toContain('Origin not allowed')
  const one = await ask(path, ['host: localhost', 'origin: http://localhost', ...UPGRADE])
  expect(one?.body).not.toContain('Origin not allowed')
})
