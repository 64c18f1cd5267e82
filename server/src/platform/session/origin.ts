import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function isUnsafe(request: FastifyRequest): boolean {
  return !SAFE_METHODS.has(request.method)
}

/** Checks whether Origin or Referer names another site; a request without both counts as ours (a plain link, a script, an old browser). */
export function isForeign(request: FastifyRequest, config: Config): boolean {
  return hasForeignOrigin(request, config) || isElsewhere(request.headers.referer, request, config)
}

/** Checks whether a page of another site sent the request: browsers send the header with every form and fetch. */
export function isCrossSite(request: FastifyRequest, config: Config): boolean {
  return request.headers['sec-fetch-site'] === 'cross-site' || hasForeignOrigin(request, config)
}

function hasForeignOrigin(request: FastifyRequest, config: Config): boolean {
  return isElsewhere(request.headers.origin, request, config)
}

/** Parses the address instead of comparing its beginning: 127.0.0.1.evil.test and evil.test/127.0.0.1 are not 127.0.0.1. */
function isElsewhere(address: string | undefined, request: FastifyRequest, config: Config): boolean {
  if (address === undefined || address === '') return false
  if (!URL.canParse(address)) return true
  const { origin, protocol, host } = new URL(address)
  if (config.appUrl) return origin !== new URL(config.appUrl).origin
  const own = `${protocol}//${request.host}`
  return !URL.canParse(own) || new URL(own).host !== host
}
