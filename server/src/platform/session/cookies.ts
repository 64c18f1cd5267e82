import type {} from '@fastify/cookie' // gives request and reply their cookies in every build
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import { isTls, type PublicAddress } from '#platform/http/tls.ts'
import type { Arrived } from '#platform/proxies.ts'
import { isKnownCsrfToken, newCsrfToken } from './csrf.ts'
import { carriesSession } from './ended-sessions.ts'

const CSRF_COOKIE = 'XSRF-TOKEN'
/** The ids of a stored session and of a guest's. */
const ID = /^(?:[A-Za-z0-9_-]{43}|[A-Za-z0-9_-]{64})$/

/** The session that a browser claims: whether it names one at all, and its id if that has the right form. */
interface SessionClaim {
  readonly present: boolean
  readonly id: string | undefined
}

/** Returns the name of the session cookie. Browsers accept a __Host- cookie only over TLS, from this host and for every path. */
export function sessionCookie(overTls: boolean): string {
  return overTls ? '__Host-session' : 'session'
}

/** Reads the header itself: of two cookies with that name none counts, since nobody can tell which one is ours. */
export function claimedSession(request: Arrived, place: PublicAddress): SessionClaim {
  const prefix = `${sessionCookie(isTls(request, place))}=`
  const values = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
  const [id, ...others] = values
  const isOurs = id !== undefined && others.length === 0 && ID.test(id)
  return { present: values.length > 0, id: isOurs ? id : undefined }
}

/** Checks whether a browser brings the id of a stored session: enough to choose the first page, and no right to anything. */
export function mayBeSignedIn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /(?:^|;\s*)(?:__Host-)?session=[A-Za-z0-9_-]{43}(?:;|$)/.test(headers.cookie ?? '')
}

interface SentSession {
  readonly id: string
  readonly id_hash: string
  readonly config: Config
  readonly maxAge: number
  /** The CSRF token that the request has shown. */
  readonly shown?: string | undefined
}

/** Sends the session and its CSRF token for another idle time; a valid token stays. */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, session: SentSession): void {
  const { id, id_hash, config, maxAge, shown } = session
  const known = request.cookies[CSRF_COOKIE]
  const holds = known !== undefined && (known === shown || isKnownCsrfToken(config.appKey, id_hash, known))
  const token = holds ? known : newCsrfToken(config.appKey, id_hash)
  const secure = isTls(request, config)
  const both = { path: '/', sameSite: 'lax', secure, maxAge } as const
  reply.setCookie(sessionCookie(secure), id, { ...both, httpOnly: true })
  reply.setCookie(CSRF_COOKIE, token, { ...both, encode: encodeURIComponent })
  carriesSession(reply, id_hash)
}
