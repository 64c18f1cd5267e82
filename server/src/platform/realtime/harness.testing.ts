import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect as connectTcp, type Socket } from 'node:net'
import Pusher from 'pusher-js'
import { WebSocket } from 'ws'
import { readTrust } from '#platform/proxies.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Owner, Realtime, SessionEnds } from './port.ts'
import { createRealtime } from './realtime.ts'

export const KEY = 'test-key'
export const SECRET = 'test-secret'
export const OWNER: Owner = { session: 'session-1', user_id: 7 }
export const undo: (() => Promise<void> | void)[] = []

/** Ends everything that a test has opened, last first: for `afterEach`. */
export async function undoAll(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step()
}

export interface Harness {
  readonly realtime: Realtime
  readonly port: number
  readonly warnings: string[]
}

interface HarnessSettings {
  limits?: Partial<RealtimeLimits>
  appUrl?: string
  redisUrl?: string
  trustProxy?: string
  rateLimit?: boolean
  clock?: () => number
  sessions?: SessionEnds
}

export async function openHarness(settings: HarnessSettings = {}): Promise<Harness> {
  const warnings: string[] = []
  const pusher = { appId: 'tracklane', key: KEY, secret: SECRET, host: undefined, port: 443, scheme: 'https' as const }
  const { redisUrl, appUrl, limits, rateLimit = true, clock, sessions } = settings
  const trustProxy = settings.trustProxy === undefined ? undefined : readTrust(settings.trustProxy)
  const config = { pusher, redisUrl, appUrl, trustProxy, limits, rateLimit, clock, sessions }
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
export class Raw {
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

  /** Returns the first frame of that event that was not read yet. */
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

  /** Waits for a pong. Answers come in order, so everything before it is done. */
  async settled(): Promise<Frame[]> {
    this.say({ event: 'pusher:ping', data: {} })
    await this.next('pusher:pong')
    return this.frames.splice(0)
  }
}

export function urlOf(port: number, path = `/app/${KEY}?protocol=7&client=js&version=8.6.0&flash=false`): string {
  return `ws://127.0.0.1:${port}${path}`
}

export async function listener(harness: Harness, channel: string, owner = OWNER): Promise<Raw> {
  const raw = new Raw(urlOf(harness.port))
  const auth = await harness.realtime.authorize(await raw.socketId(), channel, owner)
  raw.say({ event: 'pusher:subscribe', data: { channel, auth } })
  await raw.next('pusher_internal:subscription_succeeded')
  return raw
}

/** Opens a client that shakes hands and then answers nothing, not even a close. */
export async function deafClient(port: number): Promise<{ socket: Socket; greeting: string; gone: Promise<void> }> {
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

export function stockClient(harness: Harness, owner = OWNER): Pusher {
  const client = new Pusher(KEY, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: harness.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, answer) =>
        void harness.realtime.authorize(socketId, channelName, owner).then((auth = '') => answer(null, { auth })),
    },
  })
  undo.push(() => client.disconnect())
  return client
}

export function heard<Data>(bind: (event: string, callback: (data: Data) => void) => unknown, event: string): Promise<Data> {
  return new Promise((resolve) => bind(event, resolve))
}
