import { createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { deafClient, heard, KEY, listener, OWNER, openHarness, Raw, SECRET, stockClient, undoAll, urlOf } from './harness.testing.ts'
import { sign } from './signature.ts'

afterEach(undoAll)

test('a stock pusher-js client connects, subscribes and gets published events', async () => {
  const harness = await openHarness()
  const channel = stockClient(harness).subscribe('private-user.7')
  await heard(channel.bind.bind(channel), 'pusher:subscription_succeeded')

  const message = heard(channel.bind.bind(channel), 'message')
  harness.realtime.publish('private-user.7', 'message', { id: '1', text: 'Grüße "quoted"', type: 'warning' })

  expect(await message).toEqual({ id: '1', text: 'Grüße "quoted"', type: 'warning' })
})

test('a stock pusher-js client reports a refused signature to its channel', async () => {
  const harness = await openHarness()
  const client = stockClient(harness)
  await heard(client.connection.bind.bind(client.connection), 'connected')
  const channel = client.subscribe('private-user.7')
  const refusal = heard<{ type: string; status: number }>(channel.bind.bind(channel), 'pusher:subscription_error')
  client.send_event('pusher:subscribe', { channel: 'private-user.7', auth: `${KEY}:00` })

  expect(await refusal).toMatchObject({ type: 'AuthError', status: 401 })
  expect(client.connection.state).toBe('connected')
})

test('a missing, foreign or forged signature is refused, and the socket stays open', async () => {
  const harness = await openHarness()
  const raw = new Raw(urlOf(harness.port))
  const id = await raw.socketId()
  const foreign = new Raw(urlOf(harness.port))
  const foreignAuth = await harness.realtime.authorize(await foreign.socketId(), 'private-user.7', OWNER)
  const right = createHmac('sha256', SECRET).update(`${id}:private-user.7`).digest('hex')

  for (const auth of [undefined, '', 'x', foreignAuth, right, `other:${right}`, `${KEY}:${right}0`, `${KEY}:${right.toUpperCase()}`]) {
    raw.say({ event: 'pusher:subscribe', data: { channel: 'private-user.7', auth } })
    expect((await raw.next('pusher:error')).data.code).toBe(4009)
    expect(await raw.next('pusher:subscription_error')).toMatchObject({
      channel: 'private-user.7',
      data: { type: 'AuthError', status: 401 },
    })
  }
  harness.realtime.publish('private-user.7', 'message', { id: 1 })
  expect(await raw.settled()).toEqual([])
})

test('channels that are not plainly private are refused even with a valid signature', async () => {
  const harness = await openHarness()
  const raw = new Raw(urlOf(harness.port))
  const id = await raw.socketId()
  for (const channel of ['orders', 'presence-orders', 'cache-orders', 'private-encrypted-orders', 'private-cache-orders']) {
    raw.say({ event: 'pusher:subscribe', data: { channel, auth: sign({ key: KEY, secret: SECRET }, id, channel), channel_data: '{}' } })
    expect((await raw.next('pusher:subscription_error')).channel).toBe(channel)
  }
})

test('a channel subscribed twice sends each event once, and none after it is left', async () => {
  const harness = await openHarness()
  const raw = new Raw(urlOf(harness.port))
  const auth = await harness.realtime.authorize(await raw.socketId(), 'private-user.7', OWNER)
  raw.say({ event: 'pusher:subscribe', data: { channel: 'private-user.7', auth } })
  raw.say({ event: 'pusher:subscribe', data: { channel: 'private-user.7', auth } })
  await raw.next('pusher_internal:subscription_succeeded')
  await raw.next('pusher_internal:subscription_succeeded')
  harness.realtime.publish('private-user.7', 'message', { id: 1 })
  expect((await raw.settled()).map(({ event }) => event)).toEqual(['message'])

  raw.say({ event: 'pusher:unsubscribe', data: { channel: 'private-user.7' } })
  raw.say({ event: 'pusher:unsubscribe', data: { channel: 'private-user.8' } })
  await raw.settled()
  harness.realtime.publish('private-user.7', 'message', { id: 2 })
  expect(await raw.settled()).toEqual([])
})

test('numbered events count up by one per channel', async () => {
  const harness = await openHarness()
  const raw = await listener(harness, 'private-orders.1.2')
  harness.realtime.publishNumbered('private-orders.1.2', 'orders-changed', { ids: [1] })
  harness.realtime.publishNumbered('private-orders.1.3', 'orders-changed', { ids: [2] })
  harness.realtime.publishNumbered('private-orders.1.2', 'orders-changed', { ids: null })
  expect((await raw.settled()).map(({ data }) => data)).toEqual([
    { ids: [1], version: 1 },
    { ids: null, version: 2 },
  ])
})

test('a client that sends too much is told so and ignored', async () => {
  const harness = await openHarness({ limits: { messagesPerMinute: 3 } })
  const raw = new Raw(urlOf(harness.port))
  await raw.socketId()
  for (let count = 0; count < 4; count++) raw.say({ event: 'pusher:ping', data: {} })
  expect((await raw.next('pusher:error')).data.code).toBe(4301)
  expect(raw.frames.filter(({ event }) => event === 'pusher:pong')).toHaveLength(3)
  expect(raw.socket.readyState).toBe(WebSocket.OPEN)
})

test('a socket holds a limited number of channels', async () => {
  const harness = await openHarness({ limits: { channelsPerSocket: 1 } })
  const raw = await listener(harness, 'private-user.7')
  const channel = 'private-orders.1.2'
  raw.say({ event: 'pusher:subscribe', data: { channel, auth: await harness.realtime.authorize(raw.id, channel, OWNER) } })
  expect(await raw.next('pusher:subscription_error')).toMatchObject({ channel, data: { status: 403 } })
})

test('sockets are limited per person and per process', async () => {
  const harness = await openHarness({ limits: { socketsPerUser: 1, sockets: 2 } })
  await listener(harness, 'private-user.7')
  const second = new Raw(urlOf(harness.port))
  await harness.realtime.authorize(await second.socketId(), 'private-user.7', OWNER)
  expect(await second.closed).toBe(4004)

  await listener(harness, 'private-user.8', { session: 'session-2', user_id: 8 })
  const third = new Raw(urlOf(harness.port))
  expect((await third.next('pusher:error')).data.code).toBe(4100)
  expect(await third.closed).toBe(4100)
})

test('an ended session closes its sockets with 4009 and leaves the others', async () => {
  const harness = await openHarness()
  const ended = await listener(harness, 'private-user.7')
  const otherSession = await listener(harness, 'private-user.7', { ...OWNER, session: 'session-2' })
  const otherUser = await listener(harness, 'private-user.8', { session: 'session-3', user_id: 8 })

  harness.realtime.closeOwned({ session: OWNER.session })
  harness.realtime.publish('private-user.7', 'message', { id: 1 })
  expect(await ended.closed).toBe(4009)
  expect(ended.frames.map(({ event, data }) => [event, data.code])).toEqual([['pusher:error', 4009]])
  expect((await otherSession.settled()).map(({ event }) => event)).toEqual(['message'])

  harness.realtime.closeOwned({ user_id: 7 })
  expect(await otherSession.closed).toBe(4009)
  harness.realtime.closeOwned({})
  await otherUser.settled()
})

test('a revoked client that does not close by itself is cut off', async () => {
  const harness = await openHarness()
  const line = await deafClient(harness.port)
  const socketId = String(line.greeting.match(/\d+\.\d+/g)?.at(-1))
  await harness.realtime.authorize(socketId, 'private-user.7', OWNER)
  harness.realtime.closeOwned({ session: OWNER.session })
  await line.gone
})

test('a silent client gets a ping, and is closed without an answer', async () => {
  const harness = await openHarness({ limits: { silenceMs: 60, pongMs: 60 } })
  const silent = new Raw(urlOf(harness.port))
  await silent.next('pusher:ping')
  expect((await silent.next('pusher:error')).data.code).toBe(4201)
  expect(await silent.closed).toBe(4201)
})

test('a client that answers pings stays, by protocol or by frame', async () => {
  const harness = await openHarness({ limits: { silenceMs: 60, pongMs: 10_000 } })
  const raw = new Raw(urlOf(harness.port))
  for (let round = 0; round < 3; round++) {
    await raw.next('pusher:ping')
    raw.say({ event: 'pusher:pong', data: {} })
  }
  await raw.next('pusher:ping')
  raw.socket.ping()
  await raw.next('pusher:ping')
  expect(raw.socket.readyState).toBe(WebSocket.OPEN)
})

test('a client that does not read is dropped before it fills the memory', async () => {
  const harness = await openHarness({ limits: { sendBufferBytes: 100_000 } })
  const slow = await listener(harness, 'private-user.7')
  slow.socket.pause()
  const payload = { text: 'x'.repeat(1_000_000) }
  for (let count = 0; count < 20; count++) {
    harness.realtime.publish('private-user.7', 'message', payload)
    await new Promise((resolve) => setImmediate(resolve))
  }
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
})

test('draining closes every socket with 4200, new ones too', async () => {
  const harness = await openHarness()
  const raw = await listener(harness, 'private-user.7')
  const drained = harness.realtime.drain()
  const late = new Raw(urlOf(harness.port))
  expect(await raw.closed).toBe(4200)
  expect(await late.closed).toBe(4200)
  await drained
})

test('clients learn the public key, never the secret', async () => {
  const { realtime } = await openHarness()
  expect(realtime.clientSettings()).toEqual({ key: KEY, host: null, port: 443, scheme: 'https' })
  expect(JSON.stringify(realtime.clientSettings())).not.toContain(SECRET)
})
