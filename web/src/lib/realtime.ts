import type { ClientConfig } from '@tracklane/contract/config'
import { FlowUpdated, Message, OrdersChanged, REALTIME_EVENT, realtimeEndpoints } from '@tracklane/contract/realtime'
import type Pusher from 'pusher-js'
import type { Options } from 'pusher-js'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ApiError, call } from './http.ts'
import { logError } from './log.ts'
import { createReviver } from './realtime-reviver.ts'

type Settings = ClientConfig['realtime']
export type ConnectionStatus = 'connecting' | 'connected' | 'unavailable'

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

const RESUBSCRIBE_AFTER = 5_000
const channels = new Map<string, Set<Listener>>()
/** The last version heard per channel: the next one is one more, or something was missed. */
const versions = new Map<string, number>()
const pending = new Set<string>()
const statusListeners = new Set<() => void>()
const staleListeners = new Set<() => void>()
const refusedListeners = new Set<() => void>()
let status: ConnectionStatus = 'connecting'
let client: Pusher | undefined
/** Which call of connect or disconnect was the last: the client arrives later than it is asked for. */
let turn = 0
const reviver = createReviver({
  revive: () => client?.switchCluster({ appKey: client.key, cluster: '' }),
  lost: () => setStatus('unavailable'),
})

/** Connects, and stays connected until `disconnectRealtime`. Channels are those that hooks listen to, now and later. */
export function connectRealtime(settings: Settings): void {
  disconnectRealtime()
  turn += 1
  const mine = turn
  import('pusher-js') // lazily: nobody needs it to sign in
    .then(({ default: Client }) => {
      if (mine === turn) start(new Client(settings.key, optionsFor(settings)))
    })
    .catch((error: unknown) => {
      logError('Realtime is not available', error)
      if (mine === turn) setStatus('unavailable')
    })
}

export function disconnectRealtime(): void {
  turn += 1
  reviver.stop()
  client?.connection.unbind_all()
  client?.disconnect()
  client = undefined
  versions.clear()
  pending.clear()
  setStatus('connecting')
}

/** Listens while the component stands; null: to nothing. */
export function useChannel(channel: string | null, handlers: ChannelHandlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => (channel === null ? undefined : listen(channel, () => latest.current)), [channel])
}

export function useConnection(): ConnectionStatus {
  return useSyncExternalStore(
    (listener) => add(statusListeners, listener),
    () => status,
  )
}

/**
 * Called when what was read before may be out of date: channels are heard (again), or an event was missed.
 * Refetch then. Gives back how to stop.
 */
export function onReconnected(callback: () => void): () => void {
  return add(staleListeners, callback)
}

/** Called when the server ended the connection for good: the session or its rights may have changed. */
export function onTurnedAway(callback: () => void): () => void {
  return add(refusedListeners, callback)
}

function optionsFor({ host, port, scheme }: Settings): Options {
  const isSecure = host === null ? location.protocol === 'https:' : scheme === 'https'
  const ownPort = Number(location.port) || (isSecure ? 443 : 80)
  return {
    cluster: '',
    wsHost: host ?? location.hostname,
    wsPort: host === null ? ownPort : port,
    wssPort: host === null ? ownPort : port,
    forceTLS: isSecure,
    enabledTransports: isSecure ? ['ws', 'wss'] : ['ws'],
    activityTimeout: 15_000,
    pongTimeout: 5_000,
    unavailableTimeout: 5_000,
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, answer) => {
        call(realtimeEndpoints.broadcasting, { body: { socket_id: socketId, channel_name: channelName } }).then(
          (auth) => answer(null, auth),
          (error: unknown) => {
            if (!isFinal(error)) setTimeout(() => resubscribe(channelName), RESUBSCRIBE_AFTER)
            answer(error instanceof Error ? error : new Error(String(error)), null)
          },
        )
      },
    },
  }
}

/** Asking again would not help: not signed in, not allowed, not understood. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 422].includes(error.status)
}

function resubscribe(channel: string): void {
  if (channels.has(channel)) client?.subscribe(channel) // its handlers are still bound
}

function start(next: Pusher): void {
  client = next
  reviver.wait(next.connection.state)
  next.connection.bind('state_change', ({ current }: { current: string }) => moved(current))
  for (const channel of channels.keys()) subscribe(channel)
}

function moved(state: string): void {
  if (state === 'connected') {
    reviver.connected()
    for (const channel of channels.keys()) pending.add(channel)
    setStatus('connected')
    return
  }
  versions.clear()
  reviver.wait(state)
  if (state === 'disconnected') for (const callback of [...refusedListeners]) callback()
}

function listen(channel: string, listener: Listener): () => void {
  const listeners = channels.get(channel) ?? new Set()
  channels.set(channel, listeners.add(listener))
  if (listeners.size === 1) subscribe(channel)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unsubscribe(channel)
  }
}

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

function stale(): void {
  for (const callback of [...staleListeners]) callback()
}

function setStatus(next: ConnectionStatus): void {
  if (status === next) return
  status = next
  for (const listener of [...statusListeners]) listener()
}

function add(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
