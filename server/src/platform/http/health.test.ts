import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#app.ts'
import { connect } from '#db/connect.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { enterPhase } from './phase.ts'

let server: TestApp

beforeEach(async () => {
  server = await testApp()
})

afterEach(() => server.close())

const ask = (url: string) => server.app.fastify.inject({ method: 'GET', url })

test('a server that can answer is ready', async () => {
  expect((await ask('/health/ready')).statusCode).toBe(200)
  expect((await ask('/health/live')).statusCode).toBe(200)
})

describe('while starting', () => {
  beforeEach(() => enterPhase(server.app.platform, 'starting'))

  test('the server is alive and not ready', async () => {
    expect((await ask('/health/live')).statusCode).toBe(200)
    const ready = await ask('/health/ready')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({ status: 'starting' })
  })

  test('other requests get 503 without a query', async () => {
    const answer = await (await server.as('logist')).get('/order')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.json()).toMatchObject({ message: 'The service is not available right now: try again in a moment' })
  })
})

describe('while draining', () => {
  beforeEach(() => enterPhase(server.app.platform, 'draining'))

  test('the server is alive and not ready', async () => {
    expect((await ask('/health/live')).statusCode).toBe(200)
    const ready = await ask('/health/ready')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({ status: 'draining' })
  })

  test('a request is answered, and its connection closes', async () => {
    const answer = await (await server.as('logist')).get('/order')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.connection).toBe('close')
  })
})

test('a missing database is a 503 with Retry-After, never a 500', async () => {
  const { db, close } = await connect({ databaseUrl: `postgres://nobody@127.0.0.1:${await portOfNobody()}/nothing` })
  const { fastify } = await buildApp({ ...server.app.platform, db })
  const headers = await server.credentials('logist')
  const answer = await fastify.inject({ method: 'GET', url: '/api/order', headers })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('1')
  expect(answer.json()).toMatchObject({ message: 'The service is not available right now: try again in a moment' })
  expect((await fastify.inject({ method: 'GET', url: '/health/ready' })).statusCode).toBe(503)
  expect((await fastify.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200)
  await fastify.close()
  await close()
})

/** Returns a port that is taken, so that no other process can listen there: the calling side of a connection to ourselves. */
async function portOfNobody(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const caller = dial((listener.address() as AddressInfo).port, '127.0.0.1') // a listening TCP server has one
  await once(caller, 'connect')
  onTestFinished(() => {
    caller.destroy()
    listener.close()
  })
  return Number(caller.localPort)
}
