import type { RealtimeLog, SessionEnds } from './port.ts'
import type { Rooms } from './rooms.ts'

/** The time after which a silent database counts as away. */
const PATIENCE_MS = 5_000

/**
 * Returns a function that closes the sockets of ended sessions, to be called at every pulse. Each socket knows an end; the database is
 * asked, once for all, only when it has passed: requests may have prolonged it. If the database is silent, these clients connect again.
 */
export function createSessionWatch(rooms: Rooms, { now, endsOf }: SessionEnds, log: RealtimeLog): () => Promise<void> {
  let isAsking = false

  async function ask(sessions: readonly string[]): Promise<void> {
    try {
      rooms.prolong(sessions, await within(PATIENCE_MS, endsOf(sessions)))
    } catch (error) {
      log.warn({ err: error }, 'the ends of sessions could not be asked for')
      rooms.sendBack(sessions)
    }
  }

  return async () => {
    const sessions = isAsking ? [] : rooms.sessionsOver(now())
    if (sessions.length === 0) return
    isAsking = true
    await ask(sessions)
    isAsking = false
  }
}

function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), milliseconds)
    timer.unref()
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
