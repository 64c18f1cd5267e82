import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildMany } from './order-print.testing.ts'

let app: TestApp
let headers: Record<string, string>
let port: number

beforeAll(async () => {
  app = await testApp()
  headers = { ...(await app.credentials('logist')), 'content-type': 'application/json' }
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.fastify.server.address() as AddressInfo).port // it listens on a port
})
afterAll(() => app.close())

async function ask(order_ids: readonly number[]): Promise<IncomingMessage> {
  const asking = request({ port, method: 'POST', path: '/api/order/labels', agent: false, headers })
  asking.end(JSON.stringify({ order_ids }))
  const [answer] = (await once(asking, 'response')) as [IncomingMessage] // the arguments of this event
  return answer
}

async function printed(): Promise<number[]> {
  const rows = await app.world.db.selectFrom('label_prints').select('order_id').orderBy('id').execute()
  return rows.map(({ order_id }) => order_id)
}

async function read(answer: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const part of answer) bytes += (part as Buffer).length // no encoding is set
  return bytes
}

test('labels of a broken off download do not count as printed, and the next ones do', async () => {
  const ids = await buildMany(app, 320, (index) => ({ track: `BROKEN-${index}` }))
  const [left, stayed] = [ids.slice(0, 120), ids.slice(120)]
  const answer = await ask(left)
  await once(answer, 'data')
  answer.destroy()
  // These take longer than the rest of the others would have taken.
  expect(await read(await ask(stayed))).toBeGreaterThan(100_000)
  expect(await printed()).toEqual(stayed)
})

test('signing out while labels are drawn breaks the file off, and none count as printed', async () => {
  const before = await printed()
  const ids = await buildMany(app, 60, (index) => ({ track: `OUT-${index}` }))
  const answer = await ask(ids)
  await app.world.db.deleteFrom('sessions').execute()
  await expect(read(answer)).rejects.toThrow()
  expect(await printed()).toEqual(before)
})
