import type { ClientConfig } from '@tracklane/contract/config'
import { realtimeEndpoints } from '@tracklane/contract/realtime'
import type { Options } from 'pusher-js'
import { ApiError, call } from './http.ts'

export type RealtimeSettings = ClientConfig['realtime']

const RESUBSCRIBE_AFTER = 5_000
/** Milliseconds for signing. A second signature does no harm. */
const SIGNING_LIMIT = 10_000

/** Returns the options of pusher-js, for our server or another service. */
export function optionsFor({ host, port, scheme }: RealtimeSettings, resubscribe: (channel: string) => void): Options {
  const isSecure = host === null ? location.protocol === 'https:' : scheme === 'https'
  const ownPort = Number(location.port) || (isSecure ? 443 : 80)
  return {
    cluster: '',
    wsHost: host ?? location.hostname,
    wsPort: host === null ? ownPort : port,
    wssPort: host === null ? ownPort : port,
    forceTLS: isSecure,
    enabledTransports: isSecure ? ['ws', 'wss'] : ['ws'],
    activityTimeout: 15_000,
    pongTimeout: 5_000,
    unavailableTimeout: 5_000,
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, answer) => {
        call(realtimeEndpoints.broadcasting, { body: { socket_id: socketId, channel_name: channelName }, limit: SIGNING_LIMIT }).then(
          (auth) => answer(null, auth),
          (error: unknown) => {
            if (!isFinal(error)) setTimeout(() => resubscribe(channelName), RESUBSCRIBE_AFTER)
            answer(error instanceof Error ? error : new Error(String(error)), null)
          },
        )
      },
    },
  }
}

/** Returns whether asking again would not help: not signed in, not allowed, or not understood. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 422].includes(error.status)
}
