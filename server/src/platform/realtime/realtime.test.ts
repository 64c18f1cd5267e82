import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect as connectTcp, type Socket } from 'node:net'
import Pusher from 'pusher-js'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { RealtimeLimits } from './limits.ts'
import { isChannelName, isSocketId } from './protocol.ts'
import { createRealtime, type Realtime } from './realtime.ts'
import { isSignedBy, sign } from './signature.ts'

const KEY = 'test-key'
const SECRET = 'test-secret'
const OWNER = { session: 'session-1', user_id: 7 }
const undo: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

interface Place {
  readonly realtime: Realtime
  readonly port: number
  readonly warnings: string[]
}

async function openPlace(settings: { limits?: Partial<RealtimeLimits>; appUrl?: string; redisUrl?: string } = {}): Promise<Place> {
  const warnings: string[] = []
  const pusher = { appId: 'tracklane', key: KEY, secret: SECRET, host: undefined, port: 443, scheme: 'https' as const }
  const config = { pusher, redisUrl: settings.redisUrl, appUrl: settings.appUrl, limits: settings.limits }
  const realtime = createRealtime(config, { warn: (_details, message) => void warnings.push(message) })
  const server = createServer((_request, response) => response.writeHead(404).end())
  realtime.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  undo.push(() => shut(server, realtime))
  return { realtime, port: (server.address() as AddressInfo).port, warnings } // a TCP server has no other kind of address
}

async function shut(server: Server, realtime: Realtime): Promise<void> {
  await realtime.drain()
  await realtime.close()
  await new Promise((resolve) => server.close(resolve))
}

interface Frame {
  event: string
  channel?: string
  data: Record<string, unknown>
}

/** A client that speaks the protocol by hand. */
class Raw {
  readonly frames: Frame[] = []
  readonly socket: WebSocket
  readonly closed: Promise<number>
  id = ''
  #wake = (): void => undefined

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers })
    this.closed = new Promise((resolve) => this.socket.on('close', (code) => resolve(code)))
    this.socket.on('error', () => undefined)
    this.socket.on('message', (text) => {
      const { data, ...rest } = JSON.parse(String(text))
      this.frames.push({ ...rest, data: JSON.parse(data) })
      this.#wake()
    })
    undo.push(() => this.socket.terminate())
  }

  /** The first frame of that event that nobody has asked for yet. */
  async next(event: string): Promise<Frame> {
    for (;;) {
      const index = this.frames.findIndex((frame) => frame.event === event)
      const [found] = index < 0 ? [] : this.frames.splice(index, 1)
      if (found) return found
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  async socketId(): Promise<string> {
    this.id = String((await this.next('pusher:connection_established')).data.socket_id)
    return this.id
  }

  /** Answers come in order, so a pong proves that everything before it was dealt with. */
  async settled(): Promise<Frame[]> {
    this.say({ event: 'pusher:ping', data: {} })
    await this.next('pusher:pong')
    return this.frames.splice(0)
  }
}

function urlOf(port: number, path = `/app/${KEY}?protocol=7&client=js&version=8.6.0&flash=false`): string {
  return `ws://127.0.0.1:${port}${path}`
}

async function listener(place: Place, channel: string, owner = OWNER): Promise<Raw> {
  const raw = new Raw(urlOf(place.port))
  const auth = place.realtime.authorize(await raw.socketId(), channel, owner)
  raw.say({ event: 'pusher:subscribe', data: { channel, auth } })
  await raw.next('pusher_internal:subscription_succeeded')
  return raw
}

/** A client that shakes hands and then answers nothing, not even a close. */
async function deafClient(port: number): Promise<{ socket: Socket; greeting: string; gone: Promise<void> }> {
  const socket = connectTcp(port, '127.0.0.1')
  undo.push(() => void socket.destroy())
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let greeting = ''
  const greeted = new Promise<void>((resolve) => {
    socket.on('data', (bytes) => {
      greeting += bytes.toString('latin1')
      if (greeting.includes('socket_id')) resolve()
    })
  })
  socket.write(
    `GET /app/${KEY}?protocol=7 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  )
  await greeted
  return { socket, greeting, gone }
}

function stockClient(place: Place, owner = OWNER): Pusher {
  const client = new Pusher(KEY, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: place.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, answer) => answer(null, { auth: place.realtime.authorize(socketId, channelName, owner) }),
    },
  })
  undo.push(() => client.disconnect())
  return client
}

function heard<Data>(bind: (event: string, callback: (data: Data) => void) => unknown, event: string): Promise<Data> {
  return new Promise((resolve) => bind(event, resolve))
}

test('a stock pusher-js client connects, subscribes and hears what is published', async () => {
  const place = await openPlace()
  const channel = stockClient(place).subscribe('private-user.7')
  await heard(channel.bind.bind(channel), 'pusher:subscription_succeeded')

  const message = heard(channel.bind.bind(channel), 'message')
  place.realtime.publish('private-user.7', 'message', { id: '1', text: 'Grüße "quoted"', type: 'warning' })

  expect(await message).toEqual({ id: '1', text: 'Grüße "quoted"', type: 'warning' })
})

test('a stock pusher-js client reports a refused signature to its channel', async () => {
  const place = await openPlace()
  const client = stockClient(place)
  await heard(client.connection.bind.bind(client.connection), 'connected')
  const channel = client.subscribe('private-user.7')
  const refusal = heard<{ type: string; status: number }>(channel.bind.bind(channel), 'pusher:subscription_error')
  client.send_event('pusher:subscribe', { channel: 'private-user.7', auth: `${KEY}:00` })

  expect(await refusal).toMatchObject({ type: 'AuthError', status: 401 })
  expect(client.connection.state).toBe('connected')
})

test('the signature agrees with the protocol’s published vector', () => {
  const credentials = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }
  const signature = '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4'
  expect(sign(credentials, '1234.1234', 'private-foobar')).toBe(signature)
  expect(isSignedBy(credentials, signature, '1234.1234', 'private-foobar')).toBe(true)
  expect(isSignedBy(credentials, signature.replace('278d', '0000'), '1234.1234', 'private-foobar')).toBe(false)
})

test('names that could be confused with each other are not signed', () => {
  expect(isSocketId('1234.1234')).toBe(true)
  for (const hostile of ['1.1:private-user', '1.1\n', '1', '1.1.1', '', `${'1'.repeat(40)}.1`]) expect(isSocketId(hostile)).toBe(false)
  expect(isChannelName('private-orders.1.0')).toBe(true)
  for (const hostile of ['private-user:5', 'private user', 'private-user.5\n', '', `private-${'x'.repeat(200)}`]) {
    expect(isChannelName(hostile)).toBe(false)
  }
})

test('the handshake tells the socket’s id and the activity timeout inside doubly encoded data', async () => {
  const { port } = await openPlace()
  const raw = new Raw(urlOf(port))
  const { data } = await raw.next('pusher:connection_established')
  expect(data).toEqual({ socket_id: expect.stringMatching(/^[1-9]\d*\.[1-9]\d*$/), activity_timeout: 30 })
})

test.each([
  ['/app/another-key?protocol=7', 4001],
  ['/nowhere', 4005],
  [`/apps/${KEY}/events?protocol=7`, 4005],
  ['//?protocol=7', 4005],
  [`/app/${KEY}?protocol=seven`, 4006],
  [`/app/${KEY}?protocol=4`, 4007],
  [`/app/${KEY}?protocol=8`, 4007],
  [`/app/${KEY}`, 4008],
])('a handshake at %s is refused with %i', async (path, code) => {
  const { port } = await openPlace()
  const raw = new Raw(urlOf(port, path))
  expect((await raw.next('pusher:error')).data.code).toBe(code)
  expect(await raw.closed).toBe(code)
})

test('a path before /app and the older protocol versions are accepted', async () => {
  const { port } = await openPlace()
  for (const path of [`/realtime/app/${KEY}?protocol=7`, `/app/${KEY}?protocol=5`, `/app/${KEY}?protocol=6`]) {
    expect(await new Raw(urlOf(port, path)).socketId()).toMatch(/^\d+\.\d+$/)
  }
})

test('only pages of the own host or of the configured address may connect', async () => {
  const { port } = await openPlace({ appUrl: 'https://app.example/' })
  for (const origin of [`http://127.0.0.1:${port}`, 'https://app.example']) {
    expect(await new Raw(urlOf(port), { origin }).socketId()).toMatch(/^\d+\.\d+$/)
  }
  for (const origin of ['https://evil.example', `http://127.0.0.1:${port}.evil.example`, 'http://app.example', 'null', '']) {
    expect(await new Raw(urlOf(port), { origin }).closed).toBe(4009)
  }
})

test('a missing, foreign or forged signature is refused, and the socket stays', async () => {
  const place = await openPlace()
  const raw = new Raw(urlOf(place.port))
  const id = await raw.socketId()
  const foreign = new Raw(urlOf(place.port))
  const foreignAuth = place.realtime.authorize(await foreign.socketId(), 'private-user.7', OWNER)
  const right = createHmac('sha256', SECRET).update(`${id}:private-user.7`).digest('hex')

  for (const auth of [undefined, '', 'x', foreignAuth, right, `other:${right}`, `${KEY}:${right}0`, `${KEY}:${right.toUpperCase()}`]) {
    raw.say({ event: 'pusher:subscribe', data: { channel: 'private-user.7', auth } })
    expect((await raw.next('pusher:error')).data.code).toBe(4009)
    expect(await raw.next('pusher:subscription_error')).toMatchObject({
      channel: 'private-user.7',
      data: { type: 'AuthError', status: 401 },
    })
  }
  place.realtime.publish('private-user.7', 'message', { id: 1 })
  expect(await raw.settled()).toEqual([])
})

test('channels that are not plainly private are refused even with a right signature', async () => {
  const place = await openPlace()
  const raw = new Raw(urlOf(place.port))
  const id = await raw.socketId()
  for (const channel of ['orders', 'presence-orders', 'cache-orders', 'private-encrypted-orders', 'private-cache-orders']) {
    raw.say({ event: 'pusher:subscribe', data: { channel, auth: sign({ key: KEY, secret: SECRET }, id, channel), channel_data: '{}' } })
    expect((await raw.next('pusher:subscription_error')).channel).toBe(channel)
  }
})

test('a channel subscribed twice is heard once, and not at all after it is left', async () => {
  const place = await openPlace()
  const raw = new Raw(urlOf(place.port))
  const auth = place.realtime.authorize(await raw.socketId(), 'private-user.7', OWNER)
  raw.say({ event: 'pusher:subscribe', data: { channel: 'private-user.7', auth } })
  raw.say({ event: 'pusher:subscribe', data: { channel: 'private-user.7', auth } })
  await raw.next('pusher_internal:subscription_succeeded')
  await raw.next('pusher_internal:subscription_succeeded')
  place.realtime.publish('private-user.7', 'message', { id: 1 })
  expect((await raw.settled()).map(({ event }) => event)).toEqual(['message'])

  raw.say({ event: 'pusher:unsubscribe', data: { channel: 'private-user.7' } })
  raw.say({ event: 'pusher:unsubscribe', data: { channel: 'private-user.8' } })
  await raw.settled()
  place.realtime.publish('private-user.7', 'message', { id: 2 })
  expect(await raw.settled()).toEqual([])
})

test('numbered events count up by one per channel', async () => {
  const place = await openPlace()
  const raw = await listener(place, 'private-orders.1.2')
  place.realtime.publishNumbered('private-orders.1.2', 'orders-changed', { ids: [1] })
  place.realtime.publishNumbered('private-orders.1.3', 'orders-changed', { ids: [2] })
  place.realtime.publishNumbered('private-orders.1.2', 'orders-changed', { ids: null })
  expect((await raw.settled()).map(({ data }) => data)).toEqual([
    { ids: [1], version: 1 },
    { ids: null, version: 2 },
  ])
})

test.each([
  ['not JSON', 'hello'],
  ['nothing', ''],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no event', '{}'],
  ['an event that is no text', '{"event":7}'],
  ['an unknown event', '{"event":"pusher:unheard-of"}'],
  ['a subscription without data', '{"event":"pusher:subscribe"}'],
  ['a subscription to null', '{"event":"pusher:subscribe","data":null}'],
  ['a channel that is a list', '{"event":"pusher:subscribe","data":{"channel":["private-user.7"]}}'],
  ['a channel with a colon', '{"event":"pusher:subscribe","data":{"channel":"private-user:7"}}'],
  ['a signature that is an object', '{"event":"pusher:subscribe","data":{"channel":"private-user.7","auth":{}}}'],
  ['leaving nothing', '{"event":"pusher:unsubscribe","data":{}}'],
  ['a depth of brackets', '['.repeat(9_000)],
])('%s is answered as an invalid message, and the socket stays', async (_what, text) => {
  const { port } = await openPlace()
  const raw = new Raw(urlOf(port))
  await raw.socketId()
  raw.say(text)
  expect((await raw.next('pusher:error')).data).toEqual({ code: 4200, message: 'Invalid message format' })
  expect(await raw.settled()).toEqual([])
})

test('client events are refused and relayed to nobody', async () => {
  const place = await openPlace()
  const other = await listener(place, 'private-user.7')
  const raw = await listener(place, 'private-user.7')
  raw.say({ event: 'client-typing', channel: 'private-user.7', data: {} })
  expect((await raw.next('pusher:error')).data).toEqual({ code: 4301, message: 'The app does not have client messaging enabled.' })
  expect(await other.settled()).toEqual([])
})

test('signing in is refused, and the socket stays', async () => {
  const { port } = await openPlace()
  const raw = new Raw(urlOf(port))
  raw.socket.on('open', () => raw.say({ event: 'pusher:signin', data: { auth: 'x', user_data: '{}' } }))
  expect((await raw.next('pusher:error')).data.code).toBe(4009)
  await raw.settled()
})

test('binary frames close the socket with 1003, long ones with 1009', async () => {
  const { port } = await openPlace()
  const binary = new Raw(urlOf(port))
  await binary.socketId()
  binary.socket.send(Buffer.from('{"event":"pusher:ping"}'), { binary: true })
  expect(await binary.closed).toBe(1003)

  const long = new Raw(urlOf(port))
  await long.socketId()
  long.say('x'.repeat(10_001))
  expect(await long.closed).toBe(1009)
})

test('bytes that are no websocket frame end that socket and no other', async () => {
  const { port } = await openPlace()
  const bystander = new Raw(urlOf(port))
  await bystander.socketId()
  const line = await deafClient(port)
  line.socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0x00]))
  await line.gone
  await bystander.settled()
})

test('a client that says too much is told so, and no longer heard', async () => {
  const place = await openPlace({ limits: { messagesPerMinute: 3 } })
  const raw = new Raw(urlOf(place.port))
  await raw.socketId()
  for (let count = 0; count < 4; count++) raw.say({ event: 'pusher:ping', data: {} })
  expect((await raw.next('pusher:error')).data.code).toBe(4301)
  expect(raw.frames.filter(({ event }) => event === 'pusher:pong')).toHaveLength(3)
  expect(raw.socket.readyState).toBe(WebSocket.OPEN)
})

test('a socket holds a limited number of channels', async () => {
  const place = await openPlace({ limits: { channelsPerSocket: 1 } })
  const raw = await listener(place, 'private-user.7')
  const channel = 'private-orders.1.2'
  raw.say({ event: 'pusher:subscribe', data: { channel, auth: place.realtime.authorize(raw.id, channel, OWNER) } })
  expect(await raw.next('pusher:subscription_error')).toMatchObject({ channel, data: { status: 403 } })
})

test('a person holds a limited number of sockets, the house too', async () => {
  const place = await openPlace({ limits: { socketsPerUser: 1, sockets: 2 } })
  await listener(place, 'private-user.7')
  const second = new Raw(urlOf(place.port))
  place.realtime.authorize(await second.socketId(), 'private-user.7', OWNER)
  expect(await second.closed).toBe(4004)

  await listener(place, 'private-user.8', { session: 'session-2', user_id: 8 })
  const third = new Raw(urlOf(place.port))
  expect((await third.next('pusher:error')).data.code).toBe(4100)
  expect(await third.closed).toBe(4100)
})

test('an ended session closes its sockets with 4009 and leaves the others', async () => {
  const place = await openPlace()
  const ended = await listener(place, 'private-user.7')
  const otherSession = await listener(place, 'private-user.7', { ...OWNER, session: 'session-2' })
  const otherUser = await listener(place, 'private-user.8', { session: 'session-3', user_id: 8 })

  place.realtime.closeOwned({ session: OWNER.session })
  place.realtime.publish('private-user.7', 'message', { id: 1 })
  expect(await ended.closed).toBe(4009)
  expect(ended.frames.map(({ event, data }) => [event, data.code])).toEqual([['pusher:error', 4009]])
  expect((await otherSession.settled()).map(({ event }) => event)).toEqual(['message'])

  place.realtime.closeOwned({ user_id: 7 })
  expect(await otherSession.closed).toBe(4009)
  place.realtime.closeOwned({})
  await otherUser.settled()
})

test('a revoked client that does not close by itself is cut off', async () => {
  const place = await openPlace()
  const line = await deafClient(place.port)
  const socketId = String(line.greeting.match(/\d+\.\d+/g)?.at(-1))
  place.realtime.authorize(socketId, 'private-user.7', OWNER)
  place.realtime.closeOwned({ session: OWNER.session })
  await line.gone
})

test('a silent client is asked, and closed when it does not answer', async () => {
  const place = await openPlace({ limits: { silenceMs: 60, pongMs: 60 } })
  const silent = new Raw(urlOf(place.port))
  await silent.next('pusher:ping')
  expect((await silent.next('pusher:error')).data.code).toBe(4201)
  expect(await silent.closed).toBe(4201)
})

test('a client that answers pings stays, by protocol or by frame', async () => {
  const place = await openPlace({ limits: { silenceMs: 60, pongMs: 10_000 } })
  const raw = new Raw(urlOf(place.port))
  for (let round = 0; round < 3; round++) {
    await raw.next('pusher:ping')
    raw.say({ event: 'pusher:pong', data: {} })
  }
  await raw.next('pusher:ping')
  raw.socket.ping()
  await raw.next('pusher:ping')
  expect(raw.socket.readyState).toBe(WebSocket.OPEN)
})

test('a client that does not read is dropped instead of kept in memory', async () => {
  const place = await openPlace({ limits: { sendBufferBytes: 100_000 } })
  const slow = await listener(place, 'private-user.7')
  slow.socket.pause()
  const payload = { text: 'x'.repeat(1_000_000) }
  for (let count = 0; count < 20; count++) {
    place.realtime.publish('private-user.7', 'message', payload)
    await new Promise((resolve) => setImmediate(resolve))
  }
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
})

test('draining sends everyone away with 4200, newcomers too', async () => {
  const place = await openPlace()
  const raw = await listener(place, 'private-user.7')
  const drained = place.realtime.drain()
  const late = new Raw(urlOf(place.port))
  expect(await raw.closed).toBe(4200)
  expect(await late.closed).toBe(4200)
  await drained
})

test('clients learn the public key, never the secret', async () => {
  const { realtime } = await openPlace()
  expect(realtime.clientSettings()).toEqual({ key: KEY, host: null, port: 443, scheme: 'https' })
  expect(JSON.stringify(realtime.clientSettings())).not.toContain(SECRET)
})

test('with a service elsewhere, events go there in order and clients are sent there', async () => {
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
  const realtime = createRealtime({ pusher, redisUrl: undefined, appUrl: undefined }, { warn: () => undefined })

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
  const signature = realtime.authorize('1.2', 'private-user.7', OWNER)
  expect(isSignedBy({ key: KEY, secret: SECRET }, signature, '1.2', 'private-user.7')).toBe(true)
})
