import { FlowUpdated, Message, OrdersChanged, REALTIME_EVENT } from '@tracklane/contract/realtime'
import type Pusher from 'pusher-js'

const EVENTS = {
  [REALTIME_EVENT.message]: Message,
  [REALTIME_EVENT.flowUpdated]: FlowUpdated,
  [REALTIME_EVENT.ordersChanged]: OrdersChanged,
} as const

/** What is done when an event arrives, by the event's name. */
export interface ChannelHandlers {
  message?: (data: Message) => void
  'flow-updated'?: (data: FlowUpdated) => void
  'orders-changed'?: (data: OrdersChanged) => void
}
type Listener = () => ChannelHandlers

/** The channels that somebody listens to, on whichever connection there is; `stale` when what was read before may be out of date. */
export function createChannels(stale: () => void) {
  const channels = new Map<string, Set<Listener>>()
  /** The last version heard per channel: the next one is one more, or something was missed. */
  const versions = new Map<string, number>()
  const pending = new Set<string>()
  let client: Pusher | undefined

  function subscribe(name: string): void {
    if (!client) return
    pending.add(name)
    const channel = client.subscribe(name)
    channel.unbind_all() // a subscription given up and taken up again is the same object
    channel.bind_global((event: string, data: unknown) => hear(name, event, data))
  }

  function unsubscribe(name: string): void {
    channels.delete(name)
    versions.delete(name)
    if (pending.delete(name) && pending.size === 0) stale()
    client?.channel(name)?.unbind_all()
    client?.unsubscribe(name)
  }

  function hear(channel: string, event: string, data: unknown): void {
    if (event === 'pusher:subscription_succeeded' || event === 'pusher:subscription_error') {
      settle(channel)
      return
    }
    const schema = EVENTS[event as keyof typeof EVENTS] // an unknown event finds nothing
    const read = schema?.safeParse(data)
    if (!read?.success) return
    if (event === REALTIME_EVENT.ordersChanged) count(channel, read.data as OrdersChanged) // the event's own schema read it
    for (const listener of [...(channels.get(channel) ?? [])]) {
      const handle = listener()[event as keyof ChannelHandlers] as ((data: unknown) => void) | undefined // likewise
      handle?.(read.data)
    }
  }

  /** Waits for the last of the channels that are being subscribed: one refetch is enough for all. */
  function settle(channel: string): void {
    versions.delete(channel)
    pending.delete(channel)
    if (pending.size === 0) stale()
  }

  function count(channel: string, { version }: OrdersChanged): void {
    const last = versions.get(channel)
    versions.set(channel, version)
    if (last !== undefined && version !== last + 1) stale()
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
    /** On that connection from now on; its handlers stay bound over losses. */
    attach(next: Pusher): void {
      client = next
      for (const channel of channels.keys()) subscribe(channel)
    },
    detach(): void {
      client = undefined
      versions.clear()
      pending.clear()
    },
    connected(): void {
      for (const channel of channels.keys()) pending.add(channel)
    },
    lost: () => versions.clear(),
    resubscribe(channel: string): void {
      if (channels.has(channel)) client?.subscribe(channel)
    },
  }
}
