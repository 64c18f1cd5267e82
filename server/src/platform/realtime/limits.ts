export interface RealtimeLimits {
  /** Bytes of one frame from a client. */
  readonly frameBytes: number
  readonly messagesPerMinute: number
  readonly channelsPerSocket: number
  readonly socketsPerUser: number
  readonly sockets: number
  /** The limit of sockets per address that have no channel yet; many people may share an address. */
  readonly newcomersPerAddress: number
  /** A socket without a channel after this time is closed. */
  readonly firstChannelMs: number
  /** Bytes that may wait to be sent to one client before it is dropped as too slow. */
  readonly sendBufferBytes: number
  /** Silence after which the server asks whether the client is there. */
  readonly silenceMs: number
  /** The longest wait for any answer to that. */
  readonly pongMs: number
  /** The longest closing handshake before the socket is cut; revocation promises 2 seconds. */
  readonly closeMs: number
}

export const DEFAULT_LIMITS: RealtimeLimits = {
  frameBytes: 10_000,
  messagesPerMinute: 60,
  channelsPerSocket: 100,
  socketsPerUser: 20,
  sockets: 2_000,
  newcomersPerAddress: 200,
  firstChannelMs: 20_000,
  sendBufferBytes: 1024 * 1024,
  silenceMs: 60_000,
  pongMs: 30_000,
  closeMs: 1_000,
}
