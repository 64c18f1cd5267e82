import type { Owner, OwnerMatch } from './port.ts'

export interface PublishedEvent {
  readonly channel: string
  readonly event: string
  readonly data: object
}

/** A session says that a socket is its own, and that it may hear a channel. */
export interface Claim {
  readonly socketId: string
  readonly channel: string
  readonly owner: Owner
}

/** Messages between the processes that share the sockets. */
export type BusMessage =
  | ({ readonly kind: 'event' } & PublishedEvent)
  | ({ readonly kind: 'claim'; readonly question: string } & Claim)
  /** From the process with the socket. */
  | { readonly kind: 'claimed'; readonly question: string; readonly isGranted: boolean }
  | { readonly kind: 'close'; readonly match: OwnerMatch }

export interface Bus {
  /** True while the other processes are not heard. */
  readonly isAway: boolean
  send(message: BusMessage): void
  /** Adds the channel's next `version` to the event's data on the way. */
  sendNumbered(event: PublishedEvent): void
  close(): Promise<void>
}

/** Creates the bus of a single process: messages arrive at once. */
export function createLocalBus(hear: (message: BusMessage) => void): Bus {
  const versions = createVersions()
  return {
    isAway: false,
    send: hear,
    sendNumbered: (event) => hear(numbered(event, versions(event.channel))),
    close: async () => undefined,
  }
}

export function numbered({ channel, event, data }: PublishedEvent, version: number): BusMessage {
  return { kind: 'event', channel, event, data: { ...data, version } }
}

/** Counts per channel, from 1. */
export function createVersions(): (channel: string) => number {
  const versions = new Map<string, number>()
  return (channel) => {
    const version = (versions.get(channel) ?? 0) + 1
    versions.set(channel, version)
    return version
  }
}
