import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { unavailable } from '#platform/errors.ts'
import type { App } from './app.ts'
import { phaseOf } from './phase.ts'

const PATIENCE_MS = 3_000

/** /health/live without I/O; /health/ready asks the database, and says no while migrating or draining. */
export function healthRoutes({ fastify, platform }: App): void {
  fastify.addHook('onRequest', (request, _reply, next) => {
    next(phaseOf(platform) === 'starting' && !/^\/health\//.test(request.url) ? unavailable() : undefined)
  })
  // Whoever keeps a connection open learns with the answer that the next request belongs elsewhere.
  fastify.addHook('onSend', (_request, reply, payload, next) => {
    if (phaseOf(platform) === 'draining') reply.header('connection', 'close')
    next(null, payload)
  })

  fastify.get('/health/live', async () => ({ status: 'ok' }))
  fastify.get('/health/ready', async (_request, reply) => {
    const isHeard = phaseOf(platform) === 'ready' && (await isAnswering(platform.db))
    const phase = phaseOf(platform) // it may have changed meanwhile
    if (phase !== 'ready') return reply.code(503).send({ status: phase })
    return isHeard ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable' })
  })
}

/** False also when the database is silent: whoever asks this often must not pile up behind it. */
async function isAnswering(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const silent = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false)
  })
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const isHeard = await Promise.race([answer, silent])
  clearTimeout(timer)
  return isHeard
}
