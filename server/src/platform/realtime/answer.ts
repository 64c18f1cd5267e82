import type { Subscribed } from '@tracklane/contract/realtime'
import type { Connection } from './connection.ts'
import type { RealtimeLimits } from './limits.ts'
import { type ClientMessage, CODE, frame, isPrivateChannel, readMessage, WEBSOCKET_CODE } from './protocol.ts'
import type { Rooms } from './rooms.ts'
import { type Credentials, isSignedBy } from './signature.ts'

interface Desk {
  readonly rooms: Rooms
  readonly limits: RealtimeLimits
  readonly credentials: Credentials
}

/** Answers every message of one client, following the protocol. */
export function answerMessages(connection: Connection, desk: Desk): void {
  connection.listen({
    text: (text) => answer(connection, text, desk),
    binary: () => connection.close(WEBSOCKET_CODE.unsupportedData, 'Text frames only'),
    gone: () => desk.rooms.remove(connection),
  })
}

function answer(connection: Connection, text: string, desk: Desk): void {
  if (!connection.countMessage()) {
    connection.sendError(CODE.clientEventRefused, 'Too many messages')
    return
  }
  const message = readMessage(text)
  if (message) obey(connection, message, desk)
  else connection.sendError(CODE.invalidMessage, 'Invalid message format')
}

function obey(connection: Connection, message: ClientMessage, desk: Desk): void {
  switch (message.kind) {
    case 'subscribe':
      subscribe(connection, message, desk)
      break
    case 'unsubscribe':
      desk.rooms.leave(connection, message.channel)
      break
    case 'ping':
      connection.send(frame('pusher:pong', {}))
      break
    case 'client-event':
      connection.sendError(CODE.clientEventRefused, 'The app does not have client messaging enabled.')
      break
    case 'signin':
      connection.sendError(CODE.unauthorized, 'Sign-in is not available')
      break
    case 'pong': // any answer is enough
  }
}

function subscribe(connection: Connection, { channel, auth }: { channel: string; auth: string | undefined }, desk: Desk): void {
  const isSigned = isPrivateChannel(channel) && auth !== undefined && isSignedBy(desk.credentials, auth, connection.id, channel)
  // A signature made for another socket would still work after the rights behind it have ended.
  const isAllowed = isSigned && connection.granted.has(channel)
  if (!isAllowed) {
    refuseSubscription(connection, channel, { status: 401, error: 'Subscription not authorized' })
    return
  }
  if (connection.channels.size >= desk.limits.channelsPerSocket && !connection.channels.has(channel)) {
    refuseSubscription(connection, channel, { status: 403, error: 'Too many channels' })
    return
  }
  desk.rooms.join(connection, channel)
  const confirmation: Subscribed = { quiet_ms: desk.rooms.quiet.of(channel) }
  connection.send(frame('pusher_internal:subscription_succeeded', confirmation, channel))
}

/**
 * Refuses a subscription with two messages for two kinds of clients: one listens to the connection, one to the channel. The socket stays.
 */
function refuseSubscription(connection: Connection, channel: string, reason: { status: number; error: string }): void {
  connection.sendError(CODE.unauthorized, reason.error)
  connection.send(frame('pusher:subscription_error', { type: 'AuthError', ...reason }, channel))
}
