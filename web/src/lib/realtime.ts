import { useEffect, useRef } from 'react'
import { forgetEarlyAnswers } from './early-answers.ts'
import { onAnswering } from './http.ts'
import type { ChannelHandlers } from './realtime-channels.ts'
import { createRealtime } from './realtime-connection.ts'
import { renewReads } from './renewable.ts'

const realtime = createRealtime()
onAnswering(realtime.hurry)
realtime.onBack(renewReads)
// They know nothing of what is heard from now on, and whoever takes one later would not ask again.
realtime.onSaid(forgetEarlyAnswers)

/** Connects, and stays connected until `disconnectRealtime`; without settings it waits for the call that brings them. Channels are those that hooks listen to, now and later. */
export const connectRealtime = realtime.connect
export const disconnectRealtime = realtime.disconnect

/**
 * Called when what was asked for before that moment (by `sinceOpened`) may be out of date: channels are heard again on which something was
 * said meanwhile, or an event was missed. Ask again then. Gives back how to stop.
 */
export const onReconnected = realtime.onStale

/** Called when anything comes from the server, also that it is still there. */
export const onSaid = realtime.onSaid

/** Called when the server ended the connection for good: the session or its rights may have changed. */
export const onTurnedAway = realtime.onRefused

/** Listens while the component stands; null: to nothing. */
export function useChannel(channel: string | null, handlers: ChannelHandlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => (channel === null ? undefined : realtime.listen(channel, () => latest.current)), [channel])
}

/** Whether changes of others arrive, and over which channels. */
export const connection = {
  onChange: realtime.onStatus,
  status: realtime.status,
  channels: realtime.channels,
  lastEvent: realtime.lastEvent,
}
