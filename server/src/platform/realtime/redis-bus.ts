import { randomUUID } from 'node:crypto'
import { type Bus, type BusMessage, numbered, type PublishedEvent } from './bus.ts'
import type { RealtimeLog } from './port.ts'
import { openLines, type RedisLines, type RedisPlace } from './redis-lines.ts'

const RETRY_MS = 250
/** Messages that may wait for Redis: a Redis so far behind counts as away. */
const MAX_WAITING = 10_000

interface Listeners {
  hear(message: BusMessage): void
  /** Called when everything is heard from now on. */
  here(): void
  /** Called when nothing is heard from now on: clients of this process would wait in vain until `isAway` is over. */
  away(): void
  /** Called where another process could not send something: some messages may be missing. */
  missed(): void
}

/** A message on the topic; only this code writes it. */
type Said = BusMessage | { readonly version: number; readonly event: PublishedEvent } | { readonly kind: 'missed'; readonly by: string }

/**
 * Creates the bus of several processes: everything goes through Redis, including messages to this process itself. Nothing here waits for
 * it.
 */
export function createRedisBus(place: RedisPlace, prefix: string, log: RealtimeLog, on: Listeners): Bus {
  const me = randomUUID()
  const ending = new AbortController()
  let lines: RedisLines | undefined
  let waiting = 0
  /** True where something was not sent and no process knows that. */
  let hasFailed = false

  function hear(text: string): void {
    const said = JSON.parse(text) as Said
    if ('version' in said) on.hear(numbered(said.event, said.version))
    else if (said.kind !== 'missed') on.hear(said)
    else if (said.by !== me) on.missed()
  }

  function speak(command: (redis: RedisLines) => Promise<unknown>): void {
    if (waiting >= MAX_WAITING) lines?.cut('Redis is too slow')
    if (!lines || waiting >= MAX_WAITING) {
      hasFailed = true
      return
    }
    waiting += 1
    command(lines)
      .catch(() => {
        hasFailed = true
      })
      .finally(() => {
        waiting -= 1
      })
  }

  /** Tells the other processes that messages of this one are missing. A process that could not hear has no sockets. */
  function confess(): void {
    if (!hasFailed) return
    hasFailed = false
    speak((redis) => redis.publish(JSON.stringify({ kind: 'missed', by: me } satisfies Said)))
  }

  async function stayConnected(): Promise<void> {
    const topics = { shared: `${prefix}:realtime`, own: `${prefix}:beat:${me}`, hear }
    for (let isNews = true; !ending.signal.aborted; await pause(RETRY_MS)) {
      try {
        lines = await openLines(place, topics, ending.signal)
        on.here()
        if (!isNews) log.warn({}, 'Redis is back')
        isNews = true
        confess()
        throw new Error(await lines.gone)
      } catch (error) {
        const wasHere = lines !== undefined
        lines = undefined
        if (wasHere) on.away()
        if (isNews && !ending.signal.aborted) log.warn({ err: error }, 'Redis is away: nobody is told anything until it is back')
        isNews = false
      }
    }
  }
  void stayConnected()

  return {
    get isAway() {
      return lines === undefined
    },
    send(message) {
      // The end of rights waits for nothing, not even for a Redis that hangs unnoticed.
      if (message.kind === 'close') on.hear(message)
      speak((redis) => redis.publish(JSON.stringify(message)))
    },
    sendNumbered: (event) => speak((redis) => redis.countAndPublish(`${prefix}:version:${event.channel}`, JSON.stringify(event))),
    close: async () => ending.abort(),
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref())
}
