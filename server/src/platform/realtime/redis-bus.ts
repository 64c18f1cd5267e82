import type { Redis } from 'ioredis'
import { type Bus, type BusMessage, numbered, type PublishedEvent } from './bus.ts'
import type { RealtimeLog } from './port.ts'

/** Counting and publishing are one step, so that all processes hear a channel's versions in order. */
const COUNT_AND_PUBLISH = `
local version = redis.call('INCR', KEYS[1])
redis.call('EXPIRE', KEYS[1], 86400)
redis.call('PUBLISH', ARGV[1], '{"version":' .. version .. ',"event":' .. ARGV[2] .. '}')
return version`

interface Listeners {
  hear(message: BusMessage): void
  /** Messages may have been lost while the line was down. */
  missed(): void
}

interface Lines {
  readonly speak: Redis
  readonly hear: Redis
}

/** Several processes: everything goes through Redis, also what this process tells itself. */
export function createRedisBus(url: string, prefix: string, log: RealtimeLog, on: Listeners): Bus {
  const topic = `${prefix}:realtime`
  const lines = open(url, topic, log, on)

  function speak(command: (redis: Redis) => Promise<unknown>): void {
    lines.then(({ speak: redis }) => command(redis)).catch((error: unknown) => log.warn({ err: error }, 'realtime could not reach Redis'))
  }

  return {
    send: (message) => speak((redis) => redis.publish(topic, JSON.stringify(message))),
    sendNumbered: (event) =>
      speak((redis) => redis.eval(COUNT_AND_PUBLISH, 1, `${prefix}:version:${event.channel}`, topic, JSON.stringify(event))),
    async close() {
      const { speak: one, hear: other } = await lines
      one.disconnect()
      other.disconnect()
    },
  }
}

async function open(url: string, topic: string, log: RealtimeLog, on: Listeners): Promise<Lines> {
  const { Redis: Client } = await import('ioredis') // only where it is used: it costs start-up time
  const speak = new Client(url)
  const hear = new Client(url, { autoResubscribe: false })
  for (const line of [speak, hear]) line.on('error', (error: unknown) => log.warn({ err: error }, 'Redis connection'))

  let isFirst = true
  async function join(): Promise<void> {
    await hear.subscribe(topic)
    if (!isFirst) on.missed()
    isFirst = false
  }
  hear.on('ready', () => {
    join().catch((error: unknown) => log.warn({ err: error }, 'realtime could not subscribe to Redis'))
  })
  hear.on('message', (_topic: string, text: string) => on.hear(read(text)))
  return { speak, hear }
}

/** Only this code writes to the topic, so what arrives has one of its two shapes. */
function read(text: string): BusMessage {
  const message = JSON.parse(text) as BusMessage | { version: number; event: PublishedEvent }
  return 'version' in message ? numbered(message.event, message.version) : message
}
