import type {} from '@fastify/cookie' // gives request and reply their cookies, whoever compiles this file
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import { isTls, type PublicAddress } from '#platform/http/tls.ts'
import type { Arrived } from '#platform/proxies.ts'
import { isCsrfToken, newCsrfToken } from './csrf.ts'
import { carriesSession } from './ended-sessions.ts'

const CSRF_COOKIE = 'XSRF-TOKEN'
/** Ids of a stored session, and of a guest's. */
const ID = /^(?:[A-Za-z0-9_-]{43}|[A-Za-z0-9_-]{64})$/

/** The browser's claim of a session: whether it names one at all, and which, if that can be one of ours. */
interface SessionClaim {
  readonly present: boolean
  readonly id: string | undefined
}

/** Browsers take a __Host- cookie on TLS only, from this host and for every path. */
export function sessionCookie(overTls: boolean): string {
  return overTls ? '__Host-session' : 'session'
}

/** Read from the header itself: of two cookies of that name nobody can tell which one is ours, so neither counts. */
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

/** Whether a browser brings the id of a stored session: enough to choose what it is sent first, and no right to anything. */
export function mayBeSignedIn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /(?:^|;\s*)(?:__Host-)?session=[A-Za-z0-9_-]{43}(?:;|$)/.test(headers.cookie ?? '')
}

interface SentSession {
  readonly id: string
  readonly id_hash: string
  readonly config: Config
  readonly maxAge: number
  /** The CSRF token the request has shown already. */
  readonly shown?: string | undefined
}

/** Sends the session and its CSRF token, both for another idle time; a token that still holds stays as it is. */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, session: SentSession): void {
  const { id, id_hash, config, maxAge, shown } = session
  const known = request.cookies[CSRF_COOKIE]
  const holds = known !== undefined && (known === shown || isCsrfToken(config.appKey, id_hash, known))
  const token = holds ? known : newCsrfToken(config.appKey, id_hash)
  const secure = isTls(request, config)
  const both = { path: '/', sameSite: 'lax', secure, maxAge } as const
  reply.setCookie(sessionCookie(secure), id, { ...both, httpOnly: true })
  reply.setCookie(CSRF_COOKIE, token, { ...both, encode: encodeURIComponent })
  carriesSession(reply, id_hash)
}
