import type { ServerResponse } from 'node:http'

const signals = new WeakMap<ServerResponse, AbortSignal>()

/** Aborted when the client has gone away before it got the whole answer: nobody needs the rest. */
export function goneOf(response: ServerResponse): AbortSignal {
  const known = signals.get(response)
  if (known) return known
  const leaving = new AbortController()
  signals.set(response, leaving.signal)
  const look = () => {
    if (!response.writableFinished) leaving.abort()
  }
  if (response.closed || response.destroyed) look()
  else response.once('close', look)
  return leaving.signal
}
