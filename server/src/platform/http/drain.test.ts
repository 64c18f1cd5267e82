import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type TestApp, testApp } from '#testing/app.ts'
import { eventually } from '#testing/hang.ts'
import { type Connections, type Time, watchConnections } from './drain.ts'
import { enterPhase } from './phase.ts'

const LIMITS = { quietMs: 500, openMs: 2_000, idleMs: 1_000, longestMs: 10_000 }
const GONE = 'ECONNREFUSED'
/** Answered without a look at the database, which some tests hold. */
const ANYTHING = '/api/nothing'

let server: TestApp
let connections: Connections
let port: number
let now: number
/** It stands still unless a test lets it pass. */
const time: Time = { now: () => now, pause: () => new Promise((resolve) => setImmediate(resolve)) }

beforeEach(async () => {
  server = await testApp()
  const { fastify } = server.app
  now = 0
  connections = watchConnections(fastify.server, LIMITS, time)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (fastify.server.address() as AddressInfo).port // a TCP server that listens has one
})

afterEach(() => server.close())

/** As `start.ts` does it; from here on who comes anew is turned away. */
async function drain(): Promise<{ readonly done: Promise<boolean> }> {
  enterPhase(server.app.platform, 'draining')
  const done = connections.drain()
  await turnedAway()
  return { done }
}

function turnedAway(): Promise<void> {
  return eventually(async () => expect((await ask(ANYTHING)).status).toBe(503))
}

function pass(milliseconds: number): void {
  now += milliseconds
}

/** Not asked before: who asks has come, and is waited for. Afterwards the system may take one more, and reset it, before it knows. */
async function closed(): Promise<void> {
  await eventually(() => expect(server.app.fastify.server.listening).toBe(false))
  await eventually(() => expect(ask(ANYTHING)).rejects.toThrow(GONE))
}

test('fifty requests under way are all answered before the server is gone', async () => {
  const headers = await server.credentials('logist')
  const hold = await holdOrders()
  const answers = Array.from({ length: 50 }, () => ask('/api/order', { headers }))
  await hold.untilAsked(50)

  const { done } = await drain()
  pass(LIMITS.quietMs)
  await closed()
  pass(LIMITS.idleMs)
  await hold.letGo()

  expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, () => ({ status: 200, connection: 'close' })))
  expect(await done).toBe(true)
})

test('who comes anew is told to come back elsewhere, until nobody has come for half a second', async () => {
  const { done } = await drain()
  for (let comer = 0; comer < 4; comer += 1) {
    pass(LIMITS.quietMs - 1)
    expect(await ask(ANYTHING)).toEqual({ status: 503, connection: 'close', retryAfter: '1', message: NOT_NOW })
  }
  pass(LIMITS.quietMs)
  await closed()
  expect(await done).toBe(true)
})

test('whoever still comes, after two seconds the port is closed', async () => {
  const { done } = await drain()
  for (let at = 250; at < LIMITS.openMs; at += 250) {
    pass(250)
    expect((await ask(ANYTHING)).status).toBe(503)
  }
  pass(250)
  await closed()
  expect(await done).toBe(true)
})

test('who has only just come may still ask, though the port is closed', async () => {
  const { done } = await drain()
  pass(LIMITS.quietMs - 1)
  const line = connect(port, '127.0.0.1')
  await once(line, 'connect')
  await ask(ANYTHING) // it came after the line, which is known by now
  pass(LIMITS.quietMs)
  await closed()
  line.write('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [answer] = await once(line, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 503 /)
  expect(await done).toBe(true)
})

test('a websocket that comes anew is sent elsewhere by its own protocol', async () => {
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

test('whoever watches over it is told how it is, on a new connection too', async () => {
  const { done } = await drain()
  expect(await ask('/health/live')).toMatchObject({ status: 200, connection: 'close' })
  expect(await ask('/health/ready')).toMatchObject({ status: 503, connection: 'close' })
  pass(LIMITS.quietMs)
  expect(await done).toBe(true)
})

test('a kept connection is answered once more, and closed with that answer', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await ask('/health/live', { agent })
  const { done } = await drain()
  expect(await ask('/api/config', { agent })).toEqual({ status: 200, connection: 'close' })
  pass(LIMITS.quietMs)
  expect(await done).toBe(true)
})

test('connections that ask nothing, or never did, do not hold it up', async () => {
  const agent = new Agent({ keepAlive: true })
  await ask('/health/live', { agent })
  const spare = connect(port, '127.0.0.1')
  await once(spare, 'connect')
  const { done } = await drain()
  pass(LIMITS.idleMs)
  expect(await done).toBe(true)
})

test('what takes too long is cut, and told apart', async () => {
  const headers = await server.credentials('logist')
  const hold = await holdOrders()
  const cut = ask('/api/order', { headers }).catch((error: Error) => error.message)
  await hold.untilAsked(1)
  const { done } = await drain()
  pass(LIMITS.longestMs)
  expect(await done).toBe(false)
  expect(await cut).toBe('socket hang up')
  await hold.letGo()
})

const NOT_NOW = 'The service is not available right now: try again in a moment'

interface Answer {
  readonly status: number | undefined
  readonly connection: string | undefined
  /** Of a refusal. */
  readonly retryAfter?: string | undefined
  readonly message?: string
}

function ask(path: string, options: { agent?: Agent; headers?: Record<string, string> } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...options }, (answer) => {
      const { statusCode: status, headers } = answer
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      answer.once('end', () => {
        const refusal = status === 503 && { retryAfter: headers['retry-after'], message: JSON.parse(text).message as string }
        resolve({ status, connection: headers.connection, ...refusal })
      })
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** Nobody reads orders until they are let go. */
async function holdOrders(): Promise<{ letGo(): Promise<void>; untilAsked(times: number): Promise<void> }> {
  let asked = 0
  server.app.fastify.server.on('request', () => {
    asked += 1
  })
  let release = (): void => undefined
  let transaction: Promise<void> = Promise.resolve()
  await new Promise<void>((held, failed) => {
    transaction = server.world.db.transaction().execute(async (tx) => {
      await sql`lock table orders in access exclusive mode`.execute(tx)
      await new Promise<void>((resolve) => {
        release = resolve
        held()
      })
    })
    transaction.catch(failed)
  })
  return {
    letGo: () => {
      release()
      return transaction
    },
    async untilAsked(times) {
      while (asked < times) await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
}

test('requests that were sent on new connections just before are all served', async () => {
  const lines = await openedUnseen(50)
  enterPhase(server.app.platform, 'draining')
  const done = connections.drain()
  expect(await Promise.all(lines)).toEqual(Array(50).fill('HTTP/1.1 200 OK'))
  await turnedAway()
  pass(LIMITS.quietMs)
  expect(await done).toBe(true)
  await closed()
})

test('the port is not closed before the system’s queue is empty, however long nobody seems to have come', async () => {
  const { done } = await drain()
  const lines = await openedUnseen(50)
  pass(LIMITS.quietMs)
  const answers = await Promise.all(lines)
  expect(answers).toEqual(Array(50).fill('HTTP/1.1 503 Service Unavailable'))
  pass(LIMITS.quietMs)
  expect(await done).toBe(true)
})

/** Connections with a request on each, which the system has taken and the server has not: it is held still until they are sent. */
async function openedUnseen(count: number): Promise<Promise<string>[]> {
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const client = new Worker(SENDER, { eval: true, workerData: { port, count, sent } })
  const said: Promise<string[]> = once(client, 'message').then(([lines]) => lines as string[]) // of SENDER
  Atomics.wait(sent, 0, 0, 10_000)
  return Array.from({ length: count }, async (_, index) => (await said)[index] ?? '')
}

const SENDER = `
const { connect } = require('node:net')
const { parentPort, workerData: { port, count, sent } } = require('node:worker_threads')
let waiting = count
const lines = Array.from({ length: count }, () => new Promise((resolve) => {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /api/config HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
    waiting -= 1
    if (waiting === 0) { Atomics.store(sent, 0, 1); Atomics.notify(sent, 0) }
  }))
  socket.once('data', (bytes) => resolve(String(bytes).split('\\r\\n')[0]))
  socket.once('error', ({ code }) => resolve(code))
  socket.once('close', () => resolve('closed'))
}))
Promise.all(lines).then((all) => parentPort.postMessage(all))
`
