import type { IncomingMessage } from 'node:http'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors.ts'

/**
 * Checks whether a request names exactly one host. Of two, Node reads the first and a proxy perhaps the last: nobody can tell which was
 * meant (RFC 9112, 3.2).
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1
}

export function refuseManyHosts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ raw }) => {
    if (!namesOneHost(raw)) throw new AppError(400, phrase('error', 'The request could not be read'))
  })
}
