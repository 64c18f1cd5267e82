import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'

/** CSP and its kin. Mantine writes style elements, hence 'unsafe-inline' for styles alone. */
export async function securityHeaders(fastify: FastifyInstance, config: Config): Promise<void> {
  const isTls = config.appUrl?.startsWith('https:') ?? false
  const pusher = config.pusher.host
    ? [`${config.pusher.scheme === 'https' ? 'wss' : 'ws'}://${config.pusher.host}:${config.pusher.port}`]
    : []
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...pusher],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isTls ? [] : null,
      },
    },
    hsts: isTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: isTls ? { policy: 'same-origin' } : false,
    originAgentCluster: isTls,
  })
  // The files of the web client say themselves how long they may be kept; nothing else may be.
  fastify.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
