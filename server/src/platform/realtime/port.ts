import type { Server } from 'node:http'
import type { Config } from '#platform/config.ts'
import type { RealtimeLimits } from './limits.ts'

export type RealtimeConfig = Pick<Config, 'pusher' | 'redisUrl' | 'appUrl' | 'trustProxy'> & { readonly limits?: Partial<RealtimeLimits> }

/** The part of the log this needs. */
export interface RealtimeLog {
  warn(details: object, message: string): void
}

/** Whose a subscription is: the session that asked for it and the person it belongs to. */
export interface Owner {
  readonly session: string
  readonly user_id: number
}

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
  publish(channel: string, event: string, data: object): void
  /** As `publish`, with `version` added to the data: it counts up by one per channel, so that a listener notices what it missed. */
  publishNumbered(channel: string, event: string, data: object): void
  /** Signs a subscription, and remembers whose socket that is. Whether they may is the caller's decision. */
  authorize(socketId: string, channel: string, owner: Owner): string
  /** Ends the sockets of a session, or of a person in every session: what they were signed for may no longer be theirs. */
  closeOwned(match: Partial<Owner>): void
  clientSettings(): ClientSettings
  /** Answers websocket upgrades of this server. */
  attach(server: Server): void
  /** Sends every client elsewhere (4200) and takes no new one; done when the last socket is gone. */
  drain(): Promise<void>
  close(): Promise<void>
}
