import type { OutgoingHttpHeaders } from 'node:http'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import { NO_COMPILERS } from './no-compilers.ts'
import { isTls } from './tls.ts'

/** Sets CSP and related headers, and `no-store`; files of the web client say themselves how long they may be kept. */
export async function securityHeaders(fastify: FastifyInstance, config: Config): Promise<void> {
  const [plain, tls] = await Promise.all([false, true].map((overTls) => headersOf(optionsFor(config, overTls))))
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.headers({ ...(isTls(request, config) ? tls : plain), 'cache-control': 'no-store' })
    next()
  })
}

/** Makes one answer to learn the headers: helmet writes the same ones for every answer and computes them anew each time. */
async function headersOf(options: FastifyHelmetOptions): Promise<OutgoingHttpHeaders> {
  const sample = Fastify({ schemaController: NO_COMPILERS })
  await sample.register(helmet, options)
  sample.get('/', async (_request, reply) => reply.raw.getHeaders())
  const answer = await sample.inject('/')
  await sample.close()
  return answer.json()
}

/** Returns the options of helmet. Mantine writes style elements: therefore 'unsafe-inline' for styles only. */
function optionsFor(config: Config, overTls: boolean): FastifyHelmetOptions {
  const pusher = config.pusher.host
    ? [`${config.pusher.scheme === 'https' ? 'wss' : 'ws'}://${config.pusher.host}:${config.pusher.port}`]
    : []
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A picture is shown before it is uploaded.
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...pusher],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: overTls ? [] : null,
      },
    },
    hsts: overTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: overTls ? { policy: 'same-origin' } : false,
    originAgentCluster: overTls,
  }
}
