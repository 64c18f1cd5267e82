import type { PGlite } from '@electric-sql/pglite'
import { DatabaseUnreachable } from './unreachable.ts'

/** Every way of speaking to it. */
const WAYS = ['execProtocol', 'execProtocolStream', 'execProtocolRaw', 'execProtocolRawStream'] as const

/**
 * After a PANIC (it could not write its log: the disk is full, or broken) the embedded database would answer the next question with
 * an endless loop that stops the whole process. From then on nothing reaches it: everybody is told that it is away, until the
 * process is started again. What was acknowledged is on the disk.
 */
export function stoppedByPanic(database: PGlite): PGlite {
  let panic: unknown
  const ways = database as unknown as Record<string, ((...given: unknown[]) => Promise<unknown>) | undefined> // each of them is asynchronous
  for (const way of WAYS) {
    const speak = ways[way]?.bind(database)
    if (!speak) continue
    ways[way] = async (...given) => {
      if (panic) throw new DatabaseUnreachable(panic)
      try {
        return await speak(...given)
      } catch (error) {
        if ((error as { severity?: unknown }).severity === 'PANIC') panic = error // anything may be thrown
        throw error
      }
    }
  }
  const close = database.close.bind(database)
  database.close = async () => (panic ? undefined : close())
  return database
}
