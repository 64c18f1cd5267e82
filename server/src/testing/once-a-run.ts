import { dropWorkerDatabases } from './worker-database.ts'

/** Vitest calls it when all workers of the server's tests are done. */
export async function teardown(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) await dropWorkerDatabases(process.env.TEST_DATABASE_URL)
}
