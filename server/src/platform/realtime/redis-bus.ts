import { randomUUID } from 'node:crypto'
import { type Bus, type BusMessage, numbered, type PublishedEvent } from './bus.ts'
import type { RealtimeLog } from './port.ts'
import { openLines, type RedisLines, type RedisPlace } from './redis-lines.ts'

const RETRY_MS = 250
/** Messages that may wait for Redis: a Redis that is so far behind is as good as away. */
const MAX_WAITING = 10_000

interface Listeners {
  hear(message: BusMessage): void
  /** From now on everything is heard. */
  here(): void
  /** From now on nothing is heard: until `isAway` is over, whoever listens here would wait in vain. */
  away(): void
  /** Another process could not say something: what was heard so far may not be all. */
  missed(): void
}

/** A message on the topic, written by this code only. */
type Said = BusMessage | { readonly version: number; readonly event: PublishedEvent } | { readonly kind: 'missed'; readonly by: string }

/** Several processes: everything goes through Redis, also what this process tells itself. Nothing here waits for it. */
export function createRedisBus(place: RedisPlace, prefix: string, log: RealtimeLog, on: Listeners): Bus {
  const me = randomUUID()
  const ending = new AbortController()
  let lines: RedisLines | undefined
  let waiting = 0
  /** Something was not said, and nobody knows. */
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

  /** Whoever could not hear has no sockets; whoever could hear the others has not heard this process. */
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
      // An end of rights waits for nobody, least of all for a Redis that hangs and is not known to.
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
