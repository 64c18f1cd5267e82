import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { takesFile } from '@tracklane/contract/kit/upload-endpoint'
import type { FastifyServerOptions } from 'fastify'
import { richFieldsOf } from '#platform/rich-text/rich-fields.ts'

/** Limits of one client's use of the server's memory and patience. */
const HTTP_LIMITS = {
  bodyBytes: 1024 * 1024,
  /** The limit of a request that may hold rich texts, in several languages. */
  richBodyBytes: 2 * 1024 * 1024,
  headerBytes: 16 * 1024,
  /** A client that has not sent all headers, or the whole request, by then is cut off: a byte a minute must not hold a connection. */
  headersMs: 15_000,
  requestMs: 60_000,
  /** The time after which a connection is cut where both sides are silent, or where the client does not read. */
  silenceMs: 120_000,
  /** The time after which a reader is cut who takes nothing of a ready part of a file. */
  takingMs: 60_000,
  /** The interval of that check. */
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

/** Returns the size limit of a request; it depends on the endpoint. */
export function bodyLimitOf(endpoint: Endpoint): number {
  if (takesFile(endpoint)) return endpoint.upload.maxRequestBytes
  return richFieldsOf(endpoint.body).length > 0 ? HTTP_LIMITS.richBodyBytes : HTTP_LIMITS.bodyBytes
}
