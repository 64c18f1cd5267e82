import { useEffect, useRef } from 'react'
import { forgetEarlyAnswers } from './early-answers.ts'
import { onAnswering } from './http.ts'
import type { ChannelHandlers } from './realtime-channels.ts'
import { createRealtime } from './realtime-connection.ts'
import { renewReads } from './renewable.ts'

const realtime = createRealtime()
onAnswering(realtime.hurry)
realtime.onBack(renewReads)
// Early answers do not know the events from now on, and a screen that takes one later would not ask again.
realtime.onSaid(forgetEarlyAnswers)

/**
 * Connects, and stays connected until `disconnectRealtime`; without settings it waits for the call that brings them. Subscribes the
 * channels of all hooks, now and later.
 */
export const connectRealtime = realtime.connect
export const disconnectRealtime = realtime.disconnect

/**
 * Called when answers asked for before that moment (by `sinceOpened`) may be out of date, so that they are asked for again: an event was
 * missed, or came while a channel was not heard. Returns a function that stops it.
 */
export const onReconnected = realtime.onStale

/** Called when anything comes from the server, even a sign of life. */
export const onSaid = realtime.onSaid

/** Called when the server ended the connection for good: the session or its rights may have changed. */
export const onTurnedAway = realtime.onRefused

/** Listens while the component is mounted; null listens to nothing. */
export function useChannel(channel: string | null, handlers: ChannelHandlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => (channel === null ? undefined : realtime.listen(channel, () => latest.current)), [channel])
}

/** Tells whether changes of others arrive, and over which channels. */
export const connection = {
  onChange: realtime.onStatus,
  status: realtime.status,
  channels: realtime.channels,
  lastEvent: realtime.lastEvent,
}
