import type { BusMessage, Claim, PublishedEvent } from './bus.ts'
import { ChannelSilence } from './channel-silence.ts'
import type { Connection } from './connection.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Owner, OwnerMatch } from './port.ts'
import { CODE, frame } from './protocol.ts'

/** All connections of this process and their channels. */
export class Rooms {
  readonly #limits: RealtimeLimits
  readonly #connections = new Map<string, Connection>()
  readonly #listeners = new Map<string, Set<Connection>>()
  readonly quiet = new ChannelSilence()

  constructor(limits: RealtimeLimits) {
    this.#limits = limits
  }

  get size(): number {
    return this.#connections.size
  }

  /** Counts the newcomers anew each time: it is called once per handshake, which costs a hundred times as much. */
  newcomersFrom(network: string): number {
    let count = 0
    for (const one of this.#connections.values()) if (one.isNewcomer && !one.isClosing && one.network === network) count += 1
    return count
  }

  add(connection: Connection): void {
    this.#connections.set(connection.id, connection)
  }

  /**
   * Cuts the socket that has waited longest without showing any right; returns false where there is none. It is cut at once: a closing
   * handshake would let it keep its place.
   */
  makeRoom(): boolean {
    for (const connection of this.#connections.values()) {
      if (!connection.isNewcomer || connection.owner) continue
      connection.terminate()
      this.remove(connection)
      return true
    }
    return false
  }

  remove(connection: Connection): void {
    this.#connections.delete(connection.id)
    for (const channel of connection.channels) this.leave(connection, channel)
  }

  join(connection: Connection, channel: string): void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(connection))
    connection.channels.add(channel)
    connection.isNewcomer = false
  }

  leave(connection: Connection, channel: string): void {
    connection.channels.delete(channel)
    const listeners = this.#listeners.get(channel)
    listeners?.delete(connection)
    if (listeners?.size === 0) this.#listeners.delete(channel)
  }

  hear(message: Extract<BusMessage, { kind: 'event' | 'close' }>): void {
    if (message.kind === 'event') this.#deliver(message)
    else this.#closeOwned(message.match)
  }

  /** Grants the channel if the socket belongs to that session, and returns whether it does; undefined where the socket is not here. */
  claim({ socketId, channel, owner }: Claim): boolean | undefined {
    const connection = this.#connections.get(socketId)
    if (!connection) return undefined
    connection.session ??= owner.session
    if (connection.session !== owner.session) return false
    connection.owner = owner
    this.#grant(connection, channel)
    if (this.#socketsOf(owner.user_id) > this.#limits.socketsPerUser) this.#close(connection, CODE.quotaReached, 'Too many connections')
    return true
  }

  closeAll(code: number, message: string): void {
    this.quiet.missed()
    for (const connection of [...this.#connections.values()]) this.#close(connection, code, message)
  }

  checkPulses(): void {
    for (const connection of this.#connections.values()) connection.checkPulse()
  }

  /** Returns the sessions with sockets here whose known end has passed. */
  sessionsOver(now: number): string[] {
    const over = [...this.#connections.values()].flatMap(({ owner, isClosing }) =>
      owner?.ends_at !== undefined && owner.ends_at <= now && !isClosing ? [owner.session] : [],
    )
    return [...new Set(over)]
  }

  /** Keeps the sockets of these sessions until their new end; closes the sockets of ended sessions. */
  prolong(sessions: readonly string[], ends: ReadonlyMap<string, number>): void {
    this.#withOwner(sessions, (connection, owner) => {
      const ends_at = ends.get(owner.session)
      if (ends_at === undefined) this.#close(connection, CODE.unauthorized, 'Connection not authorized')
      else connection.owner = { ...owner, ends_at }
    })
  }

  /** Closes the sockets of these sessions; their clients connect again and show their rights then. */
  sendBack(sessions: readonly string[]): void {
    this.#withOwner(sessions, (connection) => this.#close(connection, CODE.reconnect, 'Reconnect'))
  }

  #withOwner(sessions: readonly string[], visit: (connection: Connection, owner: Owner) => void): void {
    const asked = new Set(sessions)
    for (const connection of [...this.#connections.values()]) {
      const { owner } = connection
      if (owner && asked.has(owner.session)) visit(connection, owner)
    }
  }

  #deliver({ channel, event, data }: PublishedEvent): void {
    this.quiet.heard(channel)
    const listeners = this.#listeners.get(channel)
    if (!listeners) return
    const bytes = Buffer.from(frame(event, data, channel)) // once for all listeners
    for (const connection of listeners) connection.send(bytes)
  }

  /** Grants a channel. Past the limit the oldest granted channel is dropped. */
  #grant({ granted }: Connection, channel: string): void {
    granted.delete(channel)
    granted.add(channel)
    const [oldest] = granted
    if (oldest !== undefined && granted.size > this.#limits.channelsPerSocket) granted.delete(oldest)
  }

  #socketsOf(userId: number): number {
    let count = 0
    for (const { owner, isClosing } of this.#connections.values()) {
      if (!isClosing && owner?.user_id === userId) count += 1
    }
    return count
  }

  /** Closes matching sockets. A socket without an owner is told to connect again: it comes with the browser's next cookie. */
  #closeOwned(match: OwnerMatch): void {
    for (const connection of [...this.#connections.values()]) {
      if (connection.owner === undefined && connection.session !== undefined && connection.session === match.session)
        this.#close(connection, CODE.reconnect, 'Reconnect')
      else if (connection.owner && matches(connection.owner, match)) this.#close(connection, CODE.unauthorized, 'Connection not authorized')
    }
  }

  #close(connection: Connection, code: number, message: string): void {
    for (const channel of connection.channels) this.leave(connection, channel)
    connection.close(code, message)
  }
}

function matches(owner: Owner, { session, user_id }: OwnerMatch): boolean {
  if (session === undefined && user_id === undefined) return false
  const isSession = session === undefined || session === owner.session
  const isUser = user_id === undefined || user_id === owner.user_id || user_id === owner.impersonator_id
  return isSession && isUser
}
