import { WebSocket } from 'ws'
import { hallOf } from './hall.ts'

/** Sockets that subscribe to nothing. One that loses its place comes back at once. */
export class Crowd {
  readonly #port: number
  readonly #addresses: readonly string[]
  readonly #sockets = new Set<WebSocket>()
  /** Sockets that were greeted and are still open. */
  readonly #seated = new Set<WebSocket>()
  #isLeaving = false
  #tries = 0
  readonly #settled: Promise<unknown>

  constructor(port: number, addresses: readonly string[], size: number) {
    this.#port = port
    this.#addresses = addresses
    const all = Array.from({ length: size }, (_, index) => new Promise<void>((resolve) => this.#come(index, resolve)))
    this.#settled = Promise.all(all)
  }

  /** Waits until each socket was greeted or refused once. */
  async settled(): Promise<void> {
    await this.#settled
  }

  get seats(): number {
    return this.#seated.size
  }

  get tries(): number {
    return this.#tries
  }

  leave(): void {
    this.#isLeaving = true
    for (const socket of this.#sockets) socket.terminate()
  }

  #come(index: number, answered: () => void): void {
    const address = this.#addresses[index % this.#addresses.length] ?? ''
    const socket = new WebSocket(hallOf(this.#port), { headers: { 'x-forwarded-for': address } })
    this.#tries += 1
    this.#sockets.add(socket)
    let hadSeat = false
    socket.on('error', () => undefined)
    socket.on('message', (text) => {
      if (!String(text).includes('pusher:connection_established')) return
      hadSeat = true
      this.#seated.add(socket)
      answered()
    })
    socket.on('close', () => {
      this.#sockets.delete(socket)
      this.#seated.delete(socket)
      answered()
      // A socket that never had a place stays away. The others come back, like a client that wants to keep every place.
      if (hadSeat && !this.#isLeaving) setImmediate(() => this.#come(index, answered))
    })
  }
}
