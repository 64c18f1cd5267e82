import type { OutgoingHttpHeaders } from 'node:http'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import { NO_COMPILERS } from './no-compilers.ts'
import { isTls } from './tls.ts'

/** CSP and its kin, and that nobody keeps an answer; the files of the web client say themselves how long they may be kept. */
export async function securityHeaders(fastify: FastifyInstance, config: Config): Promise<void> {
  const [plain, tls] = await Promise.all([false, true].map((overTls) => headersOf(optionsFor(config, overTls))))
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.headers({ ...(isTls(request, config) ? tls : plain), 'cache-control': 'no-store' })
    next()
  })
}

/** helmet writes the same headers for every answer, and works them out anew each time: one answer is made to learn them. */
async function headersOf(options: FastifyHelmetOptions): Promise<OutgoingHttpHeaders> {
  const sample = Fastify({ schemaController: NO_COMPILERS })
  await sample.register(helmet, options)
  sample.get('/', async (_request, reply) => reply.raw.getHeaders())
  const answer = await sample.inject('/')
  await sample.close()
  return answer.json()
}

/** Mantine writes style elements, hence 'unsafe-inline' for styles alone. */
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
        // A picture is looked at before it is sent.
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
