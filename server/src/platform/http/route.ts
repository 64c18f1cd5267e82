import { type Answer, type Endpoint, type Received, refusalSchema } from '@tracklane/contract/kit/endpoint'
import type { FileAnswer } from '@tracklane/contract/kit/file'
import { answersFile } from '@tracklane/contract/kit/file-endpoint'
import { takesFile } from '@tracklane/contract/kit/upload-endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Context, createContext } from '#platform/context.ts'
import { AppError, unauthenticated } from '#platform/errors.ts'
import { isKey, type Outgoing, once } from '#platform/idempotency/idempotency.ts'
import { cleanOutgoing } from '#platform/rich-text/clean-fields.ts'
import { keepPictures, shownPictures } from '#platform/rich-text/pictures.ts'
import { admit } from '#platform/session/admit.ts'
import { NOBODY, type Visit } from '#platform/session/visit.ts'
import { confirmation, type Head, headOf, requireAccess, settledAgain } from './access.ts'
import type { App } from './app.ts'
import { clientGoneSignal } from './client-gone.ts'
import { bodyLimitOf } from './limits.ts'
import { KEY_HEADER, receive } from './receive.ts'
import { registerFormParser } from './receive-file.ts'
import { sendFile } from './send-file.ts'
import { timeZoneOf } from './time-zone.ts'

type Handler<E extends Endpoint> = (ctx: Context, received: Received<E>, exchange: Exchange) => Promise<Answer<E>> | Answer<E>

/** Access to request and reply for the few handlers that touch cookies or the session itself, or that answer with a file. */
export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly visit: Visit
  /** Aborted when the client has gone: long work stops then. */
  readonly gone: AbortSignal
}

const heads = new WeakMap<FastifyRequest, Head>()

/**
 * Binds an endpoint of the contract to its handler. Settles the caller before the body is read (419, 429, 401, 403) and again afterwards,
 * then parses the request (422). The reply leaves through its schema, so that nothing else can leak.
 */
export function route<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void {
  app.bound.push(endpoint)
  for (const url of urlsOf(endpoint)) {
    const bind = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url,
        bodyLimit: bodyLimitOf(endpoint),
        onRequest: async (request, reply) => {
          const visit = endpoint.fromAnywhere ? NOBODY : await admit(app.platform, request, reply)
          requireAccess(endpoint, visit)
          heads.set(request, await headOf(visit, request))
        },
        handler: async (request, reply) => {
          const head = heads.get(request)
          if (!head) throw unauthenticated()
          const visit = await settledAgain(app.platform, endpoint, head)
          const received = await receive(endpoint, request)
          const ctx = contextOf(app, endpoint, { request, visit, received })
          const exchange = exchangeOf(request, reply, visit)
          if (answersFile(endpoint))
            return sendFile(app, endpoint, reply, () => handler(ctx, received, exchange) as FileAnswer | Promise<FileAnswer>) // its reply is File
          const work = async (at: Context): Promise<Outgoing> =>
            outgoing(endpoint, await refusing(endpoint, at, () => handler(at, received, exchange)), reply.sent)
          const key = endpoint.idempotent ? request.headers[KEY_HEADER] : undefined
          if (!isKey(key)) return send(reply, await work(ctx))
          return send(reply, await once(ctx, { key, endpoint: `${endpoint.method} ${endpoint.path}`, received }, work))
        },
      })
    const takeBody = takesFile(endpoint) ? registerFormParser : endpoint.fromAnywhere ? takeAnything : undefined
    if (takeBody)
      void app.fastify.register(async (scope) => {
        takeBody(scope)
        bind(scope)
      })
    else bind(app.fastify)
  }
}

/** Accepts a body of any type without reading it. */
function takeAnything(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
}

function exchangeOf(request: FastifyRequest, reply: FastifyReply, visit: Visit): Exchange {
  return {
    request,
    reply,
    visit,
    get gone() {
      return clientGoneSignal(reply.raw)
    },
  }
}

export function urlsOf(endpoint: Endpoint): string[] {
  return endpoint.base === 'both' ? [endpoint.path, `/api${endpoint.path}`] : [`/api${endpoint.path}`]
}

interface RequestParts {
  readonly request: FastifyRequest
  readonly visit: Visit
  readonly received: Received<Endpoint>
}

function contextOf(app: App, endpoint: Endpoint, { request, visit, received }: RequestParts): Context {
  const confirm = confirmation(app.platform, endpoint, visit)
  const pictures = shownPictures(endpoint.body, received.body)
  return createContext(app.platform, {
    actor: visit.actor,
    async confirm(db, options) {
      if (db.isTransaction) await keepPictures(db, pictures, app.platform.clock())
      await confirm(db, options)
    },
    language: app.platform.translator.negotiate(request.headers['accept-language']),
    timeZone: timeZoneOf(request.headers['x-tz-name']),
    ifMatch: versionOf(request.headers['if-match']),
    requestId: request.id,
  })
}

/** Stands for a foreign tag: it matches no version, so that the guarded row is not overwritten. */
const NO_VERSION = Number.NaN

/** Reads the version of If-Match; undefined where it is absent or `*`: then any version will do. */
function versionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const [, version] = header.match(/^(?:W\/)?"(\d{1,9})"$/) ?? []
  return version === undefined ? NO_VERSION : Number(version)
}

/** Sends the row of a refusal through the schema of the reply, like the row of a success, and only to a caller who may see it. */
async function refusing<Result>(endpoint: Endpoint, ctx: Context, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.details.data === undefined) throw error
    await ctx.confirm(ctx.db)
    throw new AppError(error.status, error.text, { ...error.details, data: leavingRefused(endpoint, error.details.data) })
  }
}

function leavingRefused(endpoint: Endpoint, row: unknown): unknown {
  const schema = refusalSchema(endpoint)
  return schema && cleanOutgoing(schema, row)
}

function outgoing(endpoint: Endpoint, answer: unknown, isSent: boolean): Outgoing {
  const status = endpoint.status ?? 200
  return { status, body: isSent || status === 204 ? undefined : cleanOutgoing(endpoint.reply, answer) }
}

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Characters. Longer texts are encoded here once: Node would do it for the length and again for sending, half a millisecond each for a
 * board.
 */
const ENCODED_FROM = 8_192

function send(reply: FastifyReply, { status, body, isReplayed }: Outgoing): FastifyReply {
  if (reply.sent) return reply
  reply.code(status)
  if (isReplayed) reply.header('idempotency-replayed', 'true')
  const version = (body as { data?: { version?: unknown } } | undefined)?.data?.version // only rows with a version have an ETag
  if (typeof version === 'number') reply.header('etag', `"${version}"`)
  if (body === undefined || body === null) return reply.send()
  const text = JSON.stringify(body)
  return reply.type(JSON_TYPE).send(text.length < ENCODED_FROM ? text : Buffer.from(text))
}
