import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { takesFile } from '@tracklane/contract/kit/upload-endpoint'
import type { FastifyServerOptions } from 'fastify'
import { richFieldsOf } from '#platform/rich-text/rich-fields.ts'

/** Limits of one client's use of the server's memory and patience. */
const HTTP_LIMITS = {
  bodyBytes: 1024 * 1024,
  /** Limit of a request that may hold rich texts: several languages of them. */
  richBodyBytes: 2 * 1024 * 1024,
  headerBytes: 16 * 1024,
  /**
   * A client that has not sent all headers, or the whole request, by then is cut off: drops of a byte a minute must not hold a connection.
   */
  headersMs: 15_000,
  requestMs: 60_000,
  /** Neither side has said anything, or the client does not read what it asked for. */
  silenceMs: 120_000,
  /** A part of a file is ready to take, and nothing of it is taken. */
  takingMs: 60_000,
  /** How often that is looked at. */
  checkMs: 1_000,
} as const

export const { takingMs, checkMs } = HTTP_LIMITS

export function limitsOfServer(): Pick<FastifyServerOptions, 'bodyLimit' | 'requestTimeout' | 'connectionTimeout'> & { http: object } {
  const { bodyBytes, headerBytes, headersMs, requestMs, silenceMs, checkMs } = HTTP_LIMITS
  return {
    bodyLimit: bodyBytes,
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, maxHeaderSize: headerBytes, connectionsCheckingInterval: checkMs },
  }
}

/** How large a request may be is a matter of what it is for. */
export function bodyLimitOf(endpoint: Endpoint): number {
  if (takesFile(endpoint)) return endpoint.upload.maxRequestBytes
  return richFieldsOf(endpoint.body).length > 0 ? HTTP_LIMITS.richBodyBytes : HTTP_LIMITS.bodyBytes
}
