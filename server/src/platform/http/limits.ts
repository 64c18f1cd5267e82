import type { FastifyServerOptions } from 'fastify'

/** What one client may ask of the server's memory and patience. */
const HTTP_LIMITS = {
  bodyBytes: 1024 * 1024,
  headerBytes: 16 * 1024,
  /** Who has not said all headers, or the whole request, by then is cut off: drops of a byte a minute must not hold a connection. */
  headersMs: 15_000,
  requestMs: 60_000,
  /** Neither side has said anything, or the client does not read what it asked for. */
  silenceMs: 120_000,
  /** How often that is looked at. */
  checkMs: 1_000,
} as const

export function limitsOfServer(): Pick<FastifyServerOptions, 'bodyLimit' | 'requestTimeout' | 'connectionTimeout'> & { http: object } {
  const { bodyBytes, headerBytes, headersMs, requestMs, silenceMs, checkMs } = HTTP_LIMITS
  return {
    bodyLimit: bodyBytes,
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, maxHeaderSize: headerBytes, connectionsCheckingInterval: checkMs },
  }
}
