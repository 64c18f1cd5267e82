import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { BusMessage } from './bus.ts'
import { createRedisBus } from './redis-bus.ts'

const undo: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

interface LittleRedis {
  readonly url: string
  /** Cuts every line, as a restart does. */
  cut(): void
}

/** As much of Redis (RESP3) as the bus asks for, so that these tests need none: publish, subscribe, and its one script. */
async function openLittleRedis(): Promise<LittleRedis> {
  const lines = new Set<Socket>()
  const subscribers = new Map<Socket, string>()
  const counts = new Map<string, number>()

  function publish(topic: string, text: string): string {
    for (const [line, heard] of subscribers) if (heard === topic) line.write(`>3\r\n${bulk('message')}${bulk(topic)}${bulk(text)}`)
    return ':1\r\n'
  }

  function answer(line: Socket, [command = '', ...args]: string[]): string {
    const [first = '', second = '', key = '', topic = '', event = ''] = args
    switch (command.toLowerCase()) {
      case 'publish':
        return publish(first, second)
      case 'subscribe':
        subscribers.set(line, first)
        return `>3\r\n${bulk('subscribe')}${bulk(first)}:1\r\n`
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

  const server = createServer((line) => {
    lines.add(line)
    let waiting = ''
    line.on('error', () => undefined)
    line.on('close', () => {
      lines.delete(line)
      subscribers.delete(line)
    })
    line.on('data', (bytes) => {
      waiting += bytes.toString()
      for (let read = readCommand(waiting); read; read = readCommand(waiting)) {
        waiting = waiting.slice(read.length)
        line.write(answer(line, read.words))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const line of lines) line.destroy()
  }
  undo.push(() => {
    cut()
    server.close()
  })
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, cut } // a TCP server has no other kind of address
}

const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`

/** The next complete command of what has arrived (ASCII only). */
function readCommand(text: string): { words: string[]; length: number } | undefined {
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

async function openProcess(url: string) {
  const heard: BusMessage[] = []
  const state = { missed: 0 }
  const on = { hear: (message: BusMessage) => void heard.push(message), missed: () => void state.missed++ }
  const bus = createRedisBus(url, 'tracklane:key', { warn: () => undefined }, on)
  undo.push(() => bus.close())
  const ready: BusMessage = { kind: 'close', match: { session: 'probe' } }
  await expect
    .poll(() => {
      if (heard.length === 0) bus.send(ready)
      return heard.length
    })
    .toBeGreaterThan(0)
  return { bus, state, heard: () => heard.filter((message) => message.kind !== 'close' || message.match.session !== 'probe') }
}

test('what one process says, every process hears, itself too, and versions count across them', async () => {
  const redis = await openLittleRedis()
  const one = await openProcess(redis.url)
  const two = await openProcess(redis.url)
  const owner = { session: 's', user_id: 7 }

  one.bus.send({ kind: 'claim', socketId: '1.2', owner })
  one.bus.sendNumbered({ channel: 'private-orders.1.2', event: 'orders-changed', data: { ids: [1] } })
  await expect.poll(() => two.heard()).toHaveLength(2)
  two.bus.sendNumbered({ channel: 'private-orders.1.2', event: 'orders-changed', data: { ids: null } })
  two.bus.send({ kind: 'close', match: { user_id: 7 } })

  const event = { kind: 'event', channel: 'private-orders.1.2', event: 'orders-changed' }
  const expected = [
    { kind: 'claim', socketId: '1.2', owner },
    { ...event, data: { ids: [1], version: 1 } },
    { ...event, data: { ids: null, version: 2 } },
    { kind: 'close', match: { user_id: 7 } },
  ]
  await expect.poll(() => one.heard()).toEqual(expected)
  await expect.poll(() => two.heard()).toEqual(expected)
})

test('a line that was cut is reported when it is back, since messages may have been missed', async () => {
  const redis = await openLittleRedis()
  const one = await openProcess(redis.url)
  expect(one.state.missed).toBe(0)
  redis.cut()
  await expect.poll(() => one.state.missed, { timeout: 10_000 }).toBe(1)

  one.bus.send({ kind: 'close', match: { user_id: 1 } })
  await expect.poll(() => one.heard().length).toBeGreaterThan(0)
})
