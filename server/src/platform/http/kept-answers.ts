import type { FastifyInstance } from 'fastify'

/** Removes cookies from answers that may be kept: a cache would give them to the next client. */
export function dropCookiesOfCachedAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, next) => {
    if (reply.getHeader('cache-control') !== 'no-store') reply.removeHeader('set-cookie')
    next(null, payload)
  })
}
