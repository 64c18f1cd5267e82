import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import type { App } from '../../../server/src/platform/http/app.ts'
import { openWay, REDIS_KINDS } from '../../../server/src/platform/realtime/redis.testing.ts'
import { serverOn } from '../../../server/src/testing/app.ts'
import type { World } from '../../../server/src/testing/build.ts'

interface RequestParts {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

const MARK = 'private-mark'
/** Limits that are never reached: by the test's clock nobody is late. */
const LIMITS = {
  messagesPerMinute: Number.POSITIVE_INFINITY,
  silenceMs: Number.POSITIVE_INFINITY,
  firstChannelMs: Number.POSITIVE_INFINITY,
}

interface Process {
  readonly app: App
  readonly way: Awaited<ReturnType<typeof openWay>>
  ear: WebSocket
}

/** Two servers in this process, on one database, with a Redis between them. */
export class House {
  readonly #world: World
  readonly #processes: (Process | undefined)[] = []
  #redis = ''
  #marks = 0
  /** True where a message may have been sent that was not received yet. */
  #isTalking = true

  constructor(world: World) {
    this.#world = world
  }

  async open(): Promise<void> {
    const [little] = REDIS_KINDS
    if (!little) throw new Error('There is no Redis')
    this.#redis = (await little[1]()).url
    for (const index of [0, 1]) await this.start(index)
  }

  async start(index: number): Promise<void> {
    this.#isTalking = true
    const way = await openWay(this.#redis)
    const app = await serverOn(this.#world.db, { settings: { REDIS_URL: way.url }, limits: LIMITS })
    await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    await until(() => !app.platform.realtime.isAway)
    this.#processes[index] = { app, way, ear: await openEar(app) }
  }

  async stop(index: number): Promise<void> {
    this.#isTalking = true
    const process = this.#processes[index]
    this.#processes[index] = undefined
    if (!process) return
    const { app, ear } = process
    ear.terminate()
    await app.platform.realtime.drain()
    await app.fastify.close()
    await app.platform.realtime.close()
  }

  async close(): Promise<void> {
    for (const index of this.#processes.keys()) await this.stop(index)
  }

  /** Cuts that process off from Redis: its sockets are closed and new ones refused. */
  async loseRedis(index: number): Promise<void> {
    const process = this.#processes[index]
    if (!process) return
    this.#isTalking = true
    process.way.block()
    await until(() => process.app.platform.realtime.isAway)
  }

  async findRedis(index: number): Promise<void> {
    const process = this.#processes[index]
    if (!process) return
    this.#isTalking = true
    process.way.open()
    await until(() => !process.app.platform.realtime.isAway)
  }

  /** Returns undefined where no process answers. */
  async ask(index: number, { method, url, headers, payload }: RequestParts): Promise<{ status: number; text: string } | undefined> {
    const app = this.#processes[index]?.app
    if (!app) return undefined
    if (method !== 'GET') this.#isTalking = true
    const options = { method: method as 'GET', url, headers: { ...headers }, ...(payload !== undefined && { payload }) }
    const { statusCode, payload: text } = await app.fastify.inject(options)
    return { status: statusCode, text }
  }

  address(index: number): string | undefined {
    const process = this.#processes[index]
    return process && addressOf(process.app)
  }

  platform(index: number): App['platform'] | undefined {
    return this.#processes[index]?.app.platform
  }

  /** Waits until each process has received every message of both: a mark takes the same way and arrives last. */
  async settled(): Promise<void> {
    if (!this.#isTalking) return
    this.#isTalking = false
    const hearing = this.#processes.filter((one) => one !== undefined && !one.app.platform.realtime.isAway) as Process[]
    for (const process of hearing) if (process.ear.readyState !== WebSocket.OPEN) process.ear = await openEar(process.app)
    for (const { app } of hearing) {
      this.#marks += 1
      const mark = this.#marks
      const heard = Promise.all(hearing.map(({ ear }) => hears(ear, mark)))
      app.platform.realtime.publish(MARK, 'mark', { mark })
      await heard
    }
  }
}

function addressOf({ fastify }: App): string {
  const { port } = fastify.server.address() as AddressInfo // a TCP server has no other kind of address
  return `127.0.0.1:${port}`
}

/** Listens at that process for the marks. */
async function openEar(app: App): Promise<WebSocket> {
  const { platform } = app
  const ear = new WebSocket(`ws://${addressOf(app)}/app/${platform.config.pusher.key}?protocol=7`)
  ear.on('error', () => undefined)
  const { socket_id } = await heard(ear, 'pusher:connection_established')
  const auth = await platform.realtime.authorize(String(socket_id), MARK, { session: 'the test', user_id: 0 })
  ear.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: MARK, auth } }))
  await heard(ear, 'pusher_internal:subscription_succeeded')
  return ear
}

/** Waits for the mark, or for the end of the connection: then the process has closed and reported all sockets. */
async function hears(ear: WebSocket, mark: number): Promise<void> {
  await heard(ear, 'mark', (data) => data.mark === mark)
}

function heard(
  ear: WebSocket,
  event: string,
  isIt: (data: Record<string, unknown>) => boolean = () => true,
): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    const end = (data: Record<string, unknown>): void => {
      ear.off('message', listen)
      ear.off('close', gone)
      resolve(data)
    }
    const gone = (): void => end({})
    const listen = (text: unknown): void => {
      const frame = JSON.parse(String(text)) as { event: string; data: string }
      const data = JSON.parse(frame.data) as Record<string, unknown>
      if (frame.event === event && isIt(data)) end(data)
    }
    ear.on('message', listen)
    ear.on('close', gone)
    // The socket is closed already, so no event would come.
    if (ear.readyState === WebSocket.CLOSED) gone()
  })
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}
