import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { HANG_MS } from '#testing/hang.ts'
import { createExternal } from './external.ts'
import { KEY, OWNER, SECRET, undo, undoAll } from './harness.testing.ts'
import { createRealtime } from './realtime.ts'
import { isSignedBy } from './signature.ts'

afterEach(undoAll)

test('with an external service, events go there in order and clients connect there', async () => {
  const posted: { path: string; body: { name: string; channels: string[]; data: string } }[] = []
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    posted.push({ path: String(request.url?.split('?')[0]), body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.setHeader('content-type', 'application/json').end('{}')
    if (posted.length === 3) allPosted()
  })
  let allPosted = (): void => undefined
  const done = new Promise<void>((resolve) => {
    allPosted = resolve
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  undo.push(() => void service.close())
  const port = (service.address() as AddressInfo).port // a TCP server has no other kind of address
  const pusher = { appId: 'app-1', key: KEY, secret: SECRET, host: '127.0.0.1', port, scheme: 'http' as const }
  const realtime = createRealtime({ pusher, redisUrl: undefined, appUrl: undefined, trustProxy: undefined }, { warn: () => undefined })

  realtime.publishNumbered('private-orders.1.2', 'orders-changed', { ids: [5] })
  realtime.publishNumbered('private-orders.1.2', 'orders-changed', { ids: null })
  realtime.publish('private-user.7', 'message', { id: 'm' })
  await done

  expect(posted.map(({ path, body }) => [path, body.channels[0], body.name, JSON.parse(body.data)])).toEqual([
    ['/apps/app-1/events', 'private-orders.1.2', 'orders-changed', { ids: [5], version: 1 }],
    ['/apps/app-1/events', 'private-orders.1.2', 'orders-changed', { ids: null, version: 2 }],
    ['/apps/app-1/events', 'private-user.7', 'message', { id: 'm' }],
  ])
  expect(realtime.clientSettings()).toEqual({ key: KEY, host: '127.0.0.1', port, scheme: 'http' })
  const signature = (await realtime.authorize('1.2', 'private-user.7', OWNER)) ?? ''
  expect(isSignedBy({ key: KEY, secret: SECRET }, signature, '1.2', 'private-user.7')).toBe(true)
})

test('a stopping process sends waiting announcements, but does not wait for a hanging service', async () => {
  let arrived = 0
  let isHanging = false
  const service = createServer((request, response) => {
    request.resume()
    arrived += 1
    if (!isHanging) setTimeout(() => response.setHeader('content-type', 'application/json').end('{}'), 30)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  undo.push(() => {
    service.closeAllConnections()
    service.close()
  })
  const { port } = service.address() as AddressInfo // a TCP server has no other kind of address
  const pusher = { appId: 'app-1', key: KEY, secret: SECRET, host: '127.0.0.1', port, scheme: 'http' as const }
  const ending = createExternal(pusher, { warn: () => undefined }, { closing: HANG_MS })
  for (const id of ['a', 'b', 'c']) ending.publish('private-user.7', 'message', { id })
  await ending.close()
  expect(arrived).toBe(3)

  isHanging = true
  const stuck = createExternal(pusher, { warn: () => undefined }, { closing: 20 })
  stuck.publish('private-user.7', 'message', { id: 'd' })
  stuck.publish('private-user.7', 'message', { id: 'e' })
  await stuck.close()
  expect(arrived).toBeLessThan(5)
})
