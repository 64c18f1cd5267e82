import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Redis that a test may stop and hang. */
export interface RedisUnderTest {
  readonly url: string
  /** Stops like a crash: closes every connection. */
  stop(): Promise<void>
  /** Starts again on the same port, empty. */
  start(): Promise<void>
  /** Keeps its connections and accepts new ones, but answers nothing. */
  hang(): void
  wakeUp(): void
}

type Kind = [name: string, open: () => Promise<RedisUnderTest>]

const REAL = process.env.TEST_REDIS_SERVER

/** The small one always; the real one where TEST_REDIS_SERVER gives its command. */
export const REDIS_KINDS: readonly Kind[] = [
  ['a little Redis of the test', openLittleRedis],
  ...(REAL ? ([['a real Redis', () => openRealRedis(REAL)]] satisfies Kind[]) : []),
]

async function openRealRedis(command: string): Promise<RedisUnderTest> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'tracklane-redis-'))
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  let child: ReturnType<typeof spawn> | undefined
  async function start(): Promise<void> {
    const started = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)))
      started.stdout.on('data', (text) => String(text).includes('Ready to accept connections') && resolve())
    })
  }
  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  atEnd.push(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    hang: () => void child?.kill('SIGSTOP'),
    wakeUp: () => void child?.kill('SIGCONT'),
  }
}

export const atEnd: (() => Promise<void>)[] = []

/** Closes all of them, for `afterEach`. */
export async function closeRedis(): Promise<void> {
  for (const step of atEnd.splice(0).reverse()) await step()
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface Way {
  readonly url: string
  block(): void
  open(): void
  /** Waits until everything sent before has its answer: twice, a question sent after it has its own. */
  answered(): Promise<void>
}

/** Opens a way to Redis for one process, which can be cut. */
export async function openWay(url: string): Promise<Way> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isOpen = true
  // Without delay: a small answer that is held back would be lost where the test cuts the way after `answered`.
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(port), host: hostname, noDelay: true })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined).on('close', () => other.destroy())
      one.pipe(other)
    }
    if (!isOpen) near.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const block = (): void => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  atEnd.push(async () => {
    block()
    server.close()
  })
  const address = server.address() as AddressInfo // a TCP server has no other kind of address
  const answered = async (): Promise<void> => {
    const line = connect(address.port, '127.0.0.1')
    for (let times = 0; times < 2; times++) {
      line.write('*1\r\n$4\r\nPING\r\n')
      await once(line, 'data')
    }
    line.destroy()
  }
  return {
    url: `redis://127.0.0.1:${address.port}`,
    answered,
    block,
    open: () => {
      isOpen = true
    },
  }
}

/** Starts as much of Redis (RESP3) as the bus needs, so that these tests need none: publish, subscribe, and its one script. */
async function openLittleRedis(): Promise<RedisUnderTest> {
  const lines = new Map<Socket, () => void>()
  const subscribers = new Map<Socket, Set<string>>()
  const counts = new Map<string, number>()
  /** The port that the system gave at the first start: a chosen port could be taken by then. */
  let port = 0
  let server: Server | undefined
  let isHanging = false

  function publish(topic: string, text: string): string {
    for (const [line, topics] of subscribers) if (topics.has(topic)) line.write(`>3\r\n${bulk('message')}${bulk(topic)}${bulk(text)}`)
    return ':1\r\n'
  }

  function answer(line: Socket, [command = '', ...args]: string[]): string {
    const [first = '', second = '', key = '', topic = '', event = ''] = args
    switch (command.toLowerCase()) {
      case 'publish':
        return publish(first, second)
      case 'subscribe':
        subscribers.set(line, new Set(args))
        return args.map((name, index) => `>3\r\n${bulk('subscribe')}${bulk(name)}:${index + 1}\r\n`).join('')
      case 'eval': {
        const version = (counts.get(key) ?? 0) + 1
        counts.set(key, version)
        publish(topic, `{"version":${version},"event":${event}}`)
        return `:${version}\r\n`
      }
      case 'info':
        return bulk('redis_version:7.0.0')
      default:
        return '+OK\r\n'
    }
  }

  function serve(line: Socket): void {
    let waiting = ''
    const read = (): void => {
      if (isHanging) return
      for (let found = readCommand(waiting); found; found = readCommand(waiting)) {
        waiting = waiting.slice(found.length)
        line.write(answer(line, found.words))
      }
    }
    lines.set(line, read)
    line.on('error', () => undefined)
    line.on('close', () => {
      lines.delete(line)
      subscribers.delete(line)
    })
    line.on('data', (bytes) => {
      waiting += bytes.toString()
      read()
    })
  }

  async function start(): Promise<void> {
    counts.clear()
    const next = createServer({ noDelay: true }, serve)
    server = next
    await listening(next, port)
    port = (next.address() as AddressInfo).port // a TCP server has no other kind of address
  }
  async function stop(): Promise<void> {
    const stopped = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
    server = undefined
    for (const line of lines.keys()) line.destroy()
    await stopped
  }
  await start()
  atEnd.push(stop)
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    hang: () => {
      isHanging = true
    },
    wakeUp: () => {
      isHanging = false
      for (const read of lines.values()) read()
    },
  }
}

/** Listens on the port; while it was closed a connection may have taken it, and gives it back. */
export function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = () => server.listen(port, '127.0.0.1', resolve)
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') setTimeout(listen, 50)
      else reject(error)
    })
    listen()
  })
}

export const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`

/** Returns the next complete command in the received text (ASCII only). */
export function readCommand(text: string): { words: string[]; length: number } | undefined {
  const head = text.match(/^\*(\d+)\r\n/)
  if (!head) return undefined
  const words: string[] = []
  let at = head[0].length
  for (let index = 0; index < Number(head[1]); index++) {
    const size = text.slice(at).match(/^\$(\d+)\r\n/)
    if (!size) return undefined
    const start = at + size[0].length
    const end = start + Number(size[1])
    if (text.length < end + 2) return undefined
    words.push(text.slice(start, end))
    at = end + 2
  }
  return { words, length: at }
}
