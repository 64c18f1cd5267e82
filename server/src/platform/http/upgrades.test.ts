import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type TestApp, testApp } from '#testing/app.ts'
import { watchConnections } from './drain.ts'
import { holdUpgrades } from './hold-upgrades.ts'

let app: TestApp
let port: number
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const others: TestApp[] = []

beforeAll(async () => {
  app = await testApp()
  port = await listening(app)
})
afterEach(async () => {
  for (const one of others.splice(0)) await one.close()
})
afterAll(async () => {
  agent.destroy()
  await app.close()
})

async function listening({ app: { fastify } }: TestApp): Promise<number> {
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  return (fastify.server.address() as AddressInfo).port // it listens on TCP
}

/** Headers that Java's client sends with every request without TLS, by default. */
const H2C = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA' }

interface Sent {
  readonly method?: string
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

async function ask(at: number, { method = 'GET', path = '/api/config', headers = H2C, body = '' }: Sent = {}) {
  const sent = request({ host: '127.0.0.1', port: at, method, path, headers: { ...headers, 'content-length': body.length }, agent })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += part
  return { status: answer.statusCode, json: JSON.parse(text) }
}

test('a client that offers HTTP/2 gets a normal answer, also to its next request on the same connection', async () => {
  expect(await ask(port)).toMatchObject({ status: 200, json: { data: { brand: 'Tracklane' } } })
  expect(await ask(port)).toMatchObject({ status: 200 })
  expect(await ask(port, { path: '/api/order' })).toMatchObject({ status: 401 })
})

test('the body of such a request arrives and is taken once', async () => {
  const admin = await app.as('admin')
  const path = `/organization/${app.world.organization}/token`
  const { token } = (await admin.post(path, { name: 'Web shop', abilities: ['orders:read', 'orders:write'] })).json().data
  const draft = {
    country_id: app.world.country,
    customer_full_name: 'Eve Hall',
    customer_address: 'Mill Lane 3',
    comment: 'x'.repeat(1_900),
  }
  const headers = { ...H2C, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const made = await ask(port, { method: 'POST', path: '/api/order', headers, body: JSON.stringify(draft) })
  expect(made).toMatchObject({ status: 201, json: { data: { comment: draft.comment } } })
  const found = await ask(port, { path: '/api/order?search=Eve', headers: { ...H2C, authorization: `Bearer ${token}` } })
  expect(found.json.meta.total).toBe(1)
})

test('repeated offers on one connection take no more memory', async () => {
  const other = await testApp()
  others.push(other)
  const { server } = other.app.fastify
  watchConnections(server)
  const lines = new Set<Socket>()
  server.on('connection', (line: Socket) => void lines.add(line))
  const at = await listening(other)
  const counts = () => [...lines].map((line) => line.eventNames().map((event) => [event, line.listenerCount(event)]))
  await ask(at)
  await ask(at)
  const before = counts()
  for (let asked = 0; asked < 12; asked += 1) await ask(at)
  expect(before).toHaveLength(1)
  expect(counts()).toEqual(before)
})

test('websockets still open, and get 503 before the server is ready while other requests are answered', async () => {
  const { server } = app.app.fastify
  const admit = holdUpgrades(server)
  const url = `ws://127.0.0.1:${port}/app/${app.app.platform.config.pusher.key}?protocol=7`
  const [early] = await once(new WebSocket(url), 'error')
  expect(String(early)).toContain('503')
  expect(await ask(port)).toMatchObject({ status: 200 })
  admit()
  const socket = new WebSocket(url)
  expect(String((await once(socket, 'message'))[0])).toContain('pusher:connection_established')
  socket.terminate()
})

test('with an external socket service an offer is answered and does not delay the end of the server', async () => {
  const settings = {
    PUSHER_HOST: 'push.example',
    PUSHER_APP_ID: '1',
    PUSHER_KEY: 'elsewhere',
    PUSHER_SECRET: 'kYw3n0sV7c1Zq9uTtE4fXa8Jb5mRh2Gd',
  }
  const other = await testApp({ settings })
  others.push(other)
  const connections = watchConnections(other.app.fastify.server)
  const at = await listening(other)
  for (const upgrade of ['h2c', 'websocket']) {
    const headers = { connection: 'Upgrade', upgrade }
    expect(await ask(at, { headers })).toMatchObject({ status: 200 })
  }
  expect(await ask(at, { path: '/app/elsewhere?protocol=7', headers: { connection: 'Upgrade', upgrade: 'websocket' } })).toMatchObject({
    status: 404,
  })
  expect(await connections.drain()).toBe(true)
})
