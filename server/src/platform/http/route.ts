import { type Answer, type Endpoint, mayCall, type Received, refusalSchema } from '@tracklane/contract/kit/endpoint'
import { issuePhrase } from '@tracklane/contract/kit/issue'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Actor, audienceOf } from '#platform/actor.ts'
import { type Context, createContext } from '#platform/context.ts'
import { AppError, forbidden, invalid, unauthenticated } from '#platform/errors.ts'
import { isKey, keyPhrase, type Outgoing, once } from '#platform/idempotency/idempotency.ts'
import { admit, type Visit } from '#platform/session/admit.ts'
import type { App } from './app.ts'
import { timeZoneOf } from './time-zone.ts'
import { unstorablePath } from './unstorable.ts'

type Handler<E extends Endpoint> = (ctx: Context, received: Received<E>, exchange: Exchange) => Promise<Answer<E>> | Answer<E>

/** For the few handlers that touch cookies or the session itself. */
export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly visit: Visit
}

const KEY_HEADER = 'idempotency-key'

const visits = new WeakMap<FastifyRequest, Visit>()

/**
 * Binds an endpoint of the contract to what answers it. Who calls is settled before the body is read
 * (419, 429, 401, 403), then the request is parsed (422), and the reply leaves through its schema, so that nothing else can leak.
 */
export function route<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void {
  app.bound.push(endpoint)
  for (const url of urlsOf(endpoint)) {
    app.fastify.route({
      method: endpoint.method,
      url,
      onRequest: async (request, reply) => {
        const visit = await admit(app.platform, request, reply)
        visits.set(request, visit)
        requireAccess(endpoint, visit)
      },
      handler: async (request, reply) => {
        const visit = visits.get(request)
        if (!visit) throw unauthenticated()
        const received = receive(endpoint, request)
        const ctx = contextOf(app, request, visit.actor)
        const work = async (at: Context): Promise<Outgoing> =>
          outgoing(endpoint, await refusing(endpoint, () => handler(at, received, { request, reply, visit })), reply.sent)
        const key = endpoint.idempotent ? request.headers[KEY_HEADER] : undefined
        if (!isKey(key)) return send(reply, await work(ctx))
        return send(reply, await once(ctx, { key, endpoint: `${endpoint.method} ${endpoint.path}`, received }, work))
      },
    })
  }
}

export function urlsOf(endpoint: Endpoint): string[] {
  return endpoint.base === 'both' ? [endpoint.path, `/api${endpoint.path}`] : [`/api${endpoint.path}`]
}

function requireAccess(endpoint: Endpoint, { actor, mustChangePassword }: Visit): void {
  if (endpoint.access === 'public') return
  const audience = audienceOf(actor)
  if (!audience) throw unauthenticated()
  if (!mayCall(endpoint, audience)) throw forbidden()
  if (actor.kind === 'token' && !(endpoint.ability && actor.abilities.includes(endpoint.ability))) throw forbidden()
  if (mustChangePassword && !endpoint.beforePasswordChange) throw forbidden()
}

function receive<E extends Endpoint>(endpoint: E, request: FastifyRequest): Received<E> {
  const fields: Record<string, Phrase[]> = {}
  const params = part(endpoint.params, request.params, fields)
  const query = part(endpoint.query, request.query, fields)
  const body = part(endpoint.body, request.body ?? undefined, fields)
  const key = request.headers[KEY_HEADER]
  if (endpoint.idempotent && key !== undefined && !isKey(key)) fields.idempotency_key = [keyPhrase]
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return { params, query, body } as Received<E> // each part just came out of its schema
}

function part(schema: z.ZodType, value: unknown, fields: Record<string, Phrase[]>): unknown {
  const unstorable = unstorablePath(value)
  if (unstorable) {
    fields[unstorable.join('.') || 'body'] = [phrase('validation', 'This value is not valid')]
    return undefined
  }
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.') || 'body'
    fields[field] ??= []
    fields[field].push(issuePhrase(issue))
  }
  return undefined
}

function contextOf(app: App, request: FastifyRequest, actor: Actor): Context {
  return createContext(app.platform, {
    actor,
    language: app.platform.translator.negotiate(request.headers['accept-language']),
    timeZone: timeZoneOf(request.headers['x-tz-name']),
    ifMatch: versionOf(request.headers['if-match']),
    requestId: request.id,
  })
}

/** A tag that is none of ours matches no version, so that what it guards is not overwritten. */
const NO_VERSION = Number.NaN

/** If-Match names one version; absent and `*` are content with any. */
function versionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const [, version] = header.match(/^(?:W\/)?"(\d{1,9})"$/) ?? []
  return version === undefined ? NO_VERSION : Number(version)
}

/** The row that goes with a refusal leaves through the schema of the reply, like the row of a success. */
async function refusing<Result>(endpoint: Endpoint, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.details.data === undefined) throw error
    throw new AppError(error.status, error.text, { ...error.details, data: refusalSchema(endpoint)?.parse(error.details.data) })
  }
}

function outgoing(endpoint: Endpoint, answer: unknown, isSent: boolean): Outgoing {
  const status = endpoint.status ?? 200
  return { status, body: isSent || status === 204 ? undefined : endpoint.reply.parse(answer) }
}

function send(reply: FastifyReply, { status, body, isReplayed }: Outgoing): FastifyReply {
  if (reply.sent) return reply
  reply.code(status)
  if (isReplayed) reply.header('idempotency-replayed', 'true')
  const version = (body as { data?: { version?: unknown } } | undefined)?.data?.version // only rows with a version have an ETag
  if (typeof version === 'number') reply.header('etag', `"${version}"`)
  return reply.send(body ?? undefined)
}
