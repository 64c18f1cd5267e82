import type Pusher from 'pusher'
import { createVersions } from './bus.ts'
import type { ClientSettings, Realtime, RealtimeConfig, RealtimeLog } from './port.ts'
import { sign } from './signature.ts'

type External = RealtimeConfig['pusher']

/** Announcements that may wait for a silent service; later ones are dropped, and listeners notice the gap. */
const MAX_WAITING = 1_000

/**
 * Milliseconds for which the end of the process waits for announcements: no other process sends them, and browsers keep their connection.
 */
const CLOSING_MS = 3_000

/** Uses a Pusher-compatible service elsewhere. It has the sockets, so only it can close them. */
export function createExternal(config: External, log: RealtimeLog, { closing = CLOSING_MS } = {}): Realtime {
  const versions = createVersions()
  const queue = createQueue(log)
  let service: Promise<Pusher> | undefined

  function publish(channel: string, event: string, data: object): void {
    queue.add(async () => {
      service ??= connect(config)
      await (await service).trigger(channel, event, data)
    })
  }

  return {
    isExternal: true,
    isAway: false,
    sockets: 0,
    publish,
    publishNumbered: (channel, event, data) => publish(channel, event, { ...data, version: versions(channel) }),
    authorize: async (socketId, channel) => sign(config, socketId, channel),
    // The service does not know our sessions. Events carry ids only, and a client that fetches their rows has its rights checked again.
    closeOwned: () => undefined,
    clientSettings: (): ClientSettings => ({ key: config.key, host: config.host ?? null, port: config.port, scheme: config.scheme }),
    attach: () => undefined,
    drain: async () => undefined,
    close: () => queue.emptied(closing),
  }
}

async function connect({ appId, key, secret, host = '', port, scheme }: External): Promise<Pusher> {
  const { default: Client } = await import('pusher') // imported on use: it costs start-up time
  return new Client({ appId, key, secret, host, port: String(port), useTLS: scheme === 'https', timeout: 5_000 })
}

interface Queue {
  add(work: () => Promise<void>): void
  /** Resolves when nothing waits any more, at the latest after `most` milliseconds. */
  emptied(most: number): Promise<void>
}

/** Sends one after the other, so that versions arrive in order. */
function createQueue(log: RealtimeLog): Queue {
  let waiting = 0
  let last = Promise.resolve()
  return {
    add(work) {
      if (waiting >= MAX_WAITING) {
        log.warn({ waiting }, 'realtime service is too slow: an announcement was dropped')
        return
      }
      waiting += 1
      last = last
        .then(work)
        .catch((error: unknown) => log.warn({ err: error }, 'realtime service refused an announcement'))
        .finally(() => {
          waiting -= 1
        })
    },
    async emptied(most) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, most)
      })
      await Promise.race([last, late])
      clearTimeout(timer)
      if (waiting > 0) log.warn({ waiting }, 'realtime service is too slow: announcements were dropped at the end')
    },
  }
}
