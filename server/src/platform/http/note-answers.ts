import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/context.ts'

/** Counts each answer, and with LOG_LEVEL=debug logs it with the path of its endpoint: the requested path may hold secrets. */
export function noteAnswers(fastify: FastifyInstance, platform: Platform): void {
  fastify.addHook('onResponse', (request, reply, next) => {
    const { method, id } = request
    const { url: route } = request.routeOptions
    const seconds = reply.elapsedTime / 1000
    const { metrics, log } = platform
    metrics.requestAnswered({ method, route, status: reply.statusCode, seconds })
    if (log.isLevelEnabled('debug'))
      log.debug({ request: id, method, url: route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    next()
  })
}
