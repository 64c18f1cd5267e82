import { randomInt } from 'node:crypto'
import type { RawData, WebSocket } from 'ws'
import type { RealtimeLimits } from './limits.ts'
import type { Owner } from './port.ts'
import { ACTIVITY_TIMEOUT, CODE, errorFrame, frame } from './protocol.ts'

const RATE_WINDOW_MS = 60_000
const MAX_SOCKET_ID_PART = 1_000_000_000

/** Limits of one client, and their clock: milliseconds that never go back. */
export interface Bounds {
  readonly limits: RealtimeLimits
  readonly clock: () => number
}

/** One client: its channels, its owner, and whether it is alive. */
export class Connection {
  readonly id = `${randomInt(1, MAX_SOCKET_ID_PART + 1)}.${randomInt(1, MAX_SOCKET_ID_PART + 1)}`
  readonly channels = new Set<string>()
  /** Channels that the owner may hear, the most recently requested ones. */
  readonly granted = new Set<string>()
  /** The session whose cookie opened the socket, or that claimed it first. */
  session: string | undefined
  /** The owner; known from the first claim on. */
  owner: Owner | undefined
  /** The client's network: a client can choose among the addresses of its own. */
  readonly network: string
  /** True until it listens to a channel. */
  isNewcomer = true
  isClosing = false
  readonly #socket: WebSocket
  readonly #limits: RealtimeLimits
  readonly #clock: () => number
  readonly #openedAt: number
  #heardAt: number
  #isAsked = false
  #windowStart: number
  #messages = 0

  constructor(socket: WebSocket, { limits, clock }: Bounds, from: { session: string | undefined; network: string }) {
    this.session = from.session
    this.network = from.network
    this.#socket = socket
    this.#limits = limits
    this.#clock = clock
    this.#openedAt = this.#heardAt = this.#windowStart = clock()
  }

  listen(on: { text: (text: string) => void; binary: () => void; gone: () => void }): void {
    this.#socket.on('message', (data: RawData, isBinary: boolean) => {
      if (this.isClosing) return
      this.#heard()
      if (isBinary) on.binary()
      else on.text(data.toString())
    })
    this.#socket.on('ping', () => this.#heard())
    this.#socket.on('pong', () => this.#heard())
    this.#socket.on('close', () => {
      this.isClosing = true
      on.gone()
    })
  }

  greet(): void {
    this.send(frame('pusher:connection_established', { socket_id: this.id, activity_timeout: ACTIVITY_TIMEOUT }))
  }

  /** Sends a message. A client that does not read is dropped, not kept in memory: it reads everything again when it is back. */
  send(text: string | Buffer): void {
    if (this.isClosing) return
    if (this.#socket.bufferedAmount > this.#limits.sendBufferBytes) {
      this.isClosing = true
      this.#socket.terminate()
      return
    }
    this.#socket.send(text, { binary: false })
  }

  sendError(code: number, message: string): void {
    this.send(errorFrame(code, message))
  }

  /** Sends the reason, closes, and cuts the connection if the client does not close in time. */
  close(code: number, message: string): void {
    if (this.isClosing) return
    this.sendError(code, message)
    this.isClosing = true
    this.#socket.close(code, message)
    setTimeout(() => this.#socket.terminate(), this.#limits.closeMs).unref()
  }

  terminate(): void {
    this.isClosing = true
    this.#socket.terminate()
  }

  /** Counts a message. Returns false where the client has sent too many this minute. */
  countMessage(): boolean {
    const now = this.#clock()
    if (now - this.#windowStart >= RATE_WINDOW_MS) {
      this.#windowStart = now
      this.#messages = 0
    }
    this.#messages += 1
    return this.#messages <= this.#limits.messagesPerMinute
  }

  /** Pings a silent client. Closes one that does not answer, or that never subscribed. */
  checkPulse(): void {
    const now = this.#clock()
    if (this.isNewcomer && now - this.#openedAt >= this.#limits.firstChannelMs) {
      this.close(CODE.noChannel, 'No channel was subscribed in time')
      return
    }
    const silence = now - this.#heardAt
    if (silence >= this.#limits.silenceMs + this.#limits.pongMs && this.#isAsked) {
      this.close(CODE.pongMissing, 'Pong reply not received')
      return
    }
    if (silence < this.#limits.silenceMs || this.#isAsked) return
    this.#isAsked = true
    this.send(frame('pusher:ping', {}))
  }

  #heard(): void {
    this.#heardAt = this.#clock()
    this.#isAsked = false
  }
}
