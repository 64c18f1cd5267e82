import type { Server } from 'node:http'
import type { Config } from '#platform/config.ts'
import type { RealtimeLimits } from './limits.ts'

export type RealtimeConfig = Pick<Config, 'pusher' | 'redisUrl' | 'appUrl' | 'trustProxy'> &
  Partial<Pick<Config, 'redisSentinels'>> &
  Partial<Pick<Config, 'rateLimit'>> & {
    readonly limits?: Partial<RealtimeLimits>
    /** Milliseconds that only ever go on. */
    readonly clock?: () => number
    readonly sessions?: SessionEnds
  }

/** Ends of the sessions that sockets belong to; times are milliseconds since 1970. */
export interface SessionEnds {
  readonly now: () => number
  /** When each of them ends by now, unless it has ended: those are not named. */
  readonly endsOf: (sessions: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** The part of the log this needs. */
export interface RealtimeLog {
  warn(details: object, message: string): void
}

/** The owner of a subscription: the session that asked for it and its person. */
export interface Owner {
  readonly session: string
  readonly user_id: number
  /** The person who really sits there while impersonating. */
  readonly impersonator_id?: number | null
  /** When the session ends as far as is known, in milliseconds since 1970: requests may have prolonged it. */
  readonly ends_at?: number
}

/** Selects the sockets of a session, or of a person, who may sit there as somebody else. */
export type OwnerMatch = Partial<Pick<Owner, 'session' | 'user_id'>>

export interface ClientSettings {
  readonly key: string
  /** null: the server that answered. */
  readonly host: string | null
  readonly port: number
  readonly scheme: 'http' | 'https'
}

/** Pusher channels, from this process or from a service that speaks the same. */
export interface Realtime {
  /** True where events leave the house: they should name ids only. */
  readonly isExternal: boolean
  /** True while this process cannot hear what the others say: then it has no sockets and takes none. */
  readonly isAway: boolean
  /** How many sockets this process has; none where somebody else has them. */
  readonly sockets: number
  publish(channel: string, event: string, data: object): void
  /** As `publish`, with `version` added to the data: it counts up by one per channel, so that a listener notices what it missed. */
  publishNumbered(channel: string, event: string, data: object): void
  /**
   * Signs a subscription, and remembers whose socket that is; undefined where it is somebody else's: the socket belongs to the session
   * whose cookie opened it, or, without one, to the session that was first to ask. Whether they may listen is the caller's decision.
   * Where several processes share the sockets and none of them says that it has this one, the answer is 503.
   */
  authorize(socketId: string, channel: string, owner: Owner): Promise<string | undefined>
  /** Ends the sockets of a session, or of a person in every session: what they were signed for may no longer be theirs. */
  closeOwned(match: OwnerMatch): void
  clientSettings(): ClientSettings
  /** Answers websocket upgrades of this server. */
  attach(server: Server): void
  /** Sends every client elsewhere (4200) and takes no new one; done when the last socket is gone. */
  drain(): Promise<void>
  close(): Promise<void>
}
