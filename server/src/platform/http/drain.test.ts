import { once } from 'node:events'
import { Agent } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type TestApp, testApp } from '#testing/app.ts'
import { eventually } from '#testing/hang.ts'
import { ask, holdOrders, openedUnseen } from './drain.testing.ts'
import { type Connections, type Time, watchConnections } from './drain.ts'
import { enterPhase } from './phase.ts'

const LIMITS = { quietMs: 500, openMs: 2_000, idleMs: 1_000, longestMs: 10_000 }
const GONE = 'ECONNREFUSED'
/** A path that is answered without the database, which some tests hold. */
const ANYTHING = '/api/nothing'
const NOT_NOW = 'The service is not available right now: try again in a moment'

let server: TestApp
let connections: Connections
let port: number
let now: number
/** A clock that stands still unless a test moves it. */
const time: Time = { now: () => now, pause: () => new Promise((resolve) => setImmediate(resolve)) }

beforeEach(async () => {
  server = await testApp()
  const { fastify } = server.app
  now = 0
  connections = watchConnections(fastify.server, LIMITS, time)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (fastify.server.address() as AddressInfo).port // a listening TCP server has one
})

afterEach(() => server.close())

/** Drains like `start.ts`; new connections are turned away from here on. */
async function drain(): Promise<{ readonly done: Promise<boolean> }> {
  enterPhase(server.app.platform, 'draining')
  const done = connections.drain()
  await turnedAway()
  return { done }
}

function turnedAway(): Promise<void> {
  return eventually(async () => expect((await ask(port, ANYTHING)).status).toBe(503))
}

function pass(milliseconds: number): void {
  now += milliseconds
}

/**
 * Waits until the port is closed, without a request: a request would be waited for. Afterwards the system may accept one more connection
 * and reset it.
 */
async function closed(): Promise<void> {
  await eventually(() => expect(server.app.fastify.server.listening).toBe(false))
  await eventually(() => expect(ask(port, ANYTHING)).rejects.toThrow(GONE))
}

test('fifty requests under way are answered before the server stops', async () => {
  const headers = await server.credentials('logist')
  const hold = await holdOrders(server)
  const answers = Array.from({ length: 50 }, () => ask(port, '/api/order', { headers }))
  await hold.untilAsked(50)

  const { done } = await drain()
  pass(LIMITS.quietMs)
  await closed()
  pass(LIMITS.idleMs)
  await hold.letGo()

  expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, () => ({ status: 200, connection: 'close' })))
  expect(await done).toBe(true)
})

test('new requests get 503 until none has come for half a second', async () => {
  const { done } = await drain()
  for (let comer = 0; comer < 4; comer += 1) {
    pass(LIMITS.quietMs - 1)
    expect(await ask(port, ANYTHING)).toEqual({ status: 503, connection: 'close', retryAfter: '1', message: NOT_NOW })
  }
  pass(LIMITS.quietMs)
  await closed()
  expect(await done).toBe(true)
})

test('the port closes after two seconds, even while requests keep coming', async () => {
  const { done } = await drain()
  for (let at = 250; at < LIMITS.openMs; at += 250) {
    pass(250)
    expect((await ask(port, ANYTHING)).status).toBe(503)
  }
  pass(250)
  await closed()
  expect(await done).toBe(true)
})

test('a connection that has just opened is still answered after the port has closed', async () => {
  const { done } = await drain()
  pass(LIMITS.quietMs - 1)
  const line = connect(port, '127.0.0.1')
  await once(line, 'connect')
  await ask(port, ANYTHING) // it came after the connection, which is known by now
  pass(LIMITS.quietMs)
  await closed()
  line.write('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [answer] = await once(line, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 503 /)
  expect(await done).toBe(true)
})

test('a new websocket is sent elsewhere by the code of its protocol', async () => {
  const { done } = await drain()
  const drained = server.app.platform.realtime.drain()
  const { key } = server.app.platform.realtime.clientSettings()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`)
  const [code] = await once(socket, 'close')
  expect(code).toBe(4200)
  await drained
  pass(LIMITS.quietMs)
  expect(await done).toBe(true)
})

test('health checks are answered meanwhile, also on new connections', async () => {
  const { done } = await drain()
  expect(await ask(port, '/health/live')).toMatchObject({ status: 200, connection: 'close' })
  expect(await ask(port, '/health/ready')).toMatchObject({ status: 503, connection: 'close' })
  pass(LIMITS.quietMs)
  expect(await done).toBe(true)
})

test('a kept connection gets one more answer, and closes with it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await ask(port, '/health/live', { agent })
  const { done } = await drain()
  expect(await ask(port, '/api/config', { agent })).toEqual({ status: 200, connection: 'close' })
  pass(LIMITS.quietMs)
  expect(await done).toBe(true)
})

test('idle connections do not delay the end', async () => {
  const agent = new Agent({ keepAlive: true })
  await ask(port, '/health/live', { agent })
  const spare = connect(port, '127.0.0.1')
  await once(spare, 'connect')
  const { done } = await drain()
  pass(LIMITS.idleMs)
  expect(await done).toBe(true)
})

test('a request that takes too long is cut, and the end reports it', async () => {
  const headers = await server.credentials('logist')
  const hold = await holdOrders(server)
  const cut = ask(port, '/api/order', { headers }).catch((error: Error) => error.message)
  await hold.untilAsked(1)
  const { done } = await drain()
  pass(LIMITS.longestMs)
  expect(await done).toBe(false)
  expect(await cut).toBe('socket hang up')
  await hold.letGo()
})

test('requests sent just before on new connections are all served', async () => {
  const lines = await openedUnseen(port, 50)
  enterPhase(server.app.platform, 'draining')
  const done = connections.drain()
  expect(await Promise.all(lines)).toEqual(Array(50).fill('HTTP/1.1 200 OK'))
  await turnedAway()
  pass(LIMITS.quietMs)
  expect(await done).toBe(true)
  await closed()
})

test("the port stays open until the system's queue of connections is empty", async () => {
  const { done } = await drain()
  const lines = await openedUnseen(port, 50)
  pass(LIMITS.quietMs)
  const answers = await Promise.all(lines)
  expect(answers).toEqual(Array(50).fill('HTTP/1.1 503 Service Unavailable'))
  pass(LIMITS.quietMs)
  expect(await done).toBe(true)
})
