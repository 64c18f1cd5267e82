import { act } from '@testing-library/react'

export type Handler = (...args: unknown[]) => void

class FakeChannel {
  readonly heard = new Set<Handler>()
  bind_global(handler: Handler) {
    this.heard.add(handler)
  }
  unbind_all() {
    this.heard.clear()
  }
  emit(event: string, data?: unknown) {
    for (const handler of this.heard) handler(event, data)
  }
}

function confirmOn(channel: FakeChannel, quiet_ms: number | undefined): void {
  channel.emit('pusher:subscription_succeeded', quiet_ms === undefined ? {} : { quiet_ms })
}

/** Stands in for pusher-js, so that a test plays the server. Use with `vi.mock('pusher-js', …)`. */
export class FakePusher {
  static last: FakePusher | undefined
  readonly channels = new Map<string, FakeChannel>()
  readonly key: string
  readonly options: Record<string, unknown>
  revived = 0
  isClosed = false
  #bound = new Map<string, Handler[]>()
  #later: number | undefined
  readonly connection = {
    state: 'connecting',
    bind: (event: string, handler: Handler) => void this.#bound.set(event, [...(this.#bound.get(event) ?? []), handler]),
    unbind_all: () => this.#bound.clear(),
  }

  constructor(key: string, options: Record<string, unknown>) {
    this.key = key
    this.options = options
    FakePusher.last = this
  }
  subscribe(name: string) {
    const channel = this.channels.get(name) ?? new FakeChannel()
    this.channels.set(name, channel)
    // A subscriber adds its listeners in the same turn.
    if (this.#later !== undefined) queueMicrotask(() => act(() => confirmOn(channel, this.#later)))
    return channel
  }
  unsubscribe(name: string) {
    this.channels.delete(name)
  }
  channel(name: string) {
    return this.channels.get(name)
  }
  switchCluster() {
    this.revived += 1
  }
  disconnect() {
    this.isClosed = true
  }
  move(state: string) {
    act(() => {
      this.connection.state = state
      for (const handler of this.#bound.get('state_change') ?? []) handler({ current: state })
    })
  }
  /** Confirms every subscription, on channels without a message for that long; without it the age is unknown. */
  confirm(quiet_ms?: number) {
    for (const channel of this.channels.values()) confirmOn(channel, quiet_ms)
  }
  /** Confirms later subscriptions, too: of parts of the screen that load on demand. */
  confirmLater(quiet_ms: number) {
    this.#later = quiet_ms
  }
  /** Sends any message of the server, also a sign of life. */
  say() {
    act(() => {
      for (const handler of this.#bound.get('message') ?? []) handler({})
    })
  }
}
