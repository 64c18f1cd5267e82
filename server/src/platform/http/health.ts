import { sql } from 'kysely'
import type { App } from './app.ts'

/** /health/live without I/O; /health/ready asks the database. */
export function healthRoutes(app: App): void {
  app.fastify.get('/health/live', async () => ({ status: 'ok' }))
  app.fastify.get('/health/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(app.platform.db)
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
