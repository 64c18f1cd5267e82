import { dropWorkerDatabases } from './worker-database.ts'

/** Vitest calls it before the workers of the server's tests start. */
export const setup = dropAll

/** Vitest calls it when all of them are done. */
export const teardown = dropAll

async function dropAll(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) await dropWorkerDatabases(process.env.TEST_DATABASE_URL)
}
