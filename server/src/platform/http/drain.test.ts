import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { HANG_MS } from '#testing/hang.ts'
import { type Connections, type DrainLimits, watchConnections } from './drain.ts'
import { enterPhase } from './phase.ts'

let server: TestApp
let connections: Connections
let port: number

beforeEach(async () => {
  server = await testApp()
  await serve({ idleMs: HANG_MS, longestMs: HANG_MS })
})

afterEach(() => server.close())

test('fifty requests under way are all answered before the server is gone', async () => {
  const headers = await server.credentials('logist')
  const hold = await holdOrders()
  const answers = Array.from({ length: 50 }, () => ask('/api/order', { headers }))
  await hold.untilAsked(50)

  enterPhase(server.app.platform, 'draining')
  const drained = connections.drain()
  await expect.poll(() => ask('/health/live').catch((error: Error) => error.message)).toContain('ECONNREFUSED')
  await hold.letGo()

  expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, () => ({ status: 200, connection: 'close' })))
  expect(await drained).toBe(true)
})

test('a kept connection is answered once more, and closed with that answer', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await ask('/health/live', { agent })
  enterPhase(server.app.platform, 'draining')
  const drained = connections.drain()
  expect(await ask('/health/ready', { agent })).toEqual({ status: 503, connection: 'close' })
  expect(await drained).toBe(true)
})

test('connections that ask nothing, or never did, do not hold it up', async () => {
  await serveAnew({ idleMs: 0, longestMs: HANG_MS })
  const agent = new Agent({ keepAlive: true })
  await ask('/health/live', { agent })
  const spare = connect(port, '127.0.0.1')
  await once(spare, 'connect')
  expect(await connections.drain()).toBe(true)
})

test('what takes too long is cut, and told apart', async () => {
  await serveAnew({ idleMs: 0, longestMs: 50 })
  const headers = await server.credentials('logist')
  const hold = await holdOrders()
  const cut = ask('/api/order', { headers }).catch((error: Error) => error.message)
  await hold.untilAsked(1)
  expect(await connections.drain()).toBe(false)
  expect(await cut).toBe('socket hang up')
  await hold.letGo()
})

async function serveAnew(limits: DrainLimits): Promise<void> {
  await server.close()
  server = await testApp()
  await serve(limits)
}

async function serve(limits: DrainLimits): Promise<void> {
  const { fastify } = server.app
  connections = watchConnections(fastify.server, limits)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (fastify.server.address() as AddressInfo).port // a TCP server that listens has one
}

function ask(path: string, options: { agent?: Agent; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...options }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
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

test('requests that were sent on new connections just before are all answered', async () => {
  const lines = await openedUnseen(50)
  enterPhase(server.app.platform, 'draining')
  const drained = connections.drain()
  const answers = await Promise.all(lines)
  expect(answers).toEqual(Array(50).fill('HTTP/1.1 200 OK'))
  expect(await drained).toBe(true)
  await expect(ask('/health/live')).rejects.toThrow('ECONNREFUSED')
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
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /health/live HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
    waiting -= 1
    if (waiting === 0) { Atomics.store(sent, 0, 1); Atomics.notify(sent, 0) }
  }))
  socket.once('data', (bytes) => resolve(String(bytes).split('\\r\\n')[0]))
  socket.once('error', ({ code }) => resolve(code))
  socket.once('close', () => resolve('closed'))
}))
Promise.all(lines).then((all) => parentPort.postMessage(all))
`
