import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDiskFull } from '#db/disk-full.ts'
import { DatabaseUnreachable } from '#db/unreachable.ts'
import type { Platform } from '#platform/context.ts'
import { AppError, conflict, invalid, noRoom, notFound, readOnly, unavailable } from '#platform/errors.ts'
import { isClientGone } from './client-gone.ts'
import { noteFullDisk, noteRefusal } from './storage.ts'

/** The status counted for a client that has gone; no client reads it. */
const LEFT = 499

/** Sends every error as JSON in the person's language, without stack, SQL or path. */
export function answerError(platform: Platform, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isClientGone(error, reply.raw)) return reply.code(LEFT).send()
  const known = error instanceof AppError ? error : (fromDatabase(platform, error) ?? fromFastify(error) ?? fromSystem(platform, error))
  const language = platform.translator.negotiate(request.headers['accept-language'])
  const say = (text: Phrase): string => platform.translator.translate(text, language)
  if (!known) {
    platform.log.error({ err: error, request: request.id, method: request.method, url: request.routeOptions.url }, 'request failed')
    const message = say(phrase('error', 'Something went wrong on our side'))
    return reply.code(500).send({ message, error: message })
  }
  const { fields, data, retryAfter } = known.details
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const message = say(known.text)
  return reply.code(known.status).send({
    message,
    error: message,
    ...(fields ? { errors: Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, list(texts).map(say)])) } : {}),
    ...(data === undefined ? {} : { data }),
  })
}

export function answerUnknownRoute(platform: Platform, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(platform, notFound(), request, reply)
}

/** The row refers to a row that was deleted at the same moment. */
const FOREIGN_KEY_VIOLATION = '23503'

const DISK_FULL = '53100'
const READ_ONLY = '25006'

/** Out of memory, a limit of the database, a lock that did not come, cancelled, or lost against another transaction: later it may work. */
const NOT_NOW = new Set(['53000', '53200', '53400', '55P03', '57014', '40001', '40P01'])

/** Returns 503 or 507 for a database that is away or full: the request is not at fault, as 500 would suggest. */
function fromDatabase(platform: Platform, error: unknown): AppError | undefined {
  if (error instanceof DatabaseUnreachable) {
    platform.log.warn(error.message)
    return unavailable()
  }
  const code = codeOf(error)
  if (code === FOREIGN_KEY_VIOLATION)
    return conflict(phrase('error', 'Something that belongs to this was changed in the same moment: try again'))
  if (typeof code !== 'string' || !(code === DISK_FULL || code === READ_ONLY || NOT_NOW.has(code))) return undefined
  platform.log.error({ err: error }, 'the database did not do it')
  if (NOT_NOW.has(code)) return unavailable()
  noteRefusal(platform, code === DISK_FULL ? 'disk full' : 'read only')
  return code === DISK_FULL ? noRoom() : readOnly()
}

/** Returns 507 where a file of this process, or of the database in it, finds no disk space. */
function fromSystem(platform: Platform, error: unknown): AppError | undefined {
  if (!isDiskFull(error)) return undefined
  platform.log.error({ err: error }, 'there is no room for a file')
  noteFullDisk(platform)
  return noRoom()
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function list(texts: Phrase | readonly Phrase[]): readonly Phrase[] {
  return Array.isArray(texts) ? texts : [texts as Phrase] // Array.isArray does not narrow a readonly array
}

/** Translates Fastify's own refusals: unreadable bodies, sizes, media types. */
function fromFastify(error: unknown): AppError | undefined {
  const { statusCode, code } = error as Partial<FastifyError> // anything may be thrown
  if (statusCode === undefined || statusCode >= 500) return undefined
  if (statusCode === 413) return new AppError(413, phrase('error', 'The request is too large'))
  if (statusCode === 415) return new AppError(415, phrase('error', 'This kind of content is not accepted'))
  if (statusCode === 400 && code !== 'FST_ERR_BAD_URL') return invalid({ body: phrase('error', 'The request could not be read') })
  return notFound()
}
