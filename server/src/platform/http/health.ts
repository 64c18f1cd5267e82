import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { unavailable } from '#platform/errors.ts'
import type { App } from './app.ts'
import { isLate } from './drain.ts'
import { phaseOf } from './phase.ts'
import { lackOf } from './storage.ts'

const PATIENCE_MS = 3_000

/** Serves /health/live without I/O. /health/ready asks the database, and answers 503 while migrating, draining, or unable to write. */
export function healthRoutes({ fastify, platform }: App): void {
  fastify.addHook('onRequest', (request, _reply, next) => {
    const isElsewhere = phaseOf(platform) === 'starting' || isLate(request.raw.socket)
    next(isElsewhere && !/^\/health\//.test(request.url) ? unavailable() : undefined)
  })
  // A client that keeps its connection open learns from the answer that its next request belongs elsewhere.
  fastify.addHook('onSend', (_request, reply, payload, next) => {
    if (phaseOf(platform) === 'draining') reply.header('connection', 'close')
    next(null, payload)
  })

  fastify.get('/health/live', async () => ({ status: 'ok' }))
  fastify.get('/health/ready', async (_request, reply) => {
    const isReady = phaseOf(platform) === 'ready'
    const isHeard = isReady && (await inTime(isAnswering(platform.db), false))
    const lack = isHeard && (await inTime(lackOf(platform), 'read only'))
    const phase = phaseOf(platform) // it may have changed meanwhile
    if (phase !== 'ready') return reply.code(503).send({ status: phase })
    // Everything but realtime works without Redis: a load balancer must not remove all processes.
    const away = platform.realtime.isAway && { redis: 'away' }
    if (lack) return reply.code(503).send({ status: 'read only', ...(lack === 'disk full' && { disk: 'full' }), ...away })
    return isHeard ? { status: 'ok', ...away } : reply.code(503).send({ status: 'unavailable' })
  })
}

/** Returns `otherwise` where the database does not answer in time: frequent checks must not pile up behind it. */
async function inTime<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const silent = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, otherwise)
  })
  const told = await Promise.race([answer, silent])
  clearTimeout(timer)
  return told
}

function isAnswering(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
