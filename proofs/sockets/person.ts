import { WebSocket } from 'ws'
import { ordersChannelFor } from '../../contract/src/realtime.ts'
import type { Client } from '../kit/client.ts'
import { HANG_MS } from '../kit/proof.ts'
import { hallOf } from './hall.ts'

/** A signed-in person who listens to orders. */
export class Person {
  /** The milliseconds from the handshake until it listens. */
  took = Number.NaN
  /** The code with which it was closed, if it was. */
  closed: number | undefined
  #heard = 0
  #wake = (): void => undefined
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
  }

  static async listen(port: number, address: string, client: Client): Promise<Person> {
    const { data } = JSON.parse((await client.ask('GET', '/api/user/profile')).text)
    const channel = ordersChannelFor(data)
    const begun = performance.now()
    const person = new Person(new WebSocket(hallOf(port), { headers: { 'x-forwarded-for': address } }))
    await person.#subscribed(channel ?? '', client)
    person.took = performance.now() - begun
    return person
  }

  /** Waits until it has heard so many changes of orders; false where it cannot any more. */
  async hears(times: number): Promise<boolean> {
    const limit = setTimeout(() => this.#socket.terminate(), HANG_MS)
    while (this.#heard < times && this.closed === undefined) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    clearTimeout(limit)
    return this.#heard >= times
  }

  leave(): void {
    this.#socket.terminate()
  }

  /** Resolves when it listens, or when it was closed before. */
  #subscribed(channel: string, client: Client): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.on('error', () => undefined)
      this.#socket.on('close', (code) => {
        this.closed ??= code
        this.#wake()
        resolve()
      })
      this.#socket.on('message', (text) => {
        const { event, data } = JSON.parse(String(text))
        if (event === 'pusher:connection_established') this.#ask(JSON.parse(data).socket_id, channel, client).catch(reject)
        else if (event === 'pusher_internal:subscription_succeeded') resolve()
        else if (event === 'orders-changed') {
          this.#heard += 1
          this.#wake()
        }
      })
    })
  }

  async #ask(socket_id: string, channel_name: string, client: Client): Promise<void> {
    const { status, text } = await client.ask('POST', '/broadcasting/auth', { socket_id, channel_name })
    if (status !== 200) throw new Error(`The subscription was answered ${status} ${text}`)
    const { auth } = JSON.parse(text)
    this.#socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: channel_name, auth } }))
  }
}
