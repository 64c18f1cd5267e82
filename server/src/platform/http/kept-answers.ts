import type { FastifyInstance } from 'fastify'

/** Whatever keeps an answer would give its cookies to the next who asks: those that may be kept have none. */
export function keepNoCookies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('cache-control') !== 'no-store') reply.removeHeader('set-cookie')
  })
}
