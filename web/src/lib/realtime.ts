import type Pusher from 'pusher-js'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { logError } from './log.ts'
import { type ChannelHandlers, createChannels } from './realtime-channels.ts'
import { optionsFor, type RealtimeSettings } from './realtime-options.ts'
import { createReviver } from './realtime-reviver.ts'

type ConnectionStatus = 'connecting' | 'connected' | 'unavailable'

/** One connection and who listens on it, over every loss. */
function createRealtime() {
  const stale = createSignal()
  const refused = createSignal()
  const statusChanged = createSignal()
  const channels = createChannels(stale.emit)
  let status: ConnectionStatus = 'connecting'
  let client: Pusher | undefined
  /** Which call of connect or disconnect was the last: the client arrives later than it is asked for. */
  let turn = 0
  const reviver = createReviver({
    revive: () => client?.switchCluster({ appKey: client.key, cluster: '' }),
    lost: () => setStatus('unavailable'),
  })

  function connect(settings: RealtimeSettings): void {
    disconnect()
    turn += 1
    const mine = turn
    import('pusher-js') // lazily: nobody needs it to sign in
      .then(({ default: Client }) => {
        if (mine === turn) start(new Client(settings.key, optionsFor(settings, channels.resubscribe)))
      })
      .catch((error: unknown) => {
        logError('Realtime is not available', error)
        if (mine === turn) setStatus('unavailable')
      })
  }

  function disconnect(): void {
    turn += 1
    reviver.stop()
    client?.connection.unbind_all()
    client?.disconnect()
    client = undefined
    channels.detach()
    setStatus('connecting')
  }

  function start(next: Pusher): void {
    client = next
    reviver.wait(next.connection.state)
    next.connection.bind('state_change', ({ current }: { current: string }) => moved(current))
    channels.attach(next)
  }

  function moved(state: string): void {
    if (state === 'connected') {
      reviver.connected()
      channels.connected()
      setStatus('connected')
      return
    }
    channels.lost()
    reviver.wait(state)
    if (state === 'disconnected') refused.emit()
  }

  function setStatus(next: ConnectionStatus): void {
    if (status === next) return
    status = next
    statusChanged.emit()
  }

  return {
    connect,
    disconnect,
    listen: channels.listen,
    onStale: stale.add,
    onRefused: refused.add,
    onStatus: statusChanged.add,
    status: () => status,
  }
}

function createSignal() {
  const listeners = new Set<() => void>()
  return {
    add(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(): void {
      for (const listener of [...listeners]) listener()
    },
  }
}

const realtime = createRealtime()

/** Connects, and stays connected until `disconnectRealtime`. Channels are those that hooks listen to, now and later. */
export const connectRealtime = realtime.connect
export const disconnectRealtime = realtime.disconnect

/**
 * Called when what was read before may be out of date: channels are heard (again), or an event was missed.
 * Refetch then. Gives back how to stop.
 */
export const onReconnected = realtime.onStale

/** Called when the server ended the connection for good: the session or its rights may have changed. */
export const onTurnedAway = realtime.onRefused

/** Listens while the component stands; null: to nothing. */
export function useChannel(channel: string | null, handlers: ChannelHandlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => (channel === null ? undefined : realtime.listen(channel, () => latest.current)), [channel])
}

export function useConnection(): ConnectionStatus {
  return useSyncExternalStore(realtime.onStatus, realtime.status)
}
