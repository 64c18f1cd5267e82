import type Pusher from 'pusher-js'
import { logError } from './log.ts'
import { createChannels } from './realtime-channels.ts'
import { optionsFor, type RealtimeSettings } from './realtime-options.ts'
import { createReviver } from './realtime-reviver.ts'
import { createSignal } from './signal.ts'

const RETRY_LOADING = 5_000

type ConnectionStatus = 'connecting' | 'connected' | 'unavailable'

/** Makes one connection with listeners, which stay over every loss. */
export function createRealtime() {
  const stale = createSignal<[moment: number]>()
  const refused = createSignal()
  const said = createSignal()
  const statusChanged = createSignal()
  const back = createSignal()
  const channels = createChannels({ missed: stale.emit, changed: weigh })
  let isConnected = false
  let status: ConnectionStatus = 'connecting'
  let client: Pusher | undefined
  /** The number of the latest call of connect or disconnect: the client may arrive after a later call. */
  let turn = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const reviver = createReviver({
    revive: () => client?.switchCluster({ appKey: client.key, cluster: '' }),
    lost: () => setStatus('unavailable'),
  })

  /** Connects. Without settings it only waits for them, and the person is told if that takes long. */
  function connect(settings: RealtimeSettings | undefined): void {
    disconnect()
    turn += 1
    reviver.worry()
    if (settings) load(settings, turn)
  }

  /** Loads the client lazily: the sign-in does not need it. */
  function load(settings: RealtimeSettings, mine: number): void {
    import('pusher-js').then(
      ({ default: Client }) => {
        if (mine === turn) start(new Client(settings.key, optionsFor(settings, channels.resubscribe)))
      },
      (error: unknown) => {
        logError('Realtime is not available', error)
        if (mine !== turn) return
        setStatus('unavailable')
        retry = setTimeout(() => load(settings, mine), RETRY_LOADING)
      },
    )
  }

  function disconnect(): void {
    turn += 1
    clearTimeout(retry)
    reviver.stop()
    isConnected = false
    client?.connection.unbind_all()
    client?.disconnect()
    client = undefined
    channels.detach()
    setStatus('connecting')
  }

  function start(next: Pusher): void {
    client = next
    reviver.wait(next.connection.state)
    next.connection.bind('message', said.emit)
    next.connection.bind('state_change', ({ current }: { current: string }) => moved(current))
    channels.attach(next)
  }

  function moved(state: string): void {
    isConnected = state === 'connected'
    if (isConnected) {
      reviver.connected()
      channels.connected()
    } else {
      channels.lost()
      reviver.wait(state)
    }
    weigh()
    if (state === 'disconnected') refused.emit()
  }

  /** Sets the status. It is connected only when every channel is heard: a connection without its channels is useless. */
  function weigh(): void {
    if (isConnected && channels.areHeard()) {
      reviver.calm()
      setStatus('connected')
    } else if (client) reviver.worry()
  }

  function setStatus(next: ConnectionStatus): void {
    if (status === next) return
    const isBack = status === 'unavailable' && next === 'connected'
    status = next
    statusChanged.emit()
    if (isBack) back.emit()
  }

  return {
    connect,
    disconnect,
    listen: channels.listen,
    onStale: stale.add,
    onRefused: refused.add,
    onSaid: said.add,
    hurry: reviver.hurry,
    onStatus: statusChanged.add,
    /** Called when a loss is over that the person was told about. */
    onBack: back.add,
    status: () => status,
    channels: channels.all,
    lastEvent: channels.last,
  }
}
