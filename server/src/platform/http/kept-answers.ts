import type { FastifyInstance } from 'fastify'

/** Removes cookies from answers that may be kept: a cache would give them to the next client. */
export function dropCookiesOfCachedAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('cache-control') !== 'no-store') reply.removeHeader('set-cookie')
  })
}
