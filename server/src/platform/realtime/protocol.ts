import { z } from 'zod'

/**
 * Codes of the Pusher Channels protocol, version 7. The client reads the range: 4000–4099 stop, 4100–4199 wait, 4200–4299 connect at once.
 */
export const CODE = {
  tlsRequired: 4000,
  unknownKey: 4001,
  quotaReached: 4004,
  pathNotFound: 4005,
  badVersion: 4006,
  unsupportedVersion: 4007,
  versionMissing: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  notHearing: 4100,
  noChannel: 4101,
  reconnect: 4200,
  invalidMessage: 4200,
  pongMissing: 4201,
  clientEventRefused: 4301,
} as const

/** Codes of RFC 6455 that this endpoint sends itself. */
export const WEBSOCKET_CODE = { unsupportedData: 1003 } as const

/** Seconds after which a silent client pings, as told in the handshake. */
export const ACTIVITY_TIMEOUT = 30

/** The text before the colon of a signature's input: unchecked, two different inputs could give the same signed bytes. */
const SOCKET_ID = /^\d+\.\d+$/
const CHANNEL_NAME = /^[A-Za-z0-9_\-=@,.;]+$/
const MAX_SOCKET_ID = 40
const MAX_CHANNEL_NAME = 164

export function isSocketId(value: string): boolean {
  return value.length <= MAX_SOCKET_ID && SOCKET_ID.test(value)
}

export function isChannelName(value: string): boolean {
  return value.length <= MAX_CHANNEL_NAME && CHANNEL_NAME.test(value)
}

/** Checks whether a channel is a signed one. There are no public, presence, cache or encrypted channels. */
export function isPrivateChannel(channel: string): boolean {
  return channel.startsWith('private-') && !channel.startsWith('private-encrypted-') && !channel.startsWith('private-cache-')
}

/** Writes a frame; `data` is JSON inside JSON, as the protocol wants it. */
export function frame(event: string, data: object, channel?: string): string {
  return JSON.stringify({ event, channel, data: JSON.stringify(data) })
}

export function errorFrame(code: number, message: string): string {
  return frame('pusher:error', { code, message })
}

export type ClientMessage =
  | { readonly kind: 'ping' | 'pong' | 'signin' | 'client-event' }
  | { readonly kind: 'subscribe'; readonly channel: string; readonly auth: string | undefined }
  | { readonly kind: 'unsubscribe'; readonly channel: string }

const Envelope = z.object({ event: z.string(), data: z.unknown() })
const ChannelName = z.string().refine(isChannelName)
const Subscribe = z.object({ channel: ChannelName, auth: z.string().nullish() })
const Unsubscribe = z.object({ channel: ChannelName })

/** Reads a client's message; undefined where it is malformed. */
export function readMessage(text: string): ClientMessage | undefined {
  const envelope = Envelope.safeParse(parseJson(text))
  return envelope.success ? readEvent(envelope.data.event, envelope.data.data) : undefined
}

function readEvent(event: string, data: unknown): ClientMessage | undefined {
  if (event.startsWith('client-')) return { kind: 'client-event' }
  switch (event) {
    case 'pusher:ping':
      return { kind: 'ping' }
    case 'pusher:pong':
      return { kind: 'pong' }
    case 'pusher:signin':
      return { kind: 'signin' }
    case 'pusher:subscribe':
      return readSubscribe(data)
    case 'pusher:unsubscribe':
      return readUnsubscribe(data)
    default:
      return undefined
  }
}

function readSubscribe(data: unknown): ClientMessage | undefined {
  const read = Subscribe.safeParse(data)
  return read.success ? { kind: 'subscribe', channel: read.data.channel, auth: read.data.auth ?? undefined } : undefined
}

function readUnsubscribe(data: unknown): ClientMessage | undefined {
  const read = Unsubscribe.safeParse(data)
  return read.success ? { kind: 'unsubscribe', channel: read.data.channel } : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
