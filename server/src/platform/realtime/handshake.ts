import type { IncomingMessage } from 'node:http'
import { namesOneHost } from '#platform/http/one-host.ts'
import { saidByProxy, type Trust } from '#platform/proxies.ts'
import { CODE } from './protocol.ts'

export interface Refusal {
  readonly code: number
  readonly message: string
}

interface HandshakeRules {
  readonly key: string
  /** An origin that is allowed besides the server's own. */
  readonly appUrl: string | undefined
  /** Proxies that are trusted about their connections. */
  readonly trust: Trust | undefined
}

/** The path of the endpoint; pusher-js puts its `wsPath` before it. */
const PATH = /^(?:\/[\w.-]+)*\/app\/([^/]+)$/
const OLDEST_VERSION = 5
const NEWEST_VERSION = 7

/** Returns the reason why this connection is refused; undefined where it is allowed. */
export function refuse(request: IncomingMessage, rules: HandshakeRules): Refusal | undefined {
  const url = parseUrl(`http://localhost${request.url ?? ''}`)
  const key = url?.pathname.match(PATH)?.[1]
  if (!url || key === undefined) return { code: CODE.pathNotFound, message: 'Path not found' }
  if (key !== rules.key) return { code: CODE.unknownKey, message: 'Application does not exist' }
  return refuseVersion(url.searchParams.get('protocol')) ?? refuseOrigin(request, rules) ?? refusePlain(request, rules)
}

/** Refuses unencrypted connections on an installation with TLS: its session must not be sent in the clear. Only the proxy knows. */
function refusePlain(request: IncomingMessage, { appUrl, trust }: HandshakeRules): Refusal | undefined {
  const isPlain = saidByProxy(request, trust, 'x-forwarded-proto') === 'http'
  return isPlain && appUrl?.startsWith('https:')
    ? { code: CODE.tlsRequired, message: 'Application only accepts SSL connections' }
    : undefined
}

function refuseVersion(version: string | null): Refusal | undefined {
  if (!version) return { code: CODE.versionMissing, message: 'No protocol version supplied' }
  if (!/^\d{1,9}$/.test(version)) return { code: CODE.badVersion, message: 'Invalid version string format' }
  const number = Number(version)
  if (number < OLDEST_VERSION || number > NEWEST_VERSION) return { code: CODE.unsupportedVersion, message: 'Unsupported protocol version' }
  return undefined
}

/** Refuses other origins. Browsers always send Origin, and no page can change it: another site must not listen with a visitor's cookies. */
function refuseOrigin(request: IncomingMessage, { appUrl, trust }: HandshakeRules): Refusal | undefined {
  if (!namesOneHost(request)) return { code: CODE.unauthorized, message: 'Origin not allowed' }
  const { origin } = request.headers
  const host = saidByProxy(request, trust, 'x-forwarded-host') ?? request.headers.host
  if (origin === undefined) return undefined
  const url = parseUrl(origin)
  const isOwn = url !== undefined && url.host !== '' && url.host === host?.toLowerCase()
  const isConfigured = appUrl !== undefined && url?.origin === parseUrl(appUrl)?.origin
  return isOwn || isConfigured ? undefined : { code: CODE.unauthorized, message: 'Origin not allowed' }
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
