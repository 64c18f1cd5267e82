import type { Redis as Client, RedisOptions } from 'ioredis'
import type { RedisSentinels } from '#platform/config.ts'

/** The interval at which this process sends itself a beat over both connections. */
const BEAT_MS = 1_000
/** The number of lost beats in a row after which Redis hangs, or the connection is dead. */
const LOST_BEATS = 2
const CONNECT_MS = 3_000
/** The wait before a connection is cut: a Redis that hangs does not close it. */
const CUT_MS = 100

/** A broken connection is not repaired: the owner opens new ones, and knows that messages may be missing. */
const OPTIONS: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
  retryStrategy: () => null,
  connectTimeout: CONNECT_MS,
  disconnectTimeout: CUT_MS,
}

/** Counts and publishes in one step, so that all processes hear a channel's versions in order. */
const COUNT_AND_PUBLISH = `
local version = redis.call('INCR', KEYS[1])
redis.call('EXPIRE', KEYS[1], 86400)
redis.call('PUBLISH', ARGV[1], '{"version":' .. version .. ',"event":' .. ARGV[2] .. '}')
return version`

export interface RedisPlace {
  readonly url: string
  /** Sentinels are asked for the Redis each time connections are opened; name, password and database come from the URL. */
  readonly sentinels?: RedisSentinels | undefined
}

interface Topics {
  /** The topic that all processes hear. */
  readonly shared: string
  /** The topic that only this process hears. */
  readonly own: string
  readonly hear: (text: string) => void
}

/** One connection to publish and one to listen. When either breaks or is silent, both are closed. */
export interface RedisLines {
  publish(text: string): Promise<unknown>
  countAndPublish(key: string, text: string): Promise<unknown>
  /** Resolves once, with the reason, when the connections are gone. */
  readonly gone: Promise<string>
  cut(reason: string): void
}

/** Opens and subscribes both connections, or throws within seconds. */
export async function openLines(place: RedisPlace, { shared, own, hear }: Topics, signal: AbortSignal): Promise<RedisLines> {
  const { Redis } = await import('ioredis') // imported on use: it costs start-up time
  signal.throwIfAborted()
  const open = (): Client => (place.sentinels ? new Redis(throughSentinels(place.url, place.sentinels)) : new Redis(place.url, OPTIONS))
  const [speaking, listening] = [open(), open()]
  const { gone, cut } = tied([speaking, listening])
  const close = (): void => cut('closed')
  signal.addEventListener('abort', close)
  const heard = watchBeats(speaking, own, () => cut('Redis is silent'))
  void gone.then(() => {
    heard.stop()
    signal.removeEventListener('abort', close)
  })
  listening.on('message', (topic: string, text: string) => {
    heard.now()
    if (topic === shared) hear(text)
  })
  const opened = Promise.all([speaking.connect(), listening.connect().then(() => listening.subscribe(shared, own))])
  opened.catch((error: unknown) => cut(String(error)))
  const failure = await Promise.race([opened.then(() => undefined), gone])
  if (failure !== undefined) throw new Error(failure)
  return {
    publish: (text) => speaking.publish(shared, text),
    countAndPublish: (key, text) => speaking.eval(COUNT_AND_PUBLISH, 1, key, shared, text),
    gone,
    cut,
  }
}

function throughSentinels(url: string, { at, master }: RedisSentinels): RedisOptions {
  const { protocol, username, password, pathname } = new URL(url)
  return {
    ...OPTIONS,
    sentinels: [...at],
    name: master,
    updateSentinels: false,
    sentinelRetryStrategy: () => null,
    sentinelCommandTimeout: CONNECT_MS,
    db: Number(pathname.slice(1)) || 0,
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  }
}

/** Ties the connections: when one breaks, the other is cut. */
function tied(lines: readonly Client[]): Pick<RedisLines, 'gone' | 'cut'> {
  let tell = (_reason: string): void => undefined
  let isCut = false
  const gone = new Promise<string>((resolve) => {
    tell = resolve
  })
  function cut(reason: string): void {
    if (isCut) return
    isCut = true
    tell(reason)
    for (const line of lines) line.disconnect()
  }
  for (const line of lines) {
    line.on('error', (error) => cut(String(error)))
    line.on('close', () => cut('the connection is closed'))
  }
  return { gone, cut }
}

/** Sends beats. Only a message that went to Redis and back on the other connection proves that others are heard. */
function watchBeats(speaking: Client, own: string, silent: () => void): { now: () => void; stop: () => void } {
  let unheard = 0
  const isSilent = (): boolean => unheard >= LOST_BEATS
  const timer = setInterval(() => {
    // After a time in which this process was busy, arrived messages are read first.
    if (isSilent()) setImmediate(() => isSilent() && silent())
    else {
      unheard += 1
      if (speaking.status === 'ready') speaking.publish(own, '').catch(() => undefined) // a broken connection reports itself
    }
  }, BEAT_MS).unref()
  return {
    now: () => {
      unheard = 0
    },
    stop: () => clearInterval(timer),
  }
}
