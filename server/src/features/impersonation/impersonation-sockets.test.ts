import { userChannel } from '@tracklane/contract/realtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Raw, undoAll } from '#platform/realtime/harness.testing.ts'
import { signedIn } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'

let app: TestApp
let port: number

beforeAll(async () => {
  app = await testApp()
  port = Number(new URL(await app.app.fastify.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await undoAll()
  await app.close()
})

const mayHear = async (visitor: Browser, socket: string, user: number) =>
  (await visitor.post('/api/broadcasting/auth', { socket_id: socket, channel_name: userChannel(user) })).statusCode

/** Opens a socket on a channel of its session. */
async function listening(visitor: Browser, user: number): Promise<Raw> {
  const raw = new Raw(`ws://127.0.0.1:${port}/app/${app.app.platform.config.pusher.key}?protocol=7&client=js&version=8.6.0`)
  expect(await mayHear(visitor, await raw.socketId(), user)).toBe(200)
  return raw
}

test("I-9: the channel is the target's; one's own sockets close at the start, the target's at the end", async () => {
  const visitor = await signedIn(app, { role: 'admin', organization_id: null, country_id: null })
  const { logist } = app.world.users
  const own = await listening(visitor, visitor.id)

  await visitor.post(`/api/impersonate/${logist}`, {})
  expect(await own.closed).toBe(4009)
  const acting = await listening(visitor, logist)
  expect(await mayHear(visitor, acting.id, visitor.id)).toBe(403)

  await visitor.delete('/api/impersonate')
  expect(await acting.closed).toBe(4009)
  const again = await listening(visitor, visitor.id)
  expect(await mayHear(visitor, again.id, logist)).toBe(403)
})
