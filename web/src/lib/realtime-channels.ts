import { BoardChanged, FlowUpdated, Message, OrdersChanged, REALTIME_EVENT, Subscribed, TestPush } from '@tracklane/contract/realtime'
import type Pusher from 'pusher-js'
import { sinceOpened } from './clock.ts'
import { createHearing, type Ears } from './realtime-hearing.ts'

const EVENTS = {
  [REALTIME_EVENT.message]: Message,
  [REALTIME_EVENT.flowUpdated]: FlowUpdated,
  [REALTIME_EVENT.ordersChanged]: OrdersChanged,
  [REALTIME_EVENT.boardChanged]: BoardChanged,
  [REALTIME_EVENT.testPush]: TestPush,
} as const

/** Handlers of events, by the event's name. */
export interface ChannelHandlers {
  message?: (data: Message) => void
  'flow-updated'?: (data: FlowUpdated) => void
  'orders-changed'?: (data: OrdersChanged) => void
  'board-changed'?: (data: BoardChanged) => void
  'test-push'?: (data: TestPush) => void
}
type Listener = () => ChannelHandlers

/** An event, with `at` in milliseconds since 1970. */
export interface HeardEvent {
  readonly channel: string
  readonly event: string
  readonly at: number
}

/** Keeps the channels with listeners, over all connections. */
export function createChannels(ears: Ears) {
  const channels = new Map<string, Set<Listener>>()
  /** The last version per channel. The next one must be one more; otherwise an event was missed. */
  const versions = new Map<string, number>()
  const hearing = createHearing(ears)
  let client: Pusher | undefined
  let last: HeardEvent | undefined

  function subscribe(name: string): void {
    if (!client) return
    hearing.expect(name)
    const channel = client.subscribe(name)
    channel.unbind_all() // pusher-js gives the same object after a new subscription
    channel.bind_global((event: string, data: unknown) => hear(name, event, data))
  }

  function unsubscribe(name: string): void {
    channels.delete(name)
    versions.delete(name)
    client?.channel(name)?.unbind_all()
    client?.unsubscribe(name)
    hearing.forget(name)
  }

  function hear(channel: string, event: string, data: unknown): void {
    if (settles(channel, event, data)) return
    last = { channel, event, at: Date.now() }
    const schema = EVENTS[event as keyof typeof EVENTS] // undefined for an unknown event
    const read = schema?.safeParse(data)
    if (!read?.success) return
    if (event === REALTIME_EVENT.ordersChanged) count(channel, read.data as OrdersChanged) // the event's own schema read it
    for (const listener of [...(channels.get(channel) ?? [])]) {
      const handle = listener()[event as keyof ChannelHandlers] as ((data: unknown) => void) | undefined // see above
      handle?.(read.data)
    }
  }

  /**
   * Handles the answer to a subscription. Another Pusher service does not send how long the channel was quiet: then anything may have been
   * missed.
   */
  function settles(channel: string, event: string, data: unknown): boolean {
    const isHeard = event === 'pusher:subscription_succeeded'
    if (!isHeard && event !== 'pusher:subscription_error') return false
    versions.delete(channel)
    if (isHeard) hearing.heard(channel, Subscribed.safeParse(data).data?.quiet_ms ?? 0)
    else hearing.refused(channel)
    return true
  }

  function count(channel: string, { version }: OrdersChanged): void {
    const last = versions.get(channel)
    versions.set(channel, version)
    if (last !== undefined && version !== last + 1) ears.missed(sinceOpened())
  }

  return {
    listen(channel: string, listener: Listener): () => void {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(listener))
      if (listeners.size === 1) subscribe(channel)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unsubscribe(channel)
      }
    },
    /** Moves all channels to this connection. The handlers stay bound when it is lost. */
    attach(next: Pusher): void {
      client = next
      for (const channel of channels.keys()) subscribe(channel)
    },
    detach(): void {
      client = undefined
      last = undefined
      versions.clear()
      hearing.clear()
    },
    connected(): void {
      for (const channel of channels.keys()) hearing.expect(channel)
    },
    lost: () => versions.clear(),
    /** Subscribes again. Not where another connection did so meanwhile: no answer would come. */
    resubscribe(channel: string): void {
      if (!client || !channels.has(channel) || hearing.hears(channel)) return
      hearing.expect(channel)
      client.subscribe(channel)
    },
    areHeard: hearing.isWhole,
    /** The names of the channels, and whether each is heard while the connection stands. */
    all: () => [...channels.keys()].map((name) => ({ name, isHeard: hearing.hears(name) })),
    /** The last event of any channel since this person connected. */
    last: () => last,
  }
}
