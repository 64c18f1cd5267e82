import type { IncomingMessage } from 'node:http'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors.ts'

/**
 * Checks whether a request names exactly one host. Of two, Node reads the first and a proxy perhaps the last: nobody can tell which was
 * meant (RFC 9112, 3.2).
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts <= 1
}

export function refuseManyHosts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw }, _reply, next) => {
    next(namesOneHost(raw) ? undefined : new AppError(400, phrase('error', 'The request could not be read')))
  })
}
