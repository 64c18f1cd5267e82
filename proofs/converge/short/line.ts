import { WebSocket } from 'ws'
import type { Network } from './network.ts'

type Word = { readonly kind: 'open' } | { readonly kind: 'text'; readonly text: string } | { readonly kind: 'close'; readonly code: number }

/** The browser's end of a socket, as pusher-js sees it. Messages of the server wait until the test lets them through. */
export class Line {
  readyState = 0
  onopen: (() => void) | undefined
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | undefined
  onerror: ((event: object) => void) | undefined
  readonly #path: string
  readonly #words: Word[] = []
  #far: WebSocket | undefined
  #state: 'opening' | 'open' | 'closing' | 'over' = 'opening'

  constructor(url: string, network: Network) {
    const { pathname, search } = new URL(url)
    this.#path = pathname + search
    network.open(this)
  }

  get isOver(): boolean {
    return this.#state === 'over'
  }
  get isOpening(): boolean {
    return this.#state === 'opening'
  }
  get isWaiting(): boolean {
    return this.isOpening || this.#words.length > 0
  }

  send(text: string): void {
    if (this.#far?.readyState === WebSocket.OPEN) this.#far.send(text)
  }

  close(): void {
    if (this.#state === 'closing' || this.#state === 'over') return
    this.readyState = 2
    this.#end(1000)
  }

  /** Connects to the process at that address; closes at once where there is none. */
  async reach(address: string | undefined, cookie: string): Promise<void> {
    this.#state = 'open'
    if (!address) {
      this.#words.push({ kind: 'close', code: 1006 })
      return
    }
    const far = new WebSocket(`ws://${address}${this.#path}`, { headers: { cookie } })
    this.#far = far
    far.on('message', (text) => this.#say({ kind: 'text', text: String(text) }))
    far.on('close', (code) => this.#say({ kind: 'close', code }))
    far.on('error', () => undefined)
    far.on('open', () => this.#say({ kind: 'open' }))
    await first(far, ['open', 'close'])
    await this.settled()
  }

  /** Delivers the next message and returns its text. */
  come(): string {
    const word = this.#words.shift()
    if (word?.kind === 'open') {
      this.readyState = 1
      this.onopen?.()
    }
    if (word?.kind === 'text') this.onmessage?.({ data: word.text })
    if (word?.kind === 'close') {
      this.readyState = 3
      this.#state = 'over'
      this.onclose?.({ code: word.code, reason: '', wasClean: word.code !== 1006 })
    }
    return word?.kind === 'text' ? word.text.replaceAll('\\', '') : JSON.stringify(word)
  }

  /** Resets the connection. */
  cut(): void {
    if (this.#state === 'open') this.#end(1006)
  }

  /** Sends a ping and waits for the pong: it arrives after all earlier messages. */
  async settled(): Promise<void> {
    const far = this.#far
    if (!far || far.readyState === WebSocket.CLOSED) return
    if (far.readyState === WebSocket.OPEN) far.ping()
    await first(far, far.readyState === WebSocket.OPEN ? ['pong', 'close'] : ['close'])
    if (far.readyState === WebSocket.CLOSING) await first(far, ['close'])
  }

  #say(word: Word): void {
    if (this.#state === 'open') this.#words.push(word)
  }

  /** Ends the connection; messages that wait are lost. */
  #end(code: number): void {
    this.#words.splice(0, Number.POSITIVE_INFINITY, { kind: 'close', code })
    this.#state = 'closing'
    this.#far?.terminate()
  }
}

/** Resolves at the first of these events. */
function first(socket: WebSocket, events: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      for (const event of events) socket.off(event, end)
      resolve()
    }
    for (const event of events) socket.on(event, end)
  })
}
