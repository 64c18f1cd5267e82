import type { BusMessage, PublishedEvent } from './bus.ts'
import type { Connection } from './connection.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Owner } from './port.ts'
import { CODE, frame } from './protocol.ts'

/** Every connection of this process, and who listens to which channel. */
export class Rooms {
  readonly #limits: RealtimeLimits
  readonly #connections = new Map<string, Connection>()
  readonly #listeners = new Map<string, Set<Connection>>()

  constructor(limits: RealtimeLimits) {
    this.#limits = limits
  }

  get size(): number {
    return this.#connections.size
  }

  add(connection: Connection): void {
    this.#connections.set(connection.id, connection)
  }

  remove(connection: Connection): void {
    this.#connections.delete(connection.id)
    for (const channel of connection.channels) this.leave(connection, channel)
  }

  join(connection: Connection, channel: string): void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(connection))
    connection.channels.add(channel)
  }

  leave(connection: Connection, channel: string): void {
    connection.channels.delete(channel)
    const listeners = this.#listeners.get(channel)
    listeners?.delete(connection)
    if (listeners?.size === 0) this.#listeners.delete(channel)
  }

  hear(message: BusMessage): void {
    if (message.kind === 'event') this.#deliver(message)
    else if (message.kind === 'claim') this.#claim(message.socketId, message.owner)
    else this.#closeOwned(message.match)
  }

  closeAll(code: number, message: string): void {
    for (const connection of [...this.#connections.values()]) this.#close(connection, code, message)
  }

  checkPulses(): void {
    const now = performance.now()
    for (const connection of this.#connections.values()) connection.checkPulse(now)
  }

  #deliver({ channel, event, data }: PublishedEvent): void {
    const listeners = this.#listeners.get(channel)
    if (!listeners) return
    const bytes = Buffer.from(frame(event, data, channel)) // once for all who listen
    for (const connection of listeners) connection.send(bytes)
  }

  #claim(socketId: string, owner: Owner): void {
    const connection = this.#connections.get(socketId)
    if (!connection || connection.owners.some((known) => isSame(known, owner))) return
    connection.owners.push(owner)
    if (this.#socketsOf(owner.user_id) > this.#limits.socketsPerUser) this.#close(connection, CODE.quotaReached, 'Too many connections')
  }

  #socketsOf(userId: number): number {
    let count = 0
    for (const { owners, isClosing } of this.#connections.values()) {
      if (!isClosing && owners.some((owner) => owner.user_id === userId)) count += 1
    }
    return count
  }

  #closeOwned(match: Partial<Owner>): void {
    if (match.session === undefined && match.user_id === undefined) return
    for (const connection of [...this.#connections.values()]) {
      if (connection.owners.some((owner) => matches(owner, match))) this.#close(connection, CODE.unauthorized, 'Connection not authorized')
    }
  }

  #close(connection: Connection, code: number, message: string): void {
    for (const channel of connection.channels) this.leave(connection, channel)
    connection.close(code, message)
  }
}

function isSame(one: Owner, other: Owner): boolean {
  return one.session === other.session && one.user_id === other.user_id
}

function matches(owner: Owner, match: Partial<Owner>): boolean {
  const isSession = match.session === undefined || match.session === owner.session
  const isUser = match.user_id === undefined || match.user_id === owner.user_id
  return isSession && isUser
}
