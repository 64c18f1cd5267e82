import type { Server } from 'node:http'
import type { Config } from '#platform/config.ts'
import type { RealtimeLimits } from './limits.ts'

export type RealtimeConfig = Pick<Config, 'pusher' | 'redisUrl' | 'appUrl' | 'trustProxy'> &
  Partial<Pick<Config, 'redisSentinels'>> &
  Partial<Pick<Config, 'rateLimit'>> & {
    readonly limits?: Partial<RealtimeLimits>
    /** Milliseconds that never go back. */
    readonly clock?: () => number
    readonly sessions?: SessionEnds
  }

/** The ends of the sessions behind sockets; times are milliseconds since 1970. */
export interface SessionEnds {
  readonly now: () => number
  /** Returns the current end of each session; ended sessions are missing. */
  readonly endsOf: (sessions: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** The part of the log that realtime needs. */
export interface RealtimeLog {
  warn(details: object, message: string): void
}

/** The owner of a subscription: the session that asked for it and its person. */
export interface Owner {
  readonly session: string
  readonly user_id: number
  /** The person who really uses the session while impersonating. */
  readonly impersonator_id?: number | null
  /** The known end of the session, in milliseconds since 1970: requests may have prolonged it. */
  readonly ends_at?: number
}

/** Selects the sockets of a session, or of a person, including those where the person acts as another. */
export type OwnerMatch = Partial<Pick<Owner, 'session' | 'user_id'>>

export interface ClientSettings {
  readonly key: string
  /** The host; null: the server that answered. */
  readonly host: string | null
  readonly port: number
  readonly scheme: 'http' | 'https'
}

/** Pusher channels, from this process or from a service with the same protocol. */
export interface Realtime {
  /** True where events go to an outside service: they should hold ids only. */
  readonly isExternal: boolean
  /** True while this process cannot hear the others: then it has no sockets and accepts none. */
  readonly isAway: boolean
  /** The number of sockets of this process; none where an outside service has them. */
  readonly sockets: number
  publish(channel: string, event: string, data: object): void
  /** Publishes with a `version` in the data that counts up by one per channel, so that a listener notices missed events. */
  publishNumbered(channel: string, event: string, data: object): void
  /**
   * Signs a subscription and remembers the owner of the socket; undefined where another owns it. A socket belongs to the session whose
   * cookie opened it or, without one, to the first session that asked. The caller decides whether the owner may listen.
   * Throws 503 where several processes share the sockets and none says that it has this one.
   */
  authorize(socketId: string, channel: string, owner: Owner): Promise<string | undefined>
  /** Closes the sockets of a session, or of a person in every session: the rights they were signed for may be gone. */
  closeOwned(match: OwnerMatch): void
  clientSettings(): ClientSettings
  /** Answers websocket upgrades of this server. */
  attach(server: Server): void
  /** Sends every client elsewhere (4200) and accepts no new one; resolves when the last socket is closed. */
  drain(): Promise<void>
  close(): Promise<void>
}
