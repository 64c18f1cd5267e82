import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, listener, openHarness, Raw, undoAll, urlOf } from '#platform/realtime/harness.testing.ts'
import { PASSWORD, signedIn } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'
import { hostileText, hostileValue } from './hostile.testing.ts'
import { exchange, listenOn, openLine } from './wire.testing.ts'

const FRAMES = 1_000

afterEach(undoAll)

const events = fc.constantFrom(
  'pusher:subscribe',
  'pusher:unsubscribe',
  'pusher:ping',
  'pusher:pong',
  'pusher:signin',
  'client-x',
  'pusher_internal:x',
  '',
)
const channels = fc.oneof(
  fc.constantFrom('private-user.7', 'private-', 'presence-x', '#server-to-user-7', '__proto__', 'constructor'),
  hostileValue,
)
const frames = fc.oneof(
  hostileText,
  hostileValue.map((value) => JSON.stringify(value)),
  fc
    .record({
      event: fc.oneof(events, hostileValue),
      data: fc.oneof(fc.record({ channel: channels, auth: hostileValue, channel_data: hostileValue }), hostileValue),
      channel: channels,
    })
    .map((frame) => JSON.stringify(frame)),
)

describe('random frames', () => {
  it('never end the server or open a channel', async () => {
    const seed = Number(process.env.FUZZ_SEED ?? 20_000)
    const harness = await openHarness({ limits: { messagesPerMinute: Number.POSITIVE_INFINITY } })
    const bystander = await listener(harness, 'private-user.7')
    let raw = await newcomer(harness)
    const say = async (text: string): Promise<void> => {
      if (raw.socket.readyState !== raw.socket.OPEN) raw = await newcomer(harness)
      raw.say(text.slice(0, 9_000))
      if (text !== '') harness.realtime.publish('private-user.7', 'message', { id: 1 })
      const heard = await raw.settled()
      expect(
        heard.filter(({ event }) => !event.startsWith('pusher')),
        `FUZZ_SEED=${seed}`,
      ).toEqual([])
    }
    await fc.assert(fc.asyncProperty(frames, say), { seed, numRuns: FRAMES })
    expect((await bystander.settled()).every(({ event }) => event === 'message')).toBe(true)
  })
})

async function newcomer({ port }: Harness): Promise<Raw> {
  const raw = new Raw(urlOf(port))
  await raw.socketId()
  return raw
}

describe('websocket protocol', () => {
  it('a ping is answered with a pong', async () => {
    const raw = await newcomer(await openHarness())
    const pong = new Promise((resolve) => raw.socket.once('pong', (data) => resolve(String(data))))
    raw.socket.ping('are you there')
    expect(await pong).toBe('are you there')
  })

  it('compression is refused, since it could expand without limit', async () => {
    const raw = await newcomer(await openHarness())
    expect(raw.socket.extensions).toBe('')
  })

  it.each([
    ['text that is no UTF-8', Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xff]), 1007],
    ['a frame without mask', Buffer.from([0x81, 0x01, 0x61]), 1002],
    ['a reserved opcode', Buffer.from([0x83, 0x80, 0, 0, 0, 0]), 1002],
    ['a continuation of nothing', Buffer.from([0x80, 0x80, 0, 0, 0, 0]), 1002],
    ['a ping of 126 bytes', Buffer.from([0x89, 0xfe, 0, 126, 0, 0, 0, 0]), 1002],
    ['a frame of eight exabytes', Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), 1009],
    ['pieces that add up to too much', pieces(), 1009],
  ])('only that socket closes at %s', async (_what, bytes, code) => {
    const harness = await openHarness()
    const bystander = await newcomer(harness)
    const raw = await newcomer(harness)
    const { _socket } = raw.socket as unknown as { _socket: { write(bytes: Buffer): void } } // ws cannot send these frames
    _socket.write(bytes)
    expect(await raw.closed).toBe(code)
    await bystander.settled()
  })

  it.each([
    ['another version', 'Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'],
    ['no key', 'Sec-WebSocket-Version: 13\r\n'],
    ['a wrong key', 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n'],
  ])('no socket opens for %s', async (_what, headers) => {
    const { port } = await openHarness()
    const start = 'GET /app/test-key?protocol=7 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
    expect((await openLine(port, `${start}${headers}\r\n`).answer)?.status).toBe(400)
  })
})

/** Makes a message in three frames of 5,000 bytes. */
function pieces(): Buffer {
  const piece = (first: number): Buffer =>
    Buffer.concat([Buffer.from([first, 0xfe, 5_000 >> 8, 5_000 & 0xff, 0, 0, 0, 0]), Buffer.alloc(5_000, 'a')])
  return Buffer.concat([piece(0x01), piece(0x00), piece(0x80)])
}

describe('the end of the right to listen', () => {
  let test: TestApp
  let port: number
  beforeAll(async () => {
    test = await testApp()
    port = await listenOn(test)
  })
  afterAll(() => test.close())

  /** Opens a socket on the person's own channel, signed over HTTP. */
  async function listening(visitor: Browser, userId: number): Promise<Raw> {
    const raw = new Raw(urlOf(port, '/app/tracklane-key?protocol=7'))
    const channel = `private-user.${userId}`
    const signed = await visitor.post('/broadcasting/auth', { socket_id: await raw.socketId(), channel_name: channel })
    raw.say({ event: 'pusher:subscribe', data: { channel, auth: signed.json().auth } })
    await raw.next('pusher_internal:subscription_succeeded')
    return raw
  }

  it('closes the sockets of a session that signs out, and no others', async () => {
    const visitor = await signedIn(test, { email: 'one@tracklane.test' })
    const elsewhere = browser(test.app)
    await elsewhere.login('one@tracklane.test', PASSWORD)
    const [raw, other] = [await listening(visitor, visitor.id), await listening(elsewhere, visitor.id)]
    await visitor.post('/api/user/logout')
    expect(await raw.closed).toBe(4009)
    await other.settled()
  })

  it('closes every socket of a person whose password changes', async () => {
    const visitor = await signedIn(test, { email: 'two@tracklane.test' })
    const elsewhere = browser(test.app)
    await elsewhere.login('two@tracklane.test', PASSWORD)
    const [raw, other] = [await listening(visitor, visitor.id), await listening(elsewhere, visitor.id)]
    await visitor.put('/api/user/password', { current_password: PASSWORD, password: 'nine small boats' })
    expect(await Promise.all([raw.closed, other.closed])).toEqual([4009, 4009])
  })

  it.each([
    ['the person themselves, from elsewhere', () => undefined, '/api/user/session'],
    ['security', () => test.as('security'), (id: number) => `/user/${id}/session`],
  ])('closes the sockets of a session that is ended by %s', async (_, guard, url) => {
    const visitor = await signedIn(test, { email: `ended${typeof url}@tracklane.test` })
    const raw = await listening(visitor, visitor.id)
    const elsewhere = browser(test.app)
    await elsewhere.login(`ended${typeof url}@tracklane.test`, PASSWORD)
    const by = (await guard()) ?? elsewhere
    await by.delete(typeof url === 'string' ? url : url(visitor.id))
    expect(await raw.closed).toBe(4009)
  })

  it('closes the sockets of a session that another sign-in replaces', async () => {
    const visitor = await signedIn(test, { email: 'three@tracklane.test' })
    const raw = await listening(visitor, visitor.id)
    await visitor.login('three@tracklane.test', PASSWORD)
    expect(await raw.closed).toBe(4009)
  })

  /** Opens a socket with the cookie that a browser would send. */
  const opened = async (visitor: Browser): Promise<Raw> => {
    const raw = new Raw(urlOf(port, '/app/tracklane-key?protocol=7'), { cookie: `session=${visitor.jar.get('session')}` })
    await raw.socketId()
    return raw
  }

  it("cannot be caused for another session's socket", async () => {
    const visitor = await signedIn(test, { email: 'four@tracklane.test' })
    const stranger = await signedIn(test, { email: 'five@tracklane.test' })
    const [own, without] = [await opened(visitor), await listening(visitor, visitor.id)]
    for (const { id } of [own, without]) {
      const channel_name = `private-user.${stranger.id}`
      expect((await stranger.post('/broadcasting/auth', { socket_id: id, channel_name })).statusCode).toBe(403)
    }
    await stranger.post('/api/user/logout')
    await own.settled()
    await without.settled()
  })

  it('closes a socket also while its subscription is being signed', async () => {
    const visitor = await signedIn(test, { email: 'six@tracklane.test' })
    const { realtime } = test.app.platform
    const { authorize } = realtime
    const signing = async (...asked: Parameters<typeof authorize>) => {
      const cookies = new Map(visitor.jar)
      await visitor.post('/api/user/logout')
      for (const [name, value] of cookies) visitor.jar.set(name, value)
      return authorize(...asked)
    }
    for (const raw of [await opened(visitor), await withoutCookie()]) {
      Object.assign(realtime, { authorize: signing })
      const answer = await visitor.post('/broadcasting/auth', { socket_id: raw.id, channel_name: `private-user.${visitor.id}` })
      Object.assign(realtime, { authorize })
      expect(answer.statusCode).toBe(401)
      expect([4009, 4200]).toContain(await raw.closed)
      await visitor.login('six@tracklane.test', PASSWORD)
    }
  })

  const withoutCookie = async (): Promise<Raw> => {
    const raw = new Raw(urlOf(port, '/app/tracklane-key?protocol=7'))
    await raw.socketId()
    return raw
  }

  it("makes a guest's socket reconnect with the cookie after sign-in", async () => {
    const visitor = browser(test.app)
    await visitor.get('/sanctum/csrf-cookie')
    const guest = await opened(visitor)
    await signedIn(test, { email: 'seven@tracklane.test' })
    expect((await visitor.login('seven@tracklane.test', PASSWORD)).statusCode).toBe(200)
    expect(await guest.closed).toBe(4200)
    const dead = await opened(visitor)
    await test.world.db.deleteFrom('sessions').execute()
    await visitor.get('/sanctum/csrf-cookie')
    expect(await dead.closed).toBe(4200)
  })

  it('has no other way in: nothing is published from outside', async () => {
    for (const path of [
      '/apps/tracklane/events',
      '/apps/tracklane/batch_events',
      '/apps/tracklane/channels',
      '/apps/tracklane/users/1/terminate_connections',
    ]) {
      for (const method of ['GET', 'POST']) {
        expect(
          (
            await exchange(
              port,
              `${method} ${path}?auth_key=tracklane-key`,
              { 'content-type': 'application/json', 'content-length': '2' },
              '{}',
            )
          )?.status,
        ).toBe(404)
      }
    }
  })
})
