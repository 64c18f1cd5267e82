import type { Owner } from './port.ts'

export interface PublishedEvent {
  readonly channel: string
  readonly event: string
  readonly data: object
}

/** What the processes that share the sockets tell each other. */
export type BusMessage =
  | ({ readonly kind: 'event' } & PublishedEvent)
  | { readonly kind: 'claim'; readonly socketId: string; readonly owner: Owner }
  | { readonly kind: 'close'; readonly match: Partial<Owner> }

export interface Bus {
  send(message: BusMessage): void
  /** Adds the channel's next `version` to the event's data on the way. */
  sendNumbered(event: PublishedEvent): void
  close(): Promise<void>
}

/** One process: what is said is heard at once. */
export function createLocalBus(hear: (message: BusMessage) => void): Bus {
  const versions = createVersions()
  return {
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
