import type { ServerResponse } from 'node:http'

/** Codes of a stream, a socket or a signal whose reader has left. */
const LEAVING = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR', 'ECONNRESET', 'EPIPE'])

/** Checks whether the error only says that the client has gone: nothing is wrong and there is nobody to answer. */
export function isClientGone(error: unknown, response: ServerResponse): boolean {
  const gone = clientGoneSignal(response)
  if (!gone.aborted) return false
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown } // anything may be thrown
  return error === gone.reason || name === 'AbortError' || LEAVING.has(String(code))
}

const signals = new WeakMap<ServerResponse, AbortSignal>()

/** Returns a signal that is aborted when the client has gone before it got the whole answer: the rest is not needed. */
export function clientGoneSignal(response: ServerResponse): AbortSignal {
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
