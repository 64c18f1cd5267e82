import { connect, createServer, type Server, type Socket } from 'node:net'

/** The network between one browser and its server process. It can break, go silent, or lead to another process. */
export class Way {
  readonly port: number
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #target: number

  constructor(port: number, target: number) {
    this.port = port
    this.#target = target
    this.#server = createServer((near) => this.#join(near))
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(this.port, '127.0.0.1', resolve))
  }

  get target(): number {
    return this.#target
  }

  /** Leads new connections to that process; existing ones stay where they are. */
  leadTo(target: number): void {
    this.#target = target
  }

  /** Resets every connection. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
  }

  /** Silences the existing connections without closing them, like a change of networks. New connections work. */
  silence(): void {
    for (const [near, far] of this.#pairs) {
      near.unpipe(far)
      far.unpipe(near)
      near.pause()
      far.pause()
    }
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  #join(near: Socket): void {
    const far = connect(this.#target, '127.0.0.1')
    const pair = [near, far] as const
    this.#pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.setNoDelay(true)
      one.on('error', () => undefined)
      one.on('close', () => {
        other.destroy()
        this.#pairs.delete(pair)
      })
      one.pipe(other)
    }
  }
}
