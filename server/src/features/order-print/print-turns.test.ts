import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { printTurns } from '#platform/pdf/print-turns.ts'
import type { Turn } from '#platform/person-turns.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { eventually } from '#testing/hang.ts'

let app: TestApp
let logist: Visitor
let admin: Visitor
let order: number

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.renew()
  logist = await app.as('logist')
  admin = await app.as('admin')
  order = (await buildOrder(app.world, { status_id: 3, courier_id: app.world.courier })).id
})
afterAll(() => app.close())

/** Holds a person's turn for as long as the test wants. */
function hold(who: number): Promise<Turn> {
  return app.app.platform.memory.of(printTurns).take(`user ${who}`, new AbortController().signal)
}

const labels = (visitor: Visitor) => visitor.post('/order/labels', { order_ids: [order] })
const preview = (visitor: Visitor) => visitor.get(`/order/labels?order_ids=${order}`)
const manifest = (visitor: Visitor) => visitor.post('/order/manifest', { courier_id: app.world.courier })
const statuses = (answers: readonly LightMyRequestResponse[]) => answers.map(({ statusCode }) => statusCode).toSorted()

test("a person's prints run one after another; three more wait, and the next gets a time to retry", async () => {
  const held = await hold(app.world.users.logist)
  const asked = [labels(logist), preview(logist), labels(logist), preview(logist)]
  const first = await Promise.race(asked)
  expect([first.statusCode, first.headers['retry-after']]).toEqual([429, '5'])
  expect(first.json().error).toBe('Too much at once: wait until the rest is done, then try again')
  expect((await labels(admin)).statusCode).toBe(200)
  held.end()
  expect(statuses(await Promise.all(asked))).toEqual([200, 200, 200, 429])
  expect((await labels(logist)).statusCode).toBe(200)
})

test('two people print at once, and a third waits', async () => {
  const held = [await hold(1_000_001), await hold(1_000_002)]
  const asked = [labels(logist), manifest(logist), preview(logist), labels(logist)]
  expect((await Promise.race(asked)).statusCode).toBe(429)
  for (const one of held) one.end()
  expect(statuses(await Promise.all(asked))).toEqual([200, 200, 200, 429])
})

test('a person who is signed out while waiting gets nothing', async () => {
  const held = await hold(app.world.users.logist)
  const asked = [labels(logist), labels(logist), labels(logist), labels(logist)]
  expect((await Promise.race(asked)).statusCode).toBe(429)
  await app.world.db.deleteFrom('sessions').execute()
  held.end()
  expect(statuses(await Promise.all(asked))).toEqual([401, 401, 401, 429])
})

test('a refused print and a sent one give their turn back', async () => {
  const wrong = await logist.post('/order/labels', { order_ids: [2_000_000_000] })
  expect(wrong.statusCode).toBe(422)
  for (let time = 0; time < 3; time += 1) expect((await labels(logist)).statusCode).toBe(200)
  const turn = await hold(app.world.users.logist)
  expect(turn.hasWaited).toBe(false)
  turn.end()
})

describe('a client that leaves', () => {
  let port: number
  let closed = 0

  beforeAll(async () => {
    app.app.fastify.server.on('request', (_request, response) => response.once('close', () => void closed++))
    await app.app.fastify.listen({ port: 0, host: '127.0.0.1' })
    port = (app.app.fastify.server.address() as AddressInfo).port // it listens on a port
  })

  async function ask() {
    const headers = await app.credentials('logist')
    return request({ port, path: `/api/order/labels?order_ids=${order}`, agent: false, headers }).on('error', () => undefined)
  }

  test('leaves the queue', async () => {
    const held = await hold(app.world.users.logist)
    const left = [await ask(), await ask(), await ask(), await ask()]
    const answers = left.map((one) => once(one, 'response') as Promise<[IncomingMessage]>) // the arguments of this event
    for (const one of left) one.end()
    const [refused] = await Promise.race(answers)
    expect(refused.statusCode).toBe(429)
    for (const one of left) one.destroy()
    await eventually(() => expect(closed).toBe(4))
    const asked = [preview(logist), preview(logist), preview(logist), preview(logist)]
    expect((await Promise.race(asked)).statusCode).toBe(429)
    held.end()
    expect(statuses(await Promise.all(asked))).toEqual([200, 200, 200, 429])
    for (const answer of answers) answer.catch(() => undefined)
  })
})
